// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title ITokenFromSender
/// @notice An ERC-20 straight from the sender to each: for few recipients, and for tokens with a fee on transfer.
interface ITokenFromSender {
    /// @notice Moves an amount each straight from the sender.
    /// @dev Emits {BatchSent} if `id` is not 0. Requirements as {ITokenSender-sendToken}, without those on the pull and on what
    /// is here afterwards.
    function sendTokenFrom(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external;

    /// @notice As {sendTokenFrom}, but skips who cannot be paid.
    /// @return skipped Number of recipients that were not paid.
    function sendTokenFromOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped);

    /// @notice As {sendTokenFrom}, the same amount for each recipient.
    function sendTokenFromEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external;

    /// @notice As {sendTokenFromEqual}, but skips who cannot be paid.
    /// @return skipped Number of recipients that were not paid.
    function sendTokenFromEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped);
}
