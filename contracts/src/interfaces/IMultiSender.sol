// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBatchSender } from "./multisend/IBatchSender.sol";
import { ICollectibleSender } from "./multisend/ICollectibleSender.sol";
import { INativeSender } from "./multisend/INativeSender.sol";
import { IPermit2Sender } from "./multisend/IPermit2Sender.sol";
import { IPermitSender } from "./multisend/IPermitSender.sol";
import { ITokenFromSender } from "./multisend/ITokenFromSender.sol";
import { ITokenSender } from "./multisend/ITokenSender.sol";

/// @title IMultiSender
/// @notice Sends native coin or tokens to many recipients in one transaction. No owner, no fee, no upgrade.
///
/// @dev Records are packed. In the routes with distinct amounts one record is `width` bytes of mantissa (big-endian) and
/// 20 bytes of address; the amount is `mantissa * unit`. In the equal routes one record is the address alone.
///
/// Every route exists twice:
/// - strict: all or nothing, the first recipient that cannot be paid reverts the batch;
/// - `…OrSkip`: a recipient that cannot be paid within `gasCap` is skipped, reported by {RecipientSkipped} or
/// {CollectibleSkipped}, and its money returns to the sender in the same transaction (where nothing is pulled, it never
/// leaves the sender).
///
/// A skip is never made for want of gas: before each recipient `gasCap * 64 / 63 + 40,000` gas must be left, or the whole
/// batch reverts. Nor for want of coin: amounts that the coin or the total does not cover revert the batch. Where nothing is
/// pulled, the token alone judges: a recipient whom the sender's balance or allowance no longer covers is skipped as well.
/// There too, an answer that is neither a revert nor a yes reverts the batch: the amount may have moved.
///
/// Exactly once: `id` is a job (upper 248 bits) and a batch's index in it (lower 8 bits). A batch with an id other than 0
/// marks it, emits {BatchSent}, and reverts when the sender's mark is there already. Id 0 marks nothing, emits nothing
/// and costs nothing. Marks are the sender's own: no account can use up another's ids.
///
/// Trust:
/// - Payer is always `msg.sender`. Allowances to this contract can only be spent by the one who gave them.
/// - Coin that lies here beforehand (donations, forced coin), and what `balanceOf` shows of a token, is never spent and never
/// paid out. What `balanceOf` does not show, anybody can take: a collectible with `transfer(address,uint256)`, or credit on
/// collateral that was supplied to this address.
/// - It only runs at its own address: as the code of an account (EIP-7702) it refuses every batch.
/// - Refunds follow from the call's own numbers, never from this contract's balance.
/// - Whether the amounts add up is read from the balance: a batch that lacks something passes if a gift brings exactly that
/// to this contract while it runs. Everybody is paid, and only the giver is poorer.
/// - A token that lies about its own balances can cheat its own holders alone.
interface IMultiSender is
    IBatchSender,
    INativeSender,
    ITokenSender,
    ITokenFromSender,
    IPermitSender,
    IPermit2Sender,
    ICollectibleSender
{ }
