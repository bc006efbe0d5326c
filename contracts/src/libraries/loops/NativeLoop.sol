// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { REFUSED, STARVED } from "./Outcome.sol";

/// @title NativeLoop
/// @notice Pays native coin to one recipient after the other, until the end or until a recipient cannot be paid.
///
/// @dev One record takes three statements:
///
///     if lt(gas(), requiredGas) { … }     is left out by the compiler where `requiredGas` is the literal 0
///     if iszero(call(…)) { … }            who: the word of calldata that ends with the address, because CALL looks at its
///                                         last 20 bytes only; how much: the mantissa, moved down to where a number is,
///                                         times the unit; data: none. Where it would begin does not matter, and
///                                         `callvalue()` is one gas cheaper there than 0
///     next := add(next, step)             on to the next record
///
/// They are repeated 5 times, because a jump back to the beginning costs as much as two thirds of one record. Where fewer
/// records are left, one is taken at a time. Ten in a group would make each of five recipients pay such a jump, and save each of
/// a hundred 8 gas.
library NativeLoop {
    /// @dev Records between two jumps.
    uint256 private constant GROUP = 5;

    /* FUNCTIONS */

    /// @notice Pays with all the gas there is.
    /// @param first Index of the first record to pay.
    /// @param width Bytes per mantissa; 0 if everybody gets `unit`.
    /// @return index Of the record that could not be paid; the number of records if all are paid.
    /// @return outcome Why it stopped there.
    function pay(bytes calldata records, uint256 first, uint256 unit, uint256 width)
        internal
        returns (uint256 index, uint256 outcome)
    {
        if (width == 0) return _equal(records, first, unit, gasleft(), 0);
        if (unit == 1) return _distinct(records, first, 1, width, gasleft(), 0);
        return _distinct(records, first, unit, width, gasleft(), 0);
    }

    /// @notice As {pay}, with a promise to each.
    /// @param gasCap Gas that each recipient may use, besides the stipend.
    /// @param requiredGas Gas that must be left before each is paid.
    function payWithin(
        bytes calldata records,
        uint256 first,
        uint256 unit,
        uint256 width,
        uint256 gasCap,
        uint256 requiredGas
    ) internal returns (uint256 index, uint256 outcome) {
        if (width == 0) return _equal(records, first, unit, gasCap, requiredGas);
        if (unit == 1) return _distinct(records, first, 1, width, gasCap, requiredGas);
        return _distinct(records, first, unit, width, gasCap, requiredGas);
    }

    /* LOOPS */

    // solhint-disable function-max-lines

    function _distinct(
        bytes calldata records,
        uint256 first,
        uint256 unit,
        uint256 width,
        uint256 gasCap,
        uint256 requiredGas
    ) private returns (uint256 index, uint256 outcome) {
        assembly ("memory-safe") {
            // Cut to a byte, which changes neither: the optimizer would add plain sums up again for each record.
            let step := and(add(width, 20), 0xff)
            let tail := signextend(0, sub(width, 12)) // to the word that ends with the address
            let drop := sub(256, shl(3, width)) // bits of a word that follow the mantissa
            let next := add(records.offset, mul(first, step))
            let end := add(records.offset, records.length)
            let lastGroup := sub(end, mul(GROUP, step)) // may be negative

            // forgefmt: disable-start
            for { } 1 { } {
                if sgt(next, lastGroup) {
                    if eq(next, end) { break }
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    if iszero(call(gasCap, calldataload(add(next, tail)), mul(unit, shr(drop, calldataload(next))), callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                    next := add(next, step)
                    continue
                }
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(add(next, tail)), mul(unit, shr(drop, calldataload(next))), callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(add(next, tail)), mul(unit, shr(drop, calldataload(next))), callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(add(next, tail)), mul(unit, shr(drop, calldataload(next))), callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(add(next, tail)), mul(unit, shr(drop, calldataload(next))), callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, step)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(add(next, tail)), mul(unit, shr(drop, calldataload(next))), callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, step)
            }
            // forgefmt: disable-end
            index := div(sub(next, records.offset), step)
        }
    }

    function _equal(bytes calldata records, uint256 first, uint256 amount, uint256 gasCap, uint256 requiredGas)
        private
        returns (uint256 index, uint256 outcome)
    {
        assembly ("memory-safe") {
            let next := add(records.offset, mul(first, 20))
            let end := add(records.offset, records.length)
            let lastGroup := sub(end, mul(GROUP, 20)) // may be negative

            // forgefmt: disable-start
            for { } 1 { } {
                if sgt(next, lastGroup) {
                    if eq(next, end) { break }
                    if lt(gas(), requiredGas) { outcome := STARVED break }
                    if iszero(call(gasCap, calldataload(sub(next, 12)), amount, callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                    next := add(next, 20)
                    continue
                }
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(sub(next, 12)), amount, callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(sub(next, 12)), amount, callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(sub(next, 12)), amount, callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(sub(next, 12)), amount, callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, 20)
                if lt(gas(), requiredGas) { outcome := STARVED break }
                if iszero(call(gasCap, calldataload(sub(next, 12)), amount, callvalue(), 0, callvalue(), 0)) { outcome := REFUSED break }
                next := add(next, 20)
            }
            // forgefmt: disable-end
            index := div(sub(next, records.offset), 20)
        }
    }
}
