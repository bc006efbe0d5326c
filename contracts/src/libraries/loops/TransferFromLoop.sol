// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Batch } from "../../types/Batch.sol";
import { Tally } from "../../types/Tally.sol";
import { REFUSED, STARVED, UNCLEAR } from "./Outcome.sol";

/// @title TransferFromLoop
/// @notice Moves an ERC-20 from the sender to one recipient after the other, until the end or until a recipient cannot be paid.
///
/// @dev The call of `transferFrom(address,address,uint256)` is put together in memory 0 to 100 and its answer comes to 37 to 69:
///
///     0     4            16       36           48                  68                               100
///     |     | 12 zeros   | sender | 12 zeros   | address           | amount                          |
///                                  |37   the answer's word          69|
///
/// One record takes eight statements:
///
///     if lt(gas(), requiredGas) { … }         never true where `requiredGas` is 0
///     mstore(48, …)                           the address, and behind it 12 bytes that the next statement overwrites
///     mstore(68, …)                           the amount: the mantissa, or 1, times the unit. `next` is a word before the
///                                             address, so that the word there ends with the mantissa
///     sum := add(sum, mload(68))              fits: {Records-check} bounded it
///     if eq(shr(96, mload(48)), …) { … }      MultiSender itself is never paid: nothing could be taken out again
///     outcome := call(…)                      `callvalue()` is 0 in a function that takes no coin, and one gas cheaper than that
///     if xor(shl(mload(37), outcome), 2) …    1 << 1, and nothing else, is 2: the call succeeded and its answer is 1. (The
///                                             call comes first.) All else is looked at behind the loop
///     next := add(next, step)                 on to the next record
///
/// Whatever was in memory 37 to 69 before cannot pass for an answer of 1: the last byte there is the first one of the amount,
/// and {Records-check} saw to it that this is 0. An answer of 1 leaves zeros before its last byte, which is overwritten by
/// the next amount.
///
/// The statements are repeated 5 times, because a jump back to the beginning costs a third of one record. Where fewer records are
/// left, one is taken at a time; after each record of a silent token there are two jumps. All variables of the loop fit on the
/// stack: one more, and the compiler would keep the hottest in memory.
library TransferFromLoop {
    /// @dev Selector of `transferFrom(address,address,uint256)`.
    uint256 private constant TRANSFER_FROM = 0x23b872dd;

    /// @dev Records between two jumps. Few, because this way is for short lists: of 37 records 35 are in groups.
    uint256 private constant GROUP = 5;

    /// @dev While the loop runs, `outcome` is what the last call returned: 0 or 1. These end it, besides {STARVED}, and are
    /// {ALL_PAID} and {REFUSED} in their last two bits.
    uint256 private constant ENDED = 4;
    uint256 private constant ITSELF = 5;

    // solhint-disable function-max-lines

    /// @notice Moves what the records say.
    /// @param tally Where to begin: behind the first `summed` records. Afterwards it is behind the one at which this has
    /// stopped, and `sum` is that of the amounts up to it, and with it.
    /// @return outcome Why it stopped there.
    function pay(Batch memory batch, Tally memory tally, address token, bytes calldata records)
        internal
        returns (uint256 outcome)
    {
        assembly ("memory-safe") {
            let gasCap := mload(add(batch, 0x40))
            let requiredGas := mload(add(batch, 0x60))
            let unit := mload(add(batch, 0xa0))
            let width := mload(add(batch, 0xc0))
            let step := add(width, 20)
            let mask := sub(shl(shl(3, width), 1), 1) // the mantissa's bits
            let isEqual := iszero(width) // then each mantissa counts as 1
            let sum := mload(tally)

            // A word before the address, where the mantissa ends: of the first record, and behind the last one.
            let notes := mload(0x40) // free memory, used without being allocated
            mstore(notes, sub(add(records.offset, width), 32))
            mstore(add(notes, 32), add(mload(notes), records.length))
            let next := add(mload(notes), mul(mload(add(tally, 32)), step))

            mstore(0, shl(224, TRANSFER_FROM))
            mstore(4, caller())
            mstore(36, 0)

            for { } 1 { } {
                // forgefmt: disable-start
                for { } 1 { } {
                    let left := sub(mload(add(notes, 32)), next)
                    if lt(left, mul(GROUP, step)) {
                        if iszero(left) { outcome := ENDED break }
                        if lt(gas(), requiredGas) { outcome := STARVED break }
                        mstore(48, calldataload(add(next, 32)))
                        mstore(68, mul(unit, or(isEqual, and(mask, calldataload(next)))))
                        sum := add(sum, mload(68))
                        if eq(shr(96, mload(48)), address()) { outcome := ITSELF break }
                        outcome := call(gasCap, token, callvalue(), callvalue(), 100, 37, 32)
                        if xor(shl(mload(37), outcome), 2) { break }
                        next := add(next, step)
                        continue
                    }
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(48, calldataload(add(next, 32)))
                    mstore(68, mul(unit, or(isEqual, and(mask, calldataload(next)))))
                    sum := add(sum, mload(68))
                    if eq(shr(96, mload(48)), address()) { outcome := ITSELF break }
                    outcome := call(gasCap, token, callvalue(), callvalue(), 100, 37, 32)
                    if xor(shl(mload(37), outcome), 2) { break }
                    next := add(next, step)
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(48, calldataload(add(next, 32)))
                    mstore(68, mul(unit, or(isEqual, and(mask, calldataload(next)))))
                    sum := add(sum, mload(68))
                    if eq(shr(96, mload(48)), address()) { outcome := ITSELF break }
                    outcome := call(gasCap, token, callvalue(), callvalue(), 100, 37, 32)
                    if xor(shl(mload(37), outcome), 2) { break }
                    next := add(next, step)
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(48, calldataload(add(next, 32)))
                    mstore(68, mul(unit, or(isEqual, and(mask, calldataload(next)))))
                    sum := add(sum, mload(68))
                    if eq(shr(96, mload(48)), address()) { outcome := ITSELF break }
                    outcome := call(gasCap, token, callvalue(), callvalue(), 100, 37, 32)
                    if xor(shl(mload(37), outcome), 2) { break }
                    next := add(next, step)
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(48, calldataload(add(next, 32)))
                    mstore(68, mul(unit, or(isEqual, and(mask, calldataload(next)))))
                    sum := add(sum, mload(68))
                    if eq(shr(96, mload(48)), address()) { outcome := ITSELF break }
                    outcome := call(gasCap, token, callvalue(), callvalue(), 100, 37, 32)
                    if xor(shl(mload(37), outcome), 2) { break }
                    next := add(next, step)
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(48, calldataload(add(next, 32)))
                    mstore(68, mul(unit, or(isEqual, and(mask, calldataload(next)))))
                    sum := add(sum, mload(68))
                    if eq(shr(96, mload(48)), address()) { outcome := ITSELF break }
                    outcome := call(gasCap, token, callvalue(), callvalue(), 100, 37, 32)
                    if xor(shl(mload(37), outcome), 2) { break }
                    next := add(next, step)
                }
                // forgefmt: disable-end
                if iszero(outcome) {
                    outcome := REFUSED
                    break
                }
                if gt(outcome, 1) {
                    outcome := and(outcome, 3)
                    break
                }

                // No error, and not an answer of 1. Silence is a yes as well, if there is code.
                outcome := UNCLEAR
                if returndatasize() { break }
                if iszero(extcodesize(token)) { break }

                next := add(next, step)
            }
            mstore(tally, sum)
            mstore(add(tally, 32), add(div(sub(next, mload(notes)), step), gt(outcome, 0)))
            mstore(0x40, notes)
            mstore(0x60, 0)
        }
    }
}
