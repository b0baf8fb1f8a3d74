//! Checks over a hierarchy.
use super::*;

/// A module around one instance.
fn around(name: &str, child: &Rc<Module>) -> Build {
    let mut b = Build::new(name);
    let y = b.output("y", 1);
    b.instance("inner", child);
    let (x, late) = (b.get("inner_x"), b.get("inner_y"));
    let value = b.read(late);
    b.drive(x, value);
    b.drive(y, value);
    b
}

#[test]
fn errors_of_a_shared_child_are_reported_once_and_before_its_parents() {
    let mut child = (*delay()).clone();
    child.body.pop();
    let child = Rc::new(child);
    let mut b = around("top", &child);
    b.instance("second", &child);
    let x = b.get("second_x");
    let zero = b.constant(0, 1);
    b.drive(x, zero);
    let findings = b.findings_in_design();
    let heads: Vec<_> =
        findings.iter().map(|f| &f[f.find("module").expect("a module")..]).collect();
    assert_eq!(
        heads,
        [
            "module `delay`: output `y` is never driven; assign it",
            "module `delay`: input `x` is never used (it reaches only `held`, unused too); use \
             it or write `x.ignore()`",
            "module `delay`: register `held` is never used; use it or write `held.ignore()`",
            "module `top`: instance output `second.y` is never used; use it or write \
             `second_y.ignore()`",
        ]
    );
}

#[test]
fn two_modules_of_one_name_must_be_equal() {
    let mut b = around("top", &delay());
    b.instance("second", &delay());
    let (x, late) = (b.get("second_x"), b.get("second_y"));
    let value = b.read(late);
    b.drive(x, value);
    assert_eq!(b.findings_in_design(), NOTHING);
    let mut other = (*delay()).clone();
    other.documentation = "Another.".into();
    let other = Rc::new(other);
    b.module.instances[1].of = Instantiated::Module(other);
    let findings = b.findings_in_design();
    assert_eq!(findings.len(), 1);
    assert_eq!(
        &findings[0][findings[0].find("module").expect("a module")..],
        "module `delay`: another module of different content is called `delay`; give each \
         configuration its own name"
    );
}
