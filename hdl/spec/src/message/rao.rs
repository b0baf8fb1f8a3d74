//! The declarations of the messages of remote atomic operations.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! rao_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What becomes of a number in memory; Cohet V-A names the first and the third.
            choice RaoOperation(4) {
                /// The operand is added; what does not fit is lost.
                FetchAdd,
                /// The operand takes its place.
                Swap,
                /// The operand takes its place if the number is the one to compare with.
                CompareSwap,
                /// The bits that both have.
                And,
                /// The bits that either has.
                Or,
                /// The bits that one of them has.
                Xor,
                /// The smaller one, without sign.
                MinimumUnsigned,
                /// The larger one, without sign.
                MaximumUnsigned,
                /// The smaller one, two's complement.
                MinimumSigned,
                /// The larger one, two's complement.
                MaximumSigned,
            }

            /// A remote atomic operation.
            message RaoRequest {
                /// Comes back with the answer.
                tag: bits(16),
                /// A code of `RaoOperation`; others are refused.
                operation: bits(4),
                /// The number has 8 bytes, otherwise 4.
                is_long: flag,
                /// The byte address in host memory, a multiple of the number's bytes.
                address: bits(52),
                /// The operand; of 4 bytes in the lower half.
                operand: bits(64),
                /// What CompareSwap compares with; of 4 bytes in the lower half.
                compare: bits(64),
            }

            /// How a remote atomic operation ended.
            choice RaoResult {
                /// It is done.
                Done,
                /// Its address is no multiple of its bytes; memory is as it was.
                Unaligned,
                /// Its code has no meaning; memory is as it was.
                UnknownOperation,
                /// The line cannot be had, or is no host memory; it is as it was.
                Failed,
            }

            /// The answer to a remote atomic operation, one for each.
            message RaoResponse {
                /// Of the request.
                tag: bits(16),
                /// How it ended.
                result: choice(RaoResult),
                /// The number as it was; of 4 bytes in the lower half, above it zeros. Zero where nothing was done.
                old: bits(64),
            }

            /// The half of a `CoModify` request's line that the word to be modified is not in: what `rao_unit` is to do with
            /// that word. Numbers of 4 bytes stand in their half of the word.
            message RaoModification {
                /// The operand.
                operand: bits(64),
                /// What CompareSwap compares with.
                compare: bits(64),
                /// What the word is taken to be.
                expected: bits(64),
                /// What is done.
                operation: choice(RaoOperation),
                /// The lower 4 bytes of the word count.
                lower: flag,
                /// The upper 4 bytes count; with the lower ones they are one number.
                upper: flag,
                /// If the word is what it is taken to be, it is written as the request has it, and nothing else is done.
                is_predicted: flag,
            }

            /// The first thing that went wrong with remote atomic operations.
            choice RaoFault {
                /// Nothing has.
                None,
                /// An address that is no multiple of its number's bytes.
                Unaligned,
                /// An operation without a meaning.
                UnknownOperation,
                /// A line that could not be had.
                Failed,
                /// An answer of the line port that nothing waits for.
                UnknownAnswer,
            }

            /// What was counted of remote atomic operations since reset. Counts of faults stop at their largest value, the others go
            /// around.
            message RaoStatus {
                /// The first fault since reset.
                fault: choice(RaoFault),
                /// Operations that were taken.
                operations: events(32),
                /// Requests for lines, each for one operation or several.
                visits: events(32),
                /// Requests of several operations of which the first alone was done, because somebody else had written the word.
                mispredictions: events(32),
                /// Faults of each kind.
                unaligned: errors(16),
                /// See `RaoFault`.
                unknown_operations: errors(16),
                /// See `RaoFault`.
                failures: errors(16),
                /// See `RaoFault`.
                unknown_answers: errors(16),
            }

            /// The first request to modify a line that `rao_unit` has refused.
            choice RaoUnitFault {
                /// None was.
                None,
                /// What is to be written is not one word.
                NotAWord,
                /// Its operation has no meaning, or no byte counts.
                UnknownOperation,
            }

            /// What `rao_unit` has counted since reset; counts stop at their largest value.
            message RaoUnitStatus {
                /// The first refusal since reset.
                fault: choice(RaoUnitFault),
                /// Refusals of each kind.
                not_a_word: errors(16),
                /// See `RaoUnitFault`.
                unknown_operations: errors(16),
            }
        }
    };
}
