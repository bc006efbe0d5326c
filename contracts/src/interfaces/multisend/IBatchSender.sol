// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IBatchSender
/// @notice What every batch has, whichever way it goes: its mark, and the report of whom it skipped.
interface IBatchSender {
    /* EVENTS */

    /// @notice Emitted when a batch with an id is paid; before the payments, which may skip recipients.
    event BatchSent(address indexed sender, uint256 indexed id);

    /// @notice Emitted when the sender gave an id up without paying it.
    event BatchCancelled(address indexed sender, uint256 indexed id);

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

    /* EXACTLY ONCE */

    /// @notice Gives an id up: marks it without paying anybody.
    /// @dev Emits {BatchCancelled}.
    ///
    /// Requirements:
    /// - `id` must not be 0 and not be marked.
    function cancel(uint256 id) external;

    /// @notice Whether a sender's batch is marked: sent or cancelled.
    function isMarked(address sender, uint256 id) external view returns (bool);

    /// @notice The marks of a job's 256 batches: bit `i` is the batch with index `i`.
    /// @param job Upper 248 bits of the ids, that is `id >> 8`.
    function marksOf(address sender, uint256 job) external view returns (uint256 marks);
}
