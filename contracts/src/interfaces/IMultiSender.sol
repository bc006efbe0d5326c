// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IMultiSender
/// @notice Sends native coin or a token to many recipients in one transaction. No owner, no fee, no upgrade.
///
/// @dev Records are packed. In the routes with distinct amounts one record is `width` bytes of mantissa (big-endian) and
/// 20 bytes of address; the amount is `mantissa * unit`. In the equal routes one record is the address alone.
///
/// Every route exists twice:
/// - strict: all or nothing, the first recipient that cannot be paid reverts the batch;
/// - `…OrSkip`: a recipient that cannot be paid within `gasCap` is skipped, reported by {RecipientSkipped}, and its money
///   returns to the sender in the same transaction (in the `From` routes it never leaves the sender).
///
/// A skip is never made for want of gas: before each recipient `gasCap * 64 / 63 + 40,000` gas must be left, or the whole
/// batch reverts. Nor for want of coin: amounts that the coin or the total does not cover revert the batch. In the `From`
/// routes the token alone judges: a recipient whom the sender's balance or allowance no longer covers is skipped as well.
/// There too, an answer that is neither a revert nor a yes reverts the batch: the amount may have moved.
///
/// Exactly once: `id` is a job (upper 248 bits) and a batch's index in it (lower 8 bits). A batch with an id other than 0
/// marks it, emits {BatchSent}, and reverts when the sender's mark is there already. Id 0 marks nothing, emits nothing
/// and costs nothing. Marks are the sender's own: nobody can use up another's ids.
///
/// Trust:
/// - Payer is always `msg.sender`. Allowances to this contract can only be spent by the one who gave them.
/// - What lies here beforehand (donations, forced coin) is never spent and never paid out.
/// - Refunds follow from the call's own numbers, never from this contract's balance.
/// - A token that lies about its own balances can cheat its own holders, and nobody else.
interface IMultiSender {
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

    /* NATIVE COIN */

    /// @notice Sends native coin, an amount each. What was sent along too much returns to the sender.
    /// @dev Emits {BatchSent} if `id` is not 0.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - `width` must be 1 to 32, and the records a positive multiple of `width + 20` bytes.
    /// - `unit * (256^width - 1) * recipients` must fit in 256 bits.
    /// - The sum of all amounts must not exceed `msg.value`.
    /// - No recipient may be this contract, and each must accept the coin.
    ///
    /// @param id The batch's id, or 0.
    /// @param unit Wei per unit of mantissa.
    /// @param width Bytes per mantissa.
    /// @param records Packed (mantissa, recipient).
    function sendNative(uint256 id, uint256 unit, uint256 width, bytes calldata records) external payable;

    /// @notice As {sendNative}, but skips who cannot be paid.
    /// @param gasCap Gas that each recipient may use, beside the stipend.
    /// @return skipped Number of recipients that were not paid.
    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        external
        payable
        returns (uint256 skipped);

    /// @notice Sends the same amount of native coin to each recipient. What was sent along too much returns to the sender.
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

    /* TOKEN: PULL ONCE, THEN TRANSFER */

    /// @notice Pulls `total` from the sender once, then transfers an amount each. The cheapest for many recipients.
    /// @dev Emits {BatchSent} if `id` is not 0.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - `width` must be 1 to 32, and the records a positive multiple of `width + 20` bytes.
    /// - `unit * (256^width - 1) * recipients` must fit in 256 bits.
    /// - The amounts must add up to `total`, and the pull must bring exactly `total`: tokens with a fee on the pull revert.
    /// - Warning: a token that takes its fee only from what recipients get is not noticed here; use {sendTokenFrom}.
    /// - Afterwards no less of the token may be here than before the call.
    /// - Each transfer must succeed: it returns nothing and the token has code, or it returns the word 1.
    /// - No recipient may be this contract.
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

    /* TOKEN: FROM THE SENDER TO EACH */

    /// @notice Moves an amount each straight from the sender: for few recipients, and for tokens with a fee on transfer.
    /// @dev Emits {BatchSent} if `id` is not 0. Requirements as {sendToken}, without those on the pull.
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
