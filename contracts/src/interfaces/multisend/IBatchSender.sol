// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchMarks } from "../IBatchMarks.sol";

/// @title IBatchSender
/// @notice What every batch has, whichever way it goes: its mark, and the report of whom it skipped.
interface IBatchSender is IBatchMarks {
    /// @notice Emitted for each recipient that was not paid in a skipping batch.
    /// @dev Warning: ids are each sender's own, and a recipient may send a batch of its own from within this one, with the
    /// same id. Filter by `sender`.
    /// @param sender Who sent the batch.
    /// @param id The batch, 0 if it has none.
    /// @param index Position in the records, from 0.
    /// @param recipient Who was not paid.
    /// @param amount What was not paid, in wei or base units.
    event RecipientSkipped(
        address indexed sender, uint256 indexed id, uint256 index, address indexed recipient, uint256 amount
    );

    /// @notice Whether a sender's batch is marked: sent or cancelled.
    function isMarked(address sender, uint256 id) external view returns (bool);
}
