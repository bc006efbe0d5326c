// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title INativeSender
/// @notice Native coin to many. What was sent along too much returns to the sender.
interface INativeSender {
    /// @notice Sends native coin, an amount each.
    /// @dev Emits {BatchSent} if `id` is not 0.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - `width` must be 1 to 32, and the records a positive multiple of `width + 20` bytes.
    /// - `unit * (256^width - 1) * recipients` must fit in 248 bits.
    /// - The sum of all amounts must not exceed `msg.value`.
    /// - No recipient may be this contract, and each must accept the coin.
    ///
    /// @param id The batch's id, or 0.
    /// @param unit Wei per unit of mantissa.
    /// @param width Bytes per mantissa.
    /// @param records Packed (mantissa, recipient).
    function sendNative(uint256 id, uint256 unit, uint256 width, bytes calldata records) external payable;

    /// @notice As {sendNative}, but skips who cannot be paid.
    /// @dev Emits {RecipientSkipped} for each of them.
    /// @param gasCap Gas that each recipient may use, besides the stipend.
    /// @return skipped Number of recipients that were not paid.
    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        external
        payable
        returns (uint256 skipped);

    /// @notice Sends the same amount of native coin to each recipient.
    /// @dev Emits {BatchSent} if `id` is not 0. Requirements as {sendNative}, with `amount * recipients` in place of the sum.
    /// @param amount Wei per recipient.
    /// @param recipients Packed addresses.
    function sendNativeEqual(uint256 id, uint256 amount, bytes calldata recipients) external payable;

    /// @notice As {sendNativeEqual}, but skips who cannot be paid.
    /// @return skipped Number of recipients that were not paid.
    function sendNativeEqualOrSkip(uint256 id, uint256 gasCap, uint256 amount, bytes calldata recipients)
        external
        payable
        returns (uint256 skipped);
}
