// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title ITokenSender
/// @notice An ERC-20 to many: the total is pulled from the sender once, then each gets its amount. The cheapest way for many.
interface ITokenSender {
    /// @notice Pulls `total` from the sender once, then transfers an amount each.
    /// @dev Emits {BatchSent} if `id` is not 0.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - `width` must be 1 to 32, and the records a positive multiple of `width + 20` bytes.
    /// - `unit * (256^width - 1) * recipients` must fit in 248 bits.
    /// - The amounts must add up to `total`, and the pull must bring exactly `total`: tokens with a fee on the pull revert.
    /// - Warning: a token that takes its fee only from what recipients get is not noticed here; use {ITokenFromSender}.
    /// - Afterwards no less of the token may be here than before the call.
    /// - Each transfer must succeed: it returns nothing and the token has code, or it returns the word 1.
    /// - No recipient may be this contract; that is noticed where something of the total would stay here.
    ///
    /// @param id The batch's id, or 0.
    /// @param token The ERC-20.
    /// @param total Sum of all amounts, in base units.
    /// @param unit Base units per unit of mantissa.
    /// @param width Bytes per mantissa.
    /// @param records Packed (mantissa, recipient).
    function sendToken(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records)
        external;

    /// @notice As {sendToken}, but skips who cannot be paid.
    /// @dev Emits {RecipientSkipped} for each of them.
    /// @param gasCap Gas that each transfer may use.
    /// @return skipped Number of recipients that were not paid.
    function sendTokenOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped);

    /// @notice As {sendToken}, the same amount for each recipient.
    /// @param amount Base units per recipient; `amount * recipients` must be `total`.
    /// @param recipients Packed addresses.
    function sendTokenEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external;

    /// @notice As {sendTokenEqual}, but skips who cannot be paid.
    /// @return skipped Number of recipients that were not paid.
    function sendTokenEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped);
}
