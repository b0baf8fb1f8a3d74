//! Lays out a figure and draws it.
use super::axis::{Scale, number_label, tick_label, ticks};
use super::svg::{Anchor, Document, Stroke, TextStyle, text_width};
use super::{Figure, Marks, Panel, Series};

/// Size of a panel, its titles and labels included.
const PANEL: (f64, f64) = (470.0, 330.0);
/// Around and between panels.
const SPACE: f64 = 24.0;
/// Ground between the highest mark and the frame, as a part of the height.
const HEADROOM: f64 = 1.06;

const INK: &str = "#2b2f36";
const FADED: &str = "#6b7280";
const GRID: &str = "#e5e7eb";
const FRAME: &str = "#9ca3af";
/// Colours that also the colour-blind tell apart (Paul Tol's bright scheme).
const COLORS: [&str; 6] = ["#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377"];

const fn text(size: f64, color: &'static str, anchor: Anchor) -> TextStyle {
    TextStyle { size, color, bold: false, anchor }
}

/// The figure as a document.
pub fn figure(figure: &Figure) -> String {
    let panels = figure.panels.len().max(1) as f64;
    let head = SPACE + 30.0 + 18.0 * figure.notes.len() as f64;
    let width = SPACE + panels * (PANEL.0 + SPACE);
    let mut document = Document::new(width, head + PANEL.1 + SPACE);
    let title = TextStyle { bold: true, ..text(17.0, INK, Anchor::Start) };
    document.text((SPACE, SPACE + 10.0), &figure.title, title);
    for (row, note) in figure.notes.iter().enumerate() {
        let y = SPACE + 31.0 + 18.0 * row as f64;
        document.text((SPACE, y), note, text(12.5, FADED, Anchor::Start));
    }
    for (column, panel) in figure.panels.iter().enumerate() {
        let left = SPACE + column as f64 * (PANEL.0 + SPACE);
        Canvas::new(panel, (left, head)).draw(&mut document);
    }
    document.finish()
}

/// A panel with its axes laid out.
struct Canvas<'a> {
    panel: &'a Panel,
    corner: (f64, f64),
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    x: Scale,
    y: Scale,
    x_ticks: Vec<f64>,
    y_ticks: Vec<f64>,
}

impl<'a> Canvas<'a> {
    fn new(panel: &'a Panel, corner: (f64, f64)) -> Self {
        let (x_range, y_range) = panel.range();
        let y_ticks = ticks(y_range.0, y_range.1 * HEADROOM, 5);
        let x_ticks = ticks(x_range.0, x_range.1, 7);
        let widest = y_ticks.iter().map(|tick| text_width(&tick_label(*tick, &y_ticks), 11.5));
        let left = corner.0 + 26.0 + widest.fold(0.0, f64::max) + 8.0;
        let right = corner.0 + PANEL.0;
        let top = corner.1 + 30.0 + if panel.legend().is_empty() { 0.0 } else { 20.0 };
        let bottom = corner.1 + PANEL.1 - 42.0;
        let ends = |ticks: &[f64]| (ticks[0], ticks[ticks.len() - 1]);
        let x_values = match panel.categories.len() {
            0 => ends(&x_ticks),
            count => (-0.5, count as f64 - 0.5),
        };
        Self {
            panel,
            corner,
            left,
            right,
            top,
            bottom,
            x: Scale::new(x_values, (left, right)),
            y: Scale::new(ends(&y_ticks), (bottom, top)),
            x_ticks,
            y_ticks,
        }
    }

    fn draw(&self, document: &mut Document) {
        let title = TextStyle { bold: true, ..text(13.5, INK, Anchor::Start) };
        document.text((self.corner.0, self.corner.1 + 14.0), &self.panel.title, title);
        self.draw_legend(document);
        self.draw_y_axis(document);
        let bars: Vec<&Series> =
            self.panel.series.iter().filter(|s| matches!(s.marks, Marks::Bars(_))).collect();
        for (number, series) in self.panel.series.iter().enumerate() {
            let color = COLORS[number % COLORS.len()];
            match &series.marks {
                Marks::Bars(values) => {
                    let place = bars.iter().position(|other| std::ptr::eq(*other, series));
                    self.draw_bars(document, values, place.unwrap_or(0), bars.len(), color);
                }
                Marks::Line(points) => self.draw_line(document, points, color),
                Marks::Histogram { start, width, counts } => {
                    self.draw_histogram(document, *start, *width, counts, color);
                }
            }
        }
        self.draw_x_axis(document);
        self.draw_rules(document);
    }

    fn draw_legend(&self, document: &mut Document) {
        let mut x = self.left;
        let y = self.corner.1 + 36.0;
        for (number, name) in self.panel.legend() {
            document.rectangle((x, y - 9.0), (10.0, 10.0), COLORS[number % COLORS.len()], 1.0);
            document.text((x + 15.0, y), name, text(11.5, INK, Anchor::Start));
            x += 15.0 + text_width(name, 11.5) + 18.0;
        }
    }

    fn draw_y_axis(&self, document: &mut Document) {
        for tick in &self.y_ticks {
            let y = self.y.place(*tick);
            document.line(&[(self.left, y), (self.right, y)], Stroke::solid(1.0, GRID));
            let label = tick_label(*tick, &self.y_ticks);
            document.text((self.left - 8.0, y + 4.0), &label, text(11.5, FADED, Anchor::End));
        }
        let middle = (self.corner.0 + 12.0, (self.top + self.bottom) / 2.0);
        document.text_upwards(middle, &self.panel.y_label, text(12.0, INK, Anchor::Middle));
    }

    fn draw_x_axis(&self, document: &mut Document) {
        let base = self.y.place(0.0);
        document.line(&[(self.left, base), (self.right, base)], Stroke::solid(1.2, FRAME));
        let style = text(11.5, FADED, Anchor::Middle);
        if self.panel.categories.is_empty() {
            for tick in &self.x_ticks {
                let x = self.x.place(*tick);
                let stroke = Stroke::solid(1.2, FRAME);
                document.line(&[(x, self.bottom), (x, self.bottom + 5.0)], stroke);
                let label = tick_label(*tick, &self.x_ticks);
                document.text((x, self.bottom + 18.0), &label, style);
            }
        }
        for (number, name) in self.panel.categories.iter().enumerate() {
            document.text((self.x.place(number as f64), self.bottom + 18.0), name, style);
        }
        let middle = ((self.left + self.right) / 2.0, self.bottom + 37.0);
        document.text(middle, &self.panel.x_label, text(12.0, INK, Anchor::Middle));
    }

    fn draw_bars(
        &self,
        document: &mut Document,
        values: &[f64],
        place: usize,
        count: usize,
        color: &'static str,
    ) {
        let slot = self.x.place(1.0) - self.x.place(0.0);
        let part = if count == 1 { 0.62 } else { 0.82 };
        let width = (slot * part / count as f64).min(64.0);
        for (number, value) in values.iter().enumerate() {
            let middle = self.x.place(number as f64);
            let left = middle + (place as f64 - count as f64 / 2.0) * width;
            let (end, base) = (self.y.place(*value), self.y.place(0.0));
            let size = (width - 2.0, (base - end).abs());
            document.rectangle((left + 1.0, end.min(base)), size, color, 1.0);
            if self.panel.shows_values {
                self.draw_value(document, *value, left + width / 2.0, width);
            }
        }
    }

    /// Writes a bar's value beyond its end, upwards where the bar is too narrow for it.
    fn draw_value(&self, document: &mut Document, value: f64, middle: f64, width: f64) {
        let decimals = if value.abs() < 10.0 { 2 } else { 0 };
        let label = number_label(value, decimals);
        let style = text(11.5, INK, Anchor::Middle);
        let (end, is_below) = (self.y.place(value), value < 0.0);
        if text_width(&label, style.size) <= width {
            let y = if is_below { end + 15.0 } else { end - 6.0 };
            document.text((middle, y), &label, style);
        } else {
            let (y, anchor) =
                if is_below { (end + 6.0, Anchor::End) } else { (end - 6.0, Anchor::Start) };
            document.text_upwards((middle + 4.0, y), &label, TextStyle { anchor, ..style });
        }
    }

    fn draw_line(&self, document: &mut Document, points: &[(f64, f64)], color: &'static str) {
        let places: Vec<_> =
            points.iter().map(|(x, y)| (self.x.place(*x), self.y.place(*y))).collect();
        document.line(&places, Stroke::solid(2.0, color));
        if places.len() <= 40 {
            places.iter().for_each(|place| document.dot(*place, 3.2, color));
        }
    }

    fn draw_histogram(
        &self,
        document: &mut Document,
        start: f64,
        width: f64,
        counts: &[f64],
        color: &'static str,
    ) {
        let base = self.y.place(0.0);
        let mut outline = vec![(self.x.place(start), base)];
        for (number, count) in counts.iter().enumerate() {
            let left = start + number as f64 * width;
            let y = self.y.place(*count);
            outline.extend([(self.x.place(left), y), (self.x.place(left + width), y)]);
        }
        outline.push((self.x.place(start + counts.len() as f64 * width), base));
        document.area(&outline, color, 0.35);
        document.line(&outline, Stroke::solid(1.5, color));
    }

    /// Rules with their labels; those of vertical rules step down so that they do not meet.
    fn draw_rules(&self, document: &mut Document) {
        let mut row = 0.0;
        for rule in &self.panel.rules {
            let stroke = Stroke::dashed(1.2, INK);
            if rule.is_level {
                let y = self.y.place(rule.at);
                document.line(&[(self.left, y), (self.right, y)], stroke);
                let style = text(11.5, INK, Anchor::End);
                document.text((self.right - 4.0, y - 6.0), &rule.label, style);
            } else {
                let x = self.x.place(rule.at);
                document.line(&[(x, self.top), (x, self.bottom)], stroke);
                let is_left = x + 6.0 + text_width(&rule.label, 11.5) > self.right;
                let (dx, anchor) = if is_left { (-6.0, Anchor::End) } else { (6.0, Anchor::Start) };
                let place = (x + dx, self.top + 12.0 + row);
                document.text(place, &rule.label, text(11.5, INK, anchor));
                row += 16.0;
            }
        }
    }
}

impl Panel {
    /// Number and name of every series that has a name; nothing if there is only one series.
    fn legend(&self) -> Vec<(usize, &str)> {
        if self.series.len() < 2 {
            return Vec::new();
        }
        let named = self.series.iter().map(|series| series.name.as_str()).enumerate();
        named.filter(|(_, name)| !name.is_empty()).collect()
    }
}
