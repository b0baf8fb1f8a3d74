//! Lays Rust text out as rustfmt does at 100 columns: on one line where it fits.

const COLUMNS: usize = 100;

/// A piece of an expression.
pub(super) enum Tree {
    /// Text without inner structure.
    Leaf(String),
    /// Items between brackets: opening, items, closing, and what stands inside the brackets of a
    /// one-line form.
    Items(String, Vec<Tree>, &'static str, &'static str),
}

/// `&[a, b]`.
pub(super) fn list(prefix: &str, items: impl IntoIterator<Item = Tree>) -> Tree {
    Tree::Items(format!("{prefix}["), items.into_iter().collect(), "]", "")
}

/// `name(a, b)`.
pub(super) fn call(name: &str, arguments: impl IntoIterator<Item = Tree>) -> Tree {
    Tree::Items(format!("{name}("), arguments.into_iter().collect(), ")", "")
}

/// `Name { field: value }`.
pub(super) fn record<'a>(name: &str, fields: impl IntoIterator<Item = (&'a str, Tree)>) -> Tree {
    let fields = fields.into_iter().map(|(name, value)| match value {
        Tree::Leaf(text) => Tree::Leaf(format!("{name}: {text}")),
        Tree::Items(open, items, close, pad) => {
            Tree::Items(format!("{name}: {open}"), items, close, pad)
        }
    });
    Tree::Items(format!("{name} {{"), fields.collect(), "}", " ")
}

impl Tree {
    pub(super) fn leaf(text: impl Into<String>) -> Self {
        Self::Leaf(text.into())
    }

    /// The text, whose lines after the first are indented by `indent`; `before` and `after` columns
    /// are taken on its first and last line.
    pub(super) fn text(&self, indent: usize, before: usize, after: usize) -> String {
        let line = self.line();
        if before + line.chars().count() + after <= COLUMNS {
            return line;
        }
        let Self::Items(open, items, close, _) = self else { return line };
        // A call of one list hugs it.
        if let ([only @ Self::Items(inner, ..)], ")") = (&items[..], *close)
            && !open.trim_end_matches('(').is_empty()
            && inner.ends_with(['[', '{'])
        {
            let before = before + open.chars().count();
            return format!("{open}{}{close}", only.text(indent, before, after + 1));
        }
        let inner = indent + 4;
        let mut text = format!("{open}\n");
        for item in items {
            text += &format!("{:inner$}{},\n", "", item.text(inner, inner, 1));
        }
        text + &format!("{:indent$}{close}", "")
    }

    /// The text after a declaration; on the next line if only there it fits on one.
    pub(super) fn assigned_to(&self, declaration: &str) -> String {
        let (line, head) = (self.line(), declaration.chars().count());
        let length = line.chars().count() + 1;
        match head + 1 + length > COLUMNS && 4 + length <= COLUMNS {
            true => format!("{declaration}\n    {line}"),
            false => format!("{declaration} {}", self.text(0, head + 1, 1)),
        }
    }

    fn line(&self) -> String {
        match self {
            Self::Leaf(text) => text.clone(),
            Self::Items(open, items, close, pad) => {
                let items: Vec<_> = items.iter().map(Self::line).collect();
                let pad = if items.is_empty() { "" } else { pad };
                format!("{open}{pad}{}{pad}{close}", items.join(", "))
            }
        }
    }
}

/// Documentation, wrapped.
pub(super) fn documentation(indent: usize, text: &str) -> String {
    let mut lines = vec![];
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if indent + 5 + line.chars().count() + word.chars().count() > COLUMNS {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        lines.push(line);
    }
    lines
        .iter()
        .map(|line| format!("{:indent$}{}\n", "", format!("/// {line}").trim_end()))
        .collect()
}

/// A function of one expression, compiled where it is called: most of them nobody calls.
pub(super) fn function(name: &str, receiver: &str, result: &str, body: &str) -> String {
    let line = format!("    pub fn {name}({receiver}) -> {result} {{\n");
    // One column is the line's end.
    let head = match line.chars().count() - 1 <= COLUMNS {
        true => line,
        false => format!("    pub fn {name}(\n        {receiver},\n    ) -> {result} {{\n"),
    };
    format!("    #[inline]\n{head}        {body}\n    }}\n")
}

/// An associated constant `name: kind<Self, payload>`.
pub(super) fn constant(name: &str, kind: &str, payload: &str, value: &str) -> String {
    let declaration = format!("    pub const {name}: {kind}<Self, {payload}> =");
    let line = format!("{declaration} {value};");
    if line.chars().count() <= COLUMNS {
        line + "\n"
    } else if declaration.chars().count() <= COLUMNS {
        format!("{declaration}\n        {value};\n")
    } else {
        let parameters = format!("        Self,\n        {payload},\n");
        format!("    pub const {name}: {kind}<\n{parameters}    > = {value};\n")
    }
}
