// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenSender } from "../interfaces/multisend/ITokenSender.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Reads } from "../libraries/Reads.sol";
import { Records } from "../libraries/Records.sol";
import { Batch } from "../types/Batch.sol";
import { Tally } from "../types/Tally.sol";
import { BatchSender } from "./BatchSender.sol";
import { TokenLoop } from "../libraries/loops/TokenLoop.sol";
import { ALL_PAID } from "../libraries/loops/Outcome.sol";

/// @title TokenSender
/// @notice An ERC-20 to many: the total is pulled once, then each gets its amount.
abstract contract TokenSender is BatchSender, ITokenSender {
    using Records for bytes;

    /* ENTRIES */

    /// @inheritdoc ITokenSender
    function sendToken(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records)
        external
    {
        Batch memory batch = _batch(id, false, ALL_GAS, total, unit, Records.checkWidth(width));
        _sendToken({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc ITokenSender
    function sendTokenOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        Batch memory batch = _batch(id, true, gasCap, total, unit, Records.checkWidth(width));
        return _sendToken({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc ITokenSender
    function sendTokenEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        Batch memory batch = _batch(id, false, ALL_GAS, total, amount, 0);
        _sendToken({ batch: batch, token: token, records: recipients });
    }

    /// @inheritdoc ITokenSender
    function sendTokenEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped) {
        Batch memory batch = _batch(id, true, gasCap, total, amount, 0);
        return _sendToken({ batch: batch, token: token, records: recipients });
    }

    /* PARTS */

    /// @dev The whole of a batch: mark, pull, pay, settle.
    function _sendToken(Batch memory batch, address token, bytes calldata records) internal returns (uint256 skipped) {
        records.check(batch.unit, batch.width);

        _begin(batch.id);

        (, uint256 balanceBefore) = Reads.tryBalanceOf(token, address(this)); // if this cannot be read, nor can the next
        if (!Calls.tryTransferFrom({ token: token, from: msg.sender, to: address(this), amount: batch.total })) {
            revert Errors.MultiSender_PullFailed(token, batch.total);
        }

        return _distribute({ batch: batch, token: token, records: records, balanceBefore: balanceBefore });
    }

    /// @dev Pays everybody out of what was pulled.
    /// @param balanceBefore What was here before the pull: without an owner, and not to be spent.
    function _distribute(Batch memory batch, address token, bytes calldata records, uint256 balanceBefore)
        internal
        returns (uint256 skipped)
    {
        uint256 received = _increase(balanceBefore, _balanceOf({ token: token, expected: batch.total }));
        if (received != batch.total) revert Errors.MultiSender_BalanceMismatch(token, batch.total, received);

        (uint256 index, uint256 outcome) = batch.isSkip
            ? TokenLoop.payWithin(token, records, 0, batch.unit, batch.width, batch.gasCap, batch.requiredGas)
            : TokenLoop.pay(token, records, 0, batch.unit, batch.width);

        // Nothing is left of what was pulled, nothing more is gone: the amounts were the total, and MultiSender got none.
        if (outcome == ALL_PAID && _balanceOf(token, balanceBefore) == balanceBefore) return 0;

        return _finish(batch, token, records, balanceBefore, index, outcome);
    }

    /// @dev Goes on from who could not be paid, and gives back what was not paid.
    function _finish(
        Batch memory batch,
        address token,
        bytes calldata records,
        uint256 balanceBefore,
        uint256 index,
        uint256 outcome
    ) private returns (uint256 skipped) {
        Tally memory tally;
        while (outcome != ALL_PAID) {
            _skipAndCount({ batch: batch, tally: tally, records: records, index: index, outcome: outcome });
            (index, outcome) = TokenLoop.payWithin(
                token, records, index + 1, batch.unit, batch.width, batch.gasCap, batch.requiredGas
            );
        }

        _account({ batch: batch, tally: tally, token: token, records: records, balanceBefore: balanceBefore });
        if (tally.unpaid > 0) _refund({ token: token, unpaid: tally.unpaid, balanceBefore: balanceBefore });
        return tally.skipped;
    }

    /// @dev Besides what was here before, only what was not paid may be left. Where it is not so, finds out why; returns if
    /// tokens were given in between, which stay here.
    function _account(
        Batch memory batch,
        Tally memory tally,
        address token,
        bytes calldata records,
        uint256 balanceBefore
    ) private view {
        uint256 balance = _balanceOf(token, balanceBefore);
        uint256 left = _increase(balanceBefore, balance);
        if (balance >= balanceBefore && left == tally.unpaid) return;

        uint256 count = records.numberOf(batch.width);
        for (uint256 i = 0; i < count; ++i) {
            (address recipient,) = records.at(i, batch.unit, batch.width);
            if (recipient == address(this)) revert Errors.MultiSender_RecipientIsMultiSender(i);
        }

        _sumUpTo({ batch: batch, tally: tally, records: records, count: count });
        if (tally.sum != batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, tally.sum);

        if (balance < balanceBefore || left < tally.unpaid) {
            // Wraps for a token that tells of nearly 2^256: a wrong figure in an error is better than no name.
            unchecked {
                revert Errors.MultiSender_BalanceMismatch(token, balanceBefore + tally.unpaid, balance);
            }
        }
    }

    /// @dev Gives back what was not paid.
    function _refund(address token, uint256 unpaid, uint256 balanceBefore) private {
        if (!Calls.tryTransfer({ token: token, to: msg.sender, amount: unpaid })) {
            revert Errors.MultiSender_RefundFailed(msg.sender, unpaid);
        }

        // A token may take its fee from the sender.
        uint256 balance = _balanceOf(token, balanceBefore);
        if (balance < balanceBefore) revert Errors.MultiSender_BalanceMismatch(token, balanceBefore, balance);
    }

    /// @dev What is here of the token. If it does not tell, for want of gas or for other reasons, nothing is certain.
    function _balanceOf(address token, uint256 expected) private view returns (uint256 balance) {
        bool isTold;
        (isTold, balance) = Reads.tryBalanceOf(token, address(this));
        if (!isTold) revert Errors.MultiSender_BalanceMismatch(token, expected, 0);
    }

    /// @dev By how much a balance has risen; 0 if it has fallen.
    function _increase(uint256 balanceBefore, uint256 balanceAfter) private pure returns (uint256) {
        return balanceAfter > balanceBefore ? balanceAfter - balanceBefore : 0;
    }
}
