// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { REFUSED, STARVED } from "./Outcome.sol";

/// @title TokenLoop
/// @notice Transfers an ERC-20 to one recipient after the other, until the end or until a recipient cannot be paid.
///
/// @dev The token must have code. The call of `transfer(address,uint256)` is put together in memory 0 to 68 and its answer
/// comes to 5 to 37:
///
///     0     4            16                  36                               68
///     |     | 12 zeros   | address           | amount                          |
///             |5    the answer's word          37|
///
/// One record takes six statements:
///
///     if lt(gas(), requiredGas) { … }     is left out by the compiler where `requiredGas` is the literal 0
///     mstore(16, …)                       the address, and behind it 12 bytes that the next statement overwrites
///     mstore(36, …)                       the amount: the mantissa, moved down to where a number is, times the unit
///     answered := call(…)                 `callvalue()` is 0 in a function that takes no coin, and one gas cheaper than that
///     if xor(shl(mload(5), answered), 2)  1 << 1, and nothing else, is 2: the call succeeded and its answer is 1. (The
///                                         call comes first.) Silence is a yes as well
///     next := add(next, step)             on to the next record
///
/// Whatever was in memory 5 to 37 before cannot pass for an answer of 1: the last byte there is the first one of the amount,
/// and {Records-check} saw to it that this is 0. An answer of 1 leaves zeros before its last byte, which is overwritten by
/// the next amount.
///
/// The statements are repeated 10 times, because a jump back to the beginning costs as much as half of them. Where fewer
/// records are left, one is taken at a time; after each record of a silent token there is a jump.
library TokenLoop {
    /// @dev Selector of `transfer(address,uint256)`.
    uint256 private constant TRANSFER = 0xa9059cbb;

    /// @dev Records between two jumps.
    uint256 private constant GROUP = 10;

    /* FUNCTIONS */

    /// @notice Pays with all the gas there is.
    /// @param first Index of the first record to pay.
    /// @param width Bytes per mantissa; 0 if everybody gets `unit`.
    /// @return index Of the record that could not be paid; the number of records if all are paid.
    /// @return outcome Why it stopped there.
    function pay(address token, bytes calldata records, uint256 first, uint256 unit, uint256 width)
        internal
        returns (uint256 index, uint256 outcome)
    {
        if (width == 0) return _equal(token, records, first, unit, gasleft(), 0);
        if (unit == 1) return _distinct(token, records, first, 1, width, gasleft(), 0);
        return _distinct(token, records, first, unit, width, gasleft(), 0);
    }

    /// @notice As {pay}, with a promise to each.
    /// @param gasCap Gas that each transfer may use.
    /// @param requiredGas Gas that must be left before each.
    function payWithin(
        address token,
        bytes calldata records,
        uint256 first,
        uint256 unit,
        uint256 width,
        uint256 gasCap,
        uint256 requiredGas
    ) internal returns (uint256 index, uint256 outcome) {
        if (width == 0) return _equal(token, records, first, unit, gasCap, requiredGas);
        if (unit == 1) return _distinct(token, records, first, 1, width, gasCap, requiredGas);
        return _distinct(token, records, first, unit, width, gasCap, requiredGas);
    }

    /* LOOPS */

    // solhint-disable function-max-lines

    function _distinct(
        address token,
        bytes calldata records,
        uint256 first,
        uint256 unit,
        uint256 width,
        uint256 gasCap,
        uint256 requiredGas
    ) private returns (uint256 index, uint256 outcome) {
        assembly ("memory-safe") {
            // Cut to a byte, which changes neither: the optimizer would add plain sums up again for each record.
            let lead := and(width, 0xff)
            let step := and(add(width, 20), 0xff)
            let drop := sub(256, shl(3, width)) // bits of a word that follow the mantissa
            let answered
            let next := add(records.offset, mul(first, step))
            let end := add(records.offset, records.length)

            let freeMemory := mload(0x40)
            mstore(0, shl(224, TRANSFER))
            let lastGroup := sub(end, mul(GROUP, step)) // may be negative

            // forgefmt: disable-start
            for { } 1 { } {
                if sgt(next, lastGroup) {
                    if eq(next, end) { break }
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(16, calldataload(add(next, lead)))
                    mstore(36, mul(unit, shr(drop, calldataload(next))))
                    answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                    if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                    next := add(next, step)
                    continue
                }
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(add(next, lead)))
                mstore(36, mul(unit, shr(drop, calldataload(next))))
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, step) continue }
                next := add(next, step)
            }
            // forgefmt: disable-end
            index := div(sub(next, records.offset), step)
            mstore(0x40, freeMemory)
        }
    }

    function _equal(
        address token,
        bytes calldata records,
        uint256 first,
        uint256 amount,
        uint256 gasCap,
        uint256 requiredGas
    ) private returns (uint256 index, uint256 outcome) {
        assembly ("memory-safe") {
            let answered
            let next := add(records.offset, mul(first, 20))
            let end := add(records.offset, records.length)

            let freeMemory := mload(0x40)
            mstore(0, shl(224, TRANSFER))
            let lastGroup := sub(end, mul(GROUP, 20)) // may be negative

            // forgefmt: disable-start
            for { } 1 { } {
                if sgt(next, lastGroup) {
                    if eq(next, end) { break }
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    mstore(16, calldataload(next))
                    mstore(36, amount)
                    answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                    if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                    next := add(next, 20)
                    continue
                }
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                mstore(16, calldataload(next))
                mstore(36, amount)
                answered := call(gasCap, token, callvalue(), callvalue(), 68, 5, 32)
                if xor(shl(mload(5), answered), 2) { if or(iszero(answered), returndatasize()) { outcome := REFUSED break } next := add(next, 20) continue }
                next := add(next, 20)
            }
            // forgefmt: disable-end
            index := div(sub(next, records.offset), 20)
            mstore(0x40, freeMemory)
        }
    }
}
