//! What there is to emit, as text.
use nic_hdl::catalog::records;
use nic_hdl::module::{Error, Purpose, Record};

/// The table of modules, and the presets.
pub fn modules() -> String {
    let mut rows = vec![[
        "module".to_string(),
        "what it does".to_string(),
        "source".to_string(),
        "parameters".to_string(),
    ]];
    for record in records() {
        let contract = record.contract;
        let parameters: Vec<String> =
            record.parameters.iter().map(|p| format!("{}={}", p.name, p.default)).collect();
        rows.push([
            contract.module.to_string(),
            contract.summary.to_string(),
            format!("{} {}", contract.source.paper, contract.source.section),
            parameters.join(" "),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let (a, b, c) = (width(0), width(1), width(2));
    let line = |row: &[String; 4]| {
        format!("{:a$}  {:b$}  {:c$}  {}", row[0], row[1], row[2], row[3]).trim_end().to_string()
            + "\n"
    };
    let table: String = rows.iter().map(line).collect();
    table
        + "\n"
        + &names("presets for users", Purpose::Product)
        + &names("test sizes", Purpose::Test)
}

/// The presets of that purpose.
fn names(title: &str, purpose: Purpose) -> String {
    let presets = records().flat_map(|record| record.presets);
    let names = presets.filter(|preset| preset.purpose == purpose).map(|preset| preset.name);
    format!("{title}: {}\n", names.collect::<Vec<_>>().join(", "))
}

/// The parameters of a module type: what each means, its default, and which values are legal.
///
/// # Errors
/// A default that is not legal.
pub fn parameters(record: &Record) -> Result<String, Error> {
    let contract = record.contract;
    let mut text = format!("{}: {}\n", contract.module, contract.summary);
    let legal = record.legal_values()?;
    let widest = record.parameters.iter().map(|p| p.name.len() + p.default.len() + 1).max();
    let (widest, margin) = (widest.unwrap_or(0), "");
    for parameter in record.parameters {
        let setting = format!("{}={}", parameter.name, parameter.default);
        text += &format!("  {setting:widest$}  {}\n", parameter.meaning);
        if let Some(legal) = legal.get(parameter.name) {
            text += &format!("  {margin:widest$}  legal: {legal}\n");
        }
    }
    if record.parameters.is_empty() {
        text += "  no parameters\n";
    }
    Ok(text)
}
