// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { REFUSED, STARVED, UNCLEAR } from "./Outcome.sol";

/// @title ERC1155Loop
/// @notice Moves some of one ERC-1155 token id from the sender to one recipient after the other. Not unrolled.
library ERC1155Loop {
    /// @dev Selector of `safeTransferFrom(address,address,uint256,uint256,bytes)`.
    uint256 private constant SAFE_TRANSFER_FROM = 0xf242432a;

    /// @dev What stays the same along the list.
    /// @param gasCap Gas that each call may use.
    /// @param requiredGas Gas that must be left before each call; 0 if no recipient is skipped.
    struct Transfers {
        address collection;
        uint256 tokenId;
        uint256 unit;
        uint256 width;
        uint256 gasCap;
        uint256 requiredGas;
    }

    // solhint-disable function-max-lines

    /// @notice Moves what the records say, until the end or until a recipient cannot be given any.
    /// @param first Index of the first record.
    /// @param sum Of the amounts before it.
    /// @return index Of the record that could not be moved; the number of records if all are.
    /// @return outcome Why it stopped there.
    /// @return sumAfter Of the amounts up to that record, and with it.
    function move(Transfers memory transfers, bytes calldata records, uint256 first, uint256 sum)
        internal
        returns (uint256 index, uint256 outcome, uint256 sumAfter)
    {
        assembly ("memory-safe") {
            let collection := mload(transfers)
            let unit := mload(add(transfers, 0x40))
            let width := mload(add(transfers, 0x60))
            let step := add(width, 20)
            let drop := sub(256, shl(3, width)) // bits of a word that follow the mantissa
            let isEqual := iszero(width) // then each mantissa counts as 1
            let end := add(records.offset, records.length)
            let next := add(records.offset, mul(first, step))
            sumAfter := sum

            let data := mload(0x40) // free memory, used without being allocated
            mstore(data, shl(224, SAFE_TRANSFER_FROM))
            mstore(add(data, 4), caller())
            mstore(add(data, 68), mload(add(transfers, 0x20)))
            mstore(add(data, 132), 160) // where the data for the recipient begins
            mstore(add(data, 164), 0) // its length

            for { } lt(next, end) { next := add(next, step) } {
                if lt(gas(), mload(add(transfers, 0xa0))) {
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
                mstore(add(data, 100), amount)
                let called := call(mload(add(transfers, 0x80)), collection, 0, data, 196, 0, 0)

                // No answer is due: it is enough that there is code.
                if iszero(and(called, gt(extcodesize(collection), 0))) {
                    outcome := REFUSED
                    if called { outcome := UNCLEAR }
                    break
                }
            }
            index := div(sub(next, records.offset), step)
        }
    }
}
