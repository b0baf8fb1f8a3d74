//! Figures as SVG: panels side by side, each with axes, and bars, lines or a histogram.
//!
//! ```
//! use nic_eval::plot::{Figure, Panel};
//!
//! let panel = Panel::new("Rate", "payload, bytes", "packets per 1000 cycles")
//!     .line("measured", [(64.0, 800.0), (128.0, 490.0), (256.0, 250.0)])
//!     .level("limit of the link", 1000.0);
//! let svg = Figure::new("Loopback").panel(panel).to_svg();
//! assert!(svg.starts_with("<svg"));
//! ```
//! The same calls give the same bytes.
mod axis;
mod draw;
mod svg;

/// Panels side by side under one title.
#[derive(Clone, Debug)]
pub struct Figure {
    title: String,
    notes: Vec<String>,
    panels: Vec<Panel>,
}

/// A pair of axes and what they show.
#[derive(Clone, Debug)]
pub struct Panel {
    title: String,
    x_label: String,
    y_label: String,
    /// Names on the x axis; with none it shows numbers.
    categories: Vec<String>,
    series: Vec<Series>,
    rules: Vec<Rule>,
    shows_values: bool,
}

/// One set of marks, of one colour.
#[derive(Clone, Debug)]
struct Series {
    name: String,
    marks: Marks,
}

#[derive(Clone, Debug)]
enum Marks {
    /// A bar for each category, from zero.
    Bars(Vec<f64>),
    /// Points in order, joined.
    Line(Vec<(f64, f64)>),
    /// Classes of equal width from `start` on.
    Histogram { start: f64, width: f64, counts: Vec<f64> },
}

/// A dashed line across the panel.
#[derive(Clone, Debug)]
struct Rule {
    label: String,
    at: f64,
    is_level: bool,
}

impl Figure {
    /// A figure without panels.
    pub fn new(title: &str) -> Self {
        Self { title: title.to_owned(), notes: Vec::new(), panels: Vec::new() }
    }

    /// A line of small print below the title.
    pub fn note(mut self, note: &str) -> Self {
        self.notes.push(note.to_owned());
        self
    }

    /// Adds a panel on the right.
    pub fn panel(mut self, panel: Panel) -> Self {
        self.panels.push(panel);
        self
    }

    /// The figure as a document.
    pub fn to_svg(&self) -> String {
        draw::figure(self)
    }
}

impl Panel {
    /// A panel that shows nothing yet.
    pub fn new(title: &str, x_label: &str, y_label: &str) -> Self {
        Self {
            title: title.to_owned(),
            x_label: x_label.to_owned(),
            y_label: y_label.to_owned(),
            categories: Vec::new(),
            series: Vec::new(),
            rules: Vec::new(),
            shows_values: false,
        }
    }

    /// Names for the places of bars, from left to right.
    pub fn categories<T: Into<String>>(mut self, names: impl IntoIterator<Item = T>) -> Self {
        self.categories = names.into_iter().map(Into::into).collect();
        self
    }

    /// Writes its value above each bar.
    pub fn values(mut self) -> Self {
        self.shows_values = true;
        self
    }

    /// A bar for each category; the bars of several series stand side by side.
    ///
    /// # Panics
    /// If there is not one value for each category.
    pub fn bars(self, name: &str, values: impl IntoIterator<Item = f64>) -> Self {
        let values: Vec<f64> = values.into_iter().collect();
        assert_eq!(values.len(), self.categories.len(), "`{name}` has a bar for each category");
        self.series(name, Marks::Bars(values))
    }

    /// A line through points.
    pub fn line(self, name: &str, points: impl IntoIterator<Item = (f64, f64)>) -> Self {
        self.series(name, Marks::Line(points.into_iter().collect()))
    }

    /// A histogram: classes of that width, the first beginning at `start`.
    pub fn histogram(
        self,
        name: &str,
        start: f64,
        width: f64,
        counts: impl IntoIterator<Item = f64>,
    ) -> Self {
        self.series(name, Marks::Histogram { start, width, counts: counts.into_iter().collect() })
    }

    /// A horizontal rule with a label.
    pub fn level(mut self, label: &str, y: f64) -> Self {
        self.rules.push(Rule { label: label.to_owned(), at: y, is_level: true });
        self
    }

    /// A vertical rule with a label.
    pub fn mark(mut self, label: &str, x: f64) -> Self {
        self.rules.push(Rule { label: label.to_owned(), at: x, is_level: false });
        self
    }

    fn series(mut self, name: &str, marks: Marks) -> Self {
        self.series.push(Series { name: name.to_owned(), marks });
        self
    }

    /// Least and largest x and y of everything that it shows; y begins at zero or below.
    fn range(&self) -> ((f64, f64), (f64, f64)) {
        let mut points: Vec<(f64, f64)> = Vec::new();
        for series in &self.series {
            match &series.marks {
                Marks::Bars(values) => points.extend((0..).map(f64::from).zip(values.clone())),
                Marks::Line(line) => points.extend(line),
                Marks::Histogram { start, width, counts } => {
                    let edges = (0..).map(|i| start + f64::from(i) * width);
                    points.extend(edges.zip(counts.iter().copied()));
                    points.push((start + counts.len() as f64 * width, 0.0));
                }
            }
        }
        let levels = self.rules.iter().filter(|rule| rule.is_level).map(|rule| rule.at);
        let marks = self.rules.iter().filter(|rule| !rule.is_level).map(|rule| rule.at);
        let x = extent(points.iter().map(|point| point.0).chain(marks));
        let (low, high) = extent(points.iter().map(|point| point.1).chain(levels));
        (x, (low.min(0.0), high))
    }
}

/// Least and largest; zero to one if there is none.
fn extent(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values
        .filter(|value| value.is_finite())
        .fold(None, |range, value| match range {
            None => Some((value, value)),
            Some((low, high)) => Some((value.min(low), value.max(high))),
        })
        .unwrap_or((0.0, 1.0))
}

#[cfg(test)]
mod tests;
