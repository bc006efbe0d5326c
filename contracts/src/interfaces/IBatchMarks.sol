// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IBatchMarks
/// @notice What keeps a batch from being sent twice: one bit per sender and id. MultiSender has such marks, and each Standard
/// token has its own.
interface IBatchMarks {
    /* EVENTS */

    /// @notice Emitted when a batch with an id is paid; before the payments, which may skip recipients.
    event BatchSent(address indexed sender, uint256 indexed id);

    /// @notice Emitted when the sender gave an id up without paying it.
    event BatchCancelled(address indexed sender, uint256 indexed id);

    /* EXACTLY ONCE */

    /// @notice Gives an id up: marks it without paying anybody.
    /// @dev Emits {BatchCancelled}.
    ///
    /// Requirements:
    /// - `id` must not be 0 and not be marked.
    function cancel(uint256 id) external;

    /// @notice The marks of a job's 256 batches: bit `i` is the batch with index `i`, sent or cancelled.
    /// @param job Upper 248 bits of the ids, that is `id >> 8`.
    function marksOf(address sender, uint256 job) external view returns (uint256 marks);
}
