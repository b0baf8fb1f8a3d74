//! An SVG document, element by element. The same calls give the same bytes.
use std::fmt::Write;

/// The family of every text.
const FONT: &str = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";

/// A document under construction.
#[derive(Clone, Debug)]
pub struct Document {
    width: f64,
    height: f64,
    body: String,
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TextStyle {
    /// Height of a line.
    pub size: f64,
    /// Colour.
    pub color: &'static str,
    /// Whether it is bold.
    pub bold: bool,
    /// Where it stands.
    pub anchor: Anchor,
}

/// How a line looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Thickness.
    pub width: f64,
    /// Colour.
    pub color: &'static str,
    /// Whether it is dashed.
    pub dashed: bool,
}

impl Stroke {
    /// A line without gaps.
    pub const fn solid(width: f64, color: &'static str) -> Self {
        Self { width, color, dashed: false }
    }

    /// A dashed line.
    pub const fn dashed(width: f64, color: &'static str) -> Self {
        Self { width, color, dashed: true }
    }

    fn attributes(&self) -> String {
        let dashes = if self.dashed { " stroke-dasharray=\"5 4\"" } else { "" };
        format!("stroke=\"{}\" stroke-width=\"{}\"{dashes}", self.color, number(self.width))
    }
}

impl Document {
    /// An empty document on a white ground.
    pub fn new(width: f64, height: f64) -> Self {
        let mut document = Self { width, height, body: String::new() };
        document.rectangle((0.0, 0.0), (width, height), "#ffffff", 1.0);
        document
    }

    /// A filled rectangle: its upper left corner, its size.
    pub fn rectangle(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        fill: &str,
        opacity: f64,
    ) {
        let opacity = match opacity < 1.0 {
            true => format!(" fill-opacity=\"{}\"", number(opacity)),
            false => String::new(),
        };
        self.element(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{fill}\"{opacity}/>",
            number(x),
            number(y),
            number(width),
            number(height)
        ));
    }

    /// A line through points.
    pub fn line(&mut self, points: &[(f64, f64)], stroke: Stroke) {
        let points: Vec<String> =
            points.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
        self.element(&format!(
            "<polyline points=\"{}\" fill=\"none\" stroke-linejoin=\"round\" {}/>",
            points.join(" "),
            stroke.attributes()
        ));
    }

    /// A filled outline through points.
    pub fn area(&mut self, points: &[(f64, f64)], fill: &str, opacity: f64) {
        let points: Vec<String> =
            points.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
        self.element(&format!(
            "<polygon points=\"{}\" fill=\"{fill}\" fill-opacity=\"{}\"/>",
            points.join(" "),
            number(opacity)
        ));
    }

    /// A dot.
    pub fn dot(&mut self, (x, y): (f64, f64), radius: f64, fill: &str) {
        let (x, y, radius) = (number(x), number(y), number(radius));
        self.element(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"/>"));
    }

    /// A text on the line through the point.
    pub fn text(&mut self, point: (f64, f64), text: &str, style: TextStyle) {
        self.write_text(point, text, style, "");
    }

    /// A text that reads upwards.
    pub fn text_upwards(&mut self, point: (f64, f64), text: &str, style: TextStyle) {
        let (x, y) = (number(point.0), number(point.1));
        self.write_text(point, text, style, &format!(" transform=\"rotate(-90 {x} {y})\""));
    }

    fn write_text(&mut self, (x, y): (f64, f64), text: &str, style: TextStyle, more: &str) {
        let TextStyle { size, color, bold, anchor } = style;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let weight = if bold { " font-weight=\"600\"" } else { "" };
        self.element(&format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{weight} fill=\"{color}\" \
             text-anchor=\"{anchor}\"{more}>{}</text>",
            number(x),
            number(y),
            number(size),
            escaped(text)
        ));
    }

    fn element(&mut self, text: &str) {
        self.body.push_str("  ");
        self.body.push_str(text);
        self.body.push('\n');
    }

    /// The text of the document.
    pub fn finish(self) -> String {
        let (width, height) = (number(self.width), number(self.height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"{FONT}\">\n{}</svg>\n",
            self.body
        )
    }
}

/// About how wide a text is: the mean of the letters of a plain typeface.
pub fn text_width(text: &str, size: f64) -> f64 {
    let letter = |c: char| match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | ' ' | 'f' | 't' | 'I' => 0.3,
        'm' | 'w' | 'M' | 'W' | '%' => 0.85,
        c if c.is_ascii_uppercase() => 0.68,
        _ => 0.56,
    };
    size * text.chars().map(letter).sum::<f64>()
}

/// A coordinate with at most two decimals.
fn number(value: f64) -> String {
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = write!(text, "{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_have_at_most_two_decimals() {
        let found = [3.0, 2.5, 1.0 / 3.0, -0.001, 120.0].map(number);
        assert_eq!(found, ["3", "2.5", "0.33", "0", "120"]);
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(escaped("a < b & c"), "a &lt; b &amp; c");
    }
}
