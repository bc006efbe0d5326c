// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Batch } from "../../types/Batch.sol";
import { REFUSED, STARVED, UNCLEAR } from "./Outcome.sol";

/// @title ERC721Loop
/// @notice Moves ERC-721 tokens from the sender to one recipient after the other. Not unrolled.
library ERC721Loop {
    /// @dev Selector of `transferFrom(address,address,uint256)`.
    uint256 internal constant TRANSFER_FROM = 0x23b872dd;

    /// @dev Selector of `safeTransferFrom(address,address,uint256)`.
    uint256 internal constant SAFE_TRANSFER_FROM = 0x42842e0e;

    // solhint-disable function-max-lines

    /// @notice Moves what the records say, until the end or until a recipient cannot be given one.
    /// @param first Index of the first record.
    /// @return index Of the record that could not be moved; the number of records if all are.
    /// @return outcome Why it stopped there.
    function move(Batch memory batch, address collection, uint256 selector, bytes calldata records, uint256 first)
        internal
        returns (uint256 index, uint256 outcome)
    {
        assembly ("memory-safe") {
            let width := mload(add(batch, 0xc0))
            let step := add(width, 20)
            let drop := sub(256, shl(3, width)) // bits of a word that follow the id
            let end := add(records.offset, records.length)
            let next := add(records.offset, mul(first, step))

            let data := mload(0x40) // free memory, used without being allocated
            mstore(data, shl(224, selector))
            mstore(add(data, 4), caller())

            for { } lt(next, end) { next := add(next, step) } {
                if lt(gas(), mload(add(batch, 0x60))) {
                    outcome := STARVED
                    break
                }

                let recipient := shr(96, calldataload(add(next, width)))
                if eq(recipient, address()) {
                    outcome := REFUSED
                    break
                }

                mstore(add(data, 36), recipient)
                mstore(add(data, 68), shr(drop, calldataload(next)))
                let called := call(mload(add(batch, 0x40)), collection, 0, data, 100, 0, 0)

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
