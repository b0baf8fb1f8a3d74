//! A line of printed Verilog in pieces: what is a number, and everything else.
use std::iter::Peekable;
use std::str::Chars;

use num_bigint::BigUint;

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A name, a space, a symbol, a string.
    Text(String),
    /// A number without a size: in a range, an index, a replication.
    Number(u64),
    /// A literal with a size.
    Sized {
        /// Bits.
        width: u64,
        /// Its value.
        value: BigUint,
        /// As it was printed.
        text: String,
    },
}

/// The pieces of a line. `name` says what stands in place of a name.
pub(super) fn tokens(line: &str, name: &dyn Fn(&str) -> Option<Vec<Token>>) -> Vec<Token> {
    let mut list = vec![];
    let mut rest = line.chars().peekable();
    while let Some(&first) = rest.peek() {
        if first == '"' {
            list.push(Token::Text(string(&mut rest)));
        } else if first.is_ascii_digit() {
            list.push(number(&mut rest));
        } else if first.is_ascii_alphabetic() || "_$".contains(first) {
            let word = taken(&mut rest, |c| c.is_ascii_alphanumeric() || "_$".contains(c));
            list.extend(name(&word).unwrap_or_else(|| vec![Token::Text(word)]));
        } else {
            rest.next();
            // Names of ports stand below each other, in each size where its ranges leave them.
            while first == ' ' && rest.next_if_eq(&' ').is_some() {}
            list.push(Token::Text(first.to_string()));
        }
    }
    ones_as_one(list)
}

fn taken(rest: &mut Peekable<Chars>, is_part: impl Fn(char) -> bool) -> String {
    std::iter::from_fn(|| rest.next_if(|c| is_part(*c))).collect()
}

fn string(rest: &mut Peekable<Chars>) -> String {
    let mut text: String = rest.next().into_iter().collect();
    let mut is_escaped = false;
    for c in rest.by_ref() {
        text.push(c);
        if c == '"' && !is_escaped {
            break;
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    text
}

/// `12`, `4'd9` or `8'hff`: the printer makes no others.
fn number(rest: &mut Peekable<Chars>) -> Token {
    let digits = taken(rest, |c| c.is_ascii_digit());
    let number = digits.parse().unwrap_or(u64::MAX);
    if rest.next_if_eq(&'\'').is_none() {
        return Token::Number(number);
    }
    let base = rest.next().unwrap_or('d');
    let digits_of_value = taken(rest, |c| c.is_ascii_hexdigit());
    let radix = match base {
        'h' => 16,
        'b' => 2,
        _ => 10,
    };
    let value = BigUint::parse_bytes(digits_of_value.as_bytes(), radix).unwrap_or_default();
    Token::Sized { width: number, value, text: format!("{digits}'{base}{digits_of_value}") }
}

/// `{12{1'b1}}` is how a wide literal of ones is printed.
fn ones_as_one(list: Vec<Token>) -> Vec<Token> {
    let is = |token: &Token, text: &str| matches!(token, Token::Text(of) if of == text);
    let is_one = |token: &Token| matches!(token, Token::Sized { text, .. } if text == "1'b1");
    let mut joined = vec![];
    let mut rest = &list[..];
    while let Some((first, behind)) = rest.split_first() {
        match rest {
            [open, Token::Number(width), inner, one, close, end, behind @ ..]
                if is(open, "{")
                    && is(inner, "{")
                    && is_one(one)
                    && is(close, "}")
                    && is(end, "}") =>
            {
                let value = (BigUint::from(1u8) << *width) - 1u8;
                let text = format!("{{{width}{{1'b1}}}}");
                joined.push(Token::Sized { width: *width, value, text });
                rest = behind;
            }
            _ => {
                joined.push(first.clone());
                rest = behind;
            }
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::{Token, tokens};

    fn shown(line: &str) -> Vec<String> {
        let shown = |token: Token| match token {
            Token::Text(text) => text,
            Token::Number(number) => format!("#{number}"),
            Token::Sized { width, value, .. } => format!("#{width}:{value}"),
        };
        tokens(line, &|_| None).into_iter().map(shown).filter(|text| text != " ").collect()
    }

    #[test]
    fn numbers_are_found_and_those_in_names_and_strings_are_not() {
        let line = "held[5] <= word_1 + 6'h3f; (* ramstyle = \"M20K\" *)";
        let expected = ["held", "[", "#5", "]", "<", "=", "word_1", "+", "#6:63", ";"];
        assert_eq!(shown(line)[..10], expected);
        assert!(shown(line).contains(&"\"M20K\"".to_string()));
    }

    #[test]
    fn a_replication_of_ones_is_a_literal() {
        assert_eq!(shown("x | {12{1'b1}}"), ["x", "|", "#12:4095"]);
        assert_eq!(shown("{2{1'b0}}"), ["{", "#2", "{", "#1:0", "}", "}"]);
    }
}
