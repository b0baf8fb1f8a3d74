use super::{Figure, Panel};

fn sample() -> Figure {
    let bars = Panel::new("Rate", "requester", "descriptors")
        .categories(["0", "1"])
        .bars("measured", [3.0, 4.5])
        .bars("paper", [3.5, 4.0])
        .level("limit", 5.0);
    let lines = Panel::new("Latency", "cycles", "share, %")
        .histogram("all", 10.0, 5.0, [1.0, 7.0, 2.0])
        .mark("p50", 17.0);
    Figure::new("A figure").note("two panels").panel(bars).panel(lines)
}

#[test]
fn the_same_figure_gives_the_same_bytes() {
    assert_eq!(sample().to_svg(), sample().to_svg());
}

#[test]
fn everything_named_is_written_once() {
    let svg = sample().to_svg();
    for text in ["A figure", "two panels", "Rate", "measured", "paper", "limit", "share, %", "p50"]
    {
        assert_eq!(svg.matches(&format!(">{text}</text>")).count(), 1, "{text}");
    }
    // A single series needs no legend.
    assert_eq!(svg.matches(">all</text>").count(), 0);
}

#[test]
fn everything_stays_inside_the_document() {
    let svg = sample().to_svg();
    let attribute = |element: &str, name: &str| -> Option<f64> {
        element.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?.parse().ok()
    };
    let (width, height) = (attribute(&svg, "width"), attribute(&svg, "height"));
    for element in svg.lines().skip(1) {
        for (name, most) in [("x", width), ("y", height), ("cx", width), ("cy", height)] {
            let place = attribute(element, name);
            assert!(place.is_none_or(|place| place >= 0.0 && Some(place) <= most), "{element}");
        }
    }
}

#[test]
fn a_taller_bar_is_drawn_taller() {
    let svg = Figure::new("bars")
        .panel(Panel::new("", "", "").categories(["a", "b"]).bars("", [1.0, 2.0]))
        .to_svg();
    let heights: Vec<f64> = svg
        .lines()
        .filter(|line| line.contains("#4477aa"))
        .filter_map(|line| line.split("height=\"").nth(1)?.split('"').next()?.parse().ok())
        .collect();
    assert_eq!(heights.len(), 2);
    assert!((heights[1] / heights[0] - 2.0).abs() < 0.01, "{heights:?}");
}

#[test]
#[should_panic(expected = "`x` has a bar for each category")]
fn a_missing_bar_is_refused() {
    let _ = Panel::new("", "", "").categories(["a", "b"]).bars("x", [1.0]);
}
