//! Contracts in the headers of files: several modules that differ in their sizes have one contract, which the one
//! with the shortest name says in full and the others refer to.
use std::collections::HashMap;

/// What a contract begins with, and what stands behind it.
const BEGIN: &str = "// Function:";
const END: [&str; 2] = ["// Latency:", "// Interval:"];

/// The texts of modules of `rtl-out`, of which each contract is in full in the one with the shortest name: that is the
/// module itself, and not what is a part of another.
pub(super) fn each_once(mut files: Vec<(String, String)>) -> Vec<(String, String)> {
    files.sort_by_key(|(path, _)| (stem(path).len(), stem(path).to_owned()));
    let mut first: HashMap<String, String> = HashMap::new();
    for (path, text) in &mut files {
        let Some((before, contract, behind)) = split(text) else { continue };
        match first.get(contract) {
            Some(name) => {
                let refer =
                    format!("// Function and the rest of the contract: as in {name}.v.\n//\n");
                *text = format!("{before}{refer}{behind}");
            }
            None => _ = first.insert(contract.to_owned(), stem(path).to_owned()),
        }
    }
    files
}

/// The name of a file without its folder and `.v`.
fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.strip_suffix(".v").unwrap_or(name)
}

/// What stands before the contract, the contract, and what stands behind it.
fn split(text: &str) -> Option<(&str, &str, &str)> {
    let at_line =
        |from: usize, start: &str| text[from..].find(&format!("\n{start}")).map(|at| from + at + 1);
    let begin = at_line(0, BEGIN)?;
    let end = END.iter().filter_map(|start| at_line(begin, start)).min()?;
    // A line of code between them: what was found is of something else.
    let contract = &text[begin..end];
    let is_header = contract.lines().all(|line| line.starts_with("//"));
    is_header.then_some((&text[..begin], contract, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::each_once;

    fn file(name: &str, contract: &str) -> (String, String) {
        let text =
            format!("// One.\n//\n// Function:\n// {contract}\n//\n// Interval: 1\nmodule\n");
        (format!("units/{name}.v"), text)
    }

    #[test]
    fn a_contract_is_said_once_and_referred_to() {
        let files = each_once(vec![file("b", "Same."), file("c", "Other."), file("a", "Same.")]);
        let [a, b, c] = &files[..] else { panic!("{files:?}") };
        assert_eq!(a, &file("a", "Same."));
        let referred = "// One.\n//\n// Function and the rest of the contract: as in a.v.\n//\n// Interval: 1\nmodule\n";
        assert_eq!(b, &("units/b.v".to_owned(), referred.to_owned()));
        assert_eq!(c, &file("c", "Other."));
        let files = each_once(vec![file("a_part", "Same."), file("whole", "Same.")]);
        assert_eq!(files[0], file("whole", "Same."));
    }

    #[test]
    fn what_is_no_header_stays() {
        let text = "module\n// Function:\nwire a;\n// Interval: 1\n".to_owned();
        let files = vec![("a.v".to_owned(), text.clone()), ("b.v".to_owned(), text.clone())];
        assert!(each_once(files).iter().all(|(_, found)| *found == text));
    }
}
