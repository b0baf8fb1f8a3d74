//! The figures that documents quote are those of `docs/figures`.
use std::fs;
use std::path::PathBuf;

use nic_sim::tools::repository_root;

/// The Markdown and text files of a directory.
fn files(directory: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(repository_root().join(directory)).expect("a directory of docs");
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .collect();
    files.sort();
    files
}

/// What a figure is called, as its first line begins: `CXL-NIC figure 11`.
fn title(text: &str) -> Option<&str> {
    text.lines().next()?.split_once(':').map(|(title, _)| title)
}

/// The document with each block of text that has a figure's title replaced by the figure.
fn with_figures(document: &str, figures: &[String]) -> String {
    let mut blocks = document.split("```text\n");
    let mut text = blocks.next().unwrap_or_default().to_owned();
    for block in blocks {
        let (quoted, rest) = block.split_once("```").expect("a block ends");
        let is_it =
            |figure: &&String| title(figure).is_some_and(|name| title(quoted) == Some(name));
        let figure = figures.iter().find(is_it).map_or(quoted, |figure| figure.as_str());
        text += &format!("```text\n{figure}```{rest}");
    }
    text
}

/// `make bless` (`INSTA_UPDATE=always`) writes them into the documents instead.
#[test]
fn documents_quote_the_figures_as_they_are() {
    let read = |file: &PathBuf| fs::read_to_string(file).expect("a file of docs");
    let figures: Vec<String> = files("docs/figures", "txt").iter().map(read).collect();
    let mut quoted = 0;
    for file in files("docs", "md") {
        let text = read(&file);
        quoted += text
            .split("```text\n")
            .skip(1)
            .filter(|block| {
                figures
                    .iter()
                    .any(|figure| title(figure).is_some() && title(figure) == title(block))
            })
            .count();
        let fresh = with_figures(&text, &figures);
        if fresh != text && std::env::var_os("INSTA_UPDATE").is_some_and(|how| how == "always") {
            fs::write(&file, &fresh).expect("the document is written");
            continue;
        }
        let lines = text.lines().zip(fresh.lines());
        let first = lines.enumerate().find(|(_, (now, figure))| now != figure);
        assert!(
            fresh == text,
            "{}: line {} is not that of docs/figures; `make bless` copies them: {:?}",
            file.display(),
            first.map_or(0, |(number, _)| number + 1),
            first.map(|(_, lines)| lines)
        );
    }
    assert!(quoted > 0, "something is compared");
}

#[test]
fn a_block_with_the_title_of_a_figure_is_replaced_and_no_other() {
    let document = "a\n```text\nFigure 1: old\n1\n```\nb\n```text\nother: 2\n```\n";
    let figures = ["Figure 1: new\n3\n".to_owned()];
    let expected = "a\n```text\nFigure 1: new\n3\n```\nb\n```text\nother: 2\n```\n";
    assert_eq!(with_figures(document, &figures), expected);
}
