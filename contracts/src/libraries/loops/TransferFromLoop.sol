// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { REFUSED, STARVED, UNCLEAR } from "./Outcome.sol";

/// @title TransferFromLoop
/// @notice Moves tokens from the sender to one recipient after the other. Made for short lists: not unrolled.
/// @dev `transferFrom` of ERC-20 and both transfers of ERC-721 take the same three arguments, the last being an amount or an
/// id: one loop serves them all.
library TransferFromLoop {
    /// @dev Selector of `transferFrom(address,address,uint256)`, of ERC-20 and ERC-721 alike.
    uint256 internal constant TRANSFER_FROM = 0x23b872dd;

    /// @dev Selector of `safeTransferFrom(address,address,uint256)`.
    uint256 internal constant SAFE_TRANSFER_FROM = 0x42842e0e;

    /// @dev What stays the same along the list.
    /// @param isAnswering Whether what the token returns, if anything, must be the word 1. ERC-721 returns nothing, so
    /// that whatever comes back says nothing.
    /// @param gasCap Gas that each call may use.
    /// @param requiredGas Gas that must be left before each call; 0 if no recipient is skipped.
    struct Transfers {
        uint256 selector;
        address token;
        bool isAnswering;
        uint256 unit;
        uint256 width;
        uint256 gasCap;
        uint256 requiredGas;
    }

    // solhint-disable function-max-lines

    /// @notice Moves what the records say, until the end or until a recipient cannot be paid.
    /// @param first Index of the first record to pay.
    /// @param sum Of the amounts before it.
    /// @return index Of the record that could not be paid; the number of records if all are paid.
    /// @return outcome Why it stopped there.
    /// @return sumAfter Of the amounts up to that record, and with it.
    function pay(Transfers memory transfers, bytes calldata records, uint256 first, uint256 sum)
        internal
        returns (uint256 index, uint256 outcome, uint256 sumAfter)
    {
        assembly ("memory-safe") {
            let token := mload(add(transfers, 0x20))
            let unit := mload(add(transfers, 0x60))
            let width := mload(add(transfers, 0x80))
            let step := and(add(width, 20), 0xff) // cut to a byte: see {NativeLoop}
            let requiredGas := mload(add(transfers, 0xc0))
            let drop := sub(256, shl(3, width)) // bits of a word that follow the mantissa
            let isEqual := iszero(width) // then each mantissa counts as 1
            let end := add(records.offset, records.length)
            let next := add(records.offset, mul(first, step))
            sumAfter := sum

            let data := mload(0x40) // free memory, used without being allocated
            mstore(data, shl(224, mload(transfers)))
            mstore(add(data, 4), caller())

            for { } lt(next, end) { next := add(next, step) } {
                if lt(gas(), requiredGas) {
                    outcome := STARVED
                    break
                }

                let amount := mul(unit, or(isEqual, shr(drop, calldataload(next))))
                let recipient := shr(96, calldataload(add(next, width)))
                sumAfter := add(sumAfter, amount) // fits: {Records-check} bounded it
                if eq(recipient, address()) {
                    outcome := REFUSED
                    break
                }

                mstore(add(data, 36), recipient)
                mstore(add(data, 68), amount)
                let called := call(mload(add(transfers, 0xa0)), token, 0, data, 100, 0, 32)

                // The first word of the answer lies at memory 0. Where no answer is due or none came, code is enough.
                let accepted := and(eq(mload(0), 1), gt(returndatasize(), 31))
                if iszero(and(mload(add(transfers, 0x40)), gt(returndatasize(), 0))) {
                    accepted := gt(extcodesize(token), 0)
                }
                if iszero(and(called, accepted)) {
                    outcome := REFUSED
                    if called { outcome := UNCLEAR }
                    break
                }
            }
            index := div(sub(next, records.offset), step)
        }
    }
}
