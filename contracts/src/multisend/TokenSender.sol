// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenSender } from "../interfaces/multisend/ITokenSender.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
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
        _sendToken(id, _strict(), token, total, unit, Records.checkWidth(width), records);
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
        return _sendToken(id, _skipping(gasCap), token, total, unit, Records.checkWidth(width), records);
    }

    /// @inheritdoc ITokenSender
    function sendTokenEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        _sendToken(id, _strict(), token, total, amount, 0, recipients);
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
        return _sendToken(id, _skipping(gasCap), token, total, amount, 0, recipients);
    }

    /* PARTS */

    /// @dev The whole of a batch: mark, pull, pay, settle.
    function _sendToken(
        uint256 id,
        Mode memory mode,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) internal returns (uint256 skipped) {
        records.check(unit, width);

        _begin(id);

        uint256 balanceBefore = Calls.balanceOf(token);
        (, bool isPulled) = Calls.tryTransferFrom({
            token: token, from: msg.sender, to: address(this), amount: total, gasLimit: gasleft()
        });
        if (!isPulled) revert Errors.MultiSender_PullFailed(token, total);

        Batch memory batch = Batch({ id: id, mode: mode, total: total, unit: unit, width: width });
        return _distribute(batch, token, balanceBefore, records);
    }

    /// @dev Pays everybody out of what was pulled, and settles.
    /// @param balanceBefore What was here before the pull: nobody's, and not to be spent.
    function _distribute(Batch memory batch, address token, uint256 balanceBefore, bytes calldata records)
        internal
        returns (uint256 skipped)
    {
        uint256 received = _increase(balanceBefore, Calls.balanceOf(token));
        if (received != batch.total) revert Errors.MultiSender_BalanceMismatch(token, batch.total, received);

        (uint256 unit, uint256 width, Mode memory mode) = (batch.unit, batch.width, batch.mode);
        Tally memory tally;
        (uint256 next, uint256 end) = records.bounds();
        while (true) {
            uint256 outcome;
            (next, outcome) = mode.isSkip
                ? TokenLoop.payWithin(token, next, end, unit, width, mode.gasCap, mode.requiredGas)
                : TokenLoop.pay(token, next, end, unit, width);
            if (outcome == ALL_PAID) break;

            next = _skipAndCount({ batch: batch, tally: tally, records: records, position: next, outcome: outcome });
        }

        // What was pulled is gone but for what was not paid: then the amounts were the total, and nobody was MultiSender.
        uint256 balance = Calls.balanceOf(token);
        if (balance < balanceBefore || balance - balanceBefore != tally.unpaid) {
            _explain(batch, tally, records, token, balanceBefore, balance);
        }
        if (tally.unpaid > 0) _refund(token, tally.unpaid, balanceBefore);
        return tally.skipped;
    }

    /// @dev Finds out why the balance is not what it should be. Returns if somebody gave tokens in between, which stay here.
    function _explain(
        Batch memory batch,
        Tally memory tally,
        bytes calldata records,
        address token,
        uint256 balanceBefore,
        uint256 balance
    ) private view {
        uint256 count = records.numberOf(batch.width);
        for (uint256 i = 0; i < count; ++i) {
            (address recipient,) = records.at(i, batch.unit, batch.width);
            if (recipient == address(this)) revert Errors.MultiSender_RecipientIsMultiSender(i);
        }

        _sumUpTo({ batch: batch, tally: tally, records: records, count: count });
        if (tally.sum != batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, tally.sum);

        if (_increase(balanceBefore, balance) < tally.unpaid || balance < balanceBefore) {
            revert Errors.MultiSender_BalanceMismatch(token, balanceBefore + tally.unpaid, balance);
        }
    }

    /// @dev Gives back what was not paid.
    function _refund(address token, uint256 unpaid, uint256 balanceBefore) private {
        if (!Calls.tryTransfer(token, msg.sender, unpaid, gasleft())) {
            revert Errors.MultiSender_RefundFailed(msg.sender, unpaid);
        }

        // A token may take its fee from whoever sends.
        uint256 balance = Calls.balanceOf(token);
        if (balance < balanceBefore) revert Errors.MultiSender_BalanceMismatch(token, balanceBefore, balance);
    }

    function _increase(uint256 before, uint256 afterwards) private pure returns (uint256) {
        return afterwards > before ? afterwards - before : 0;
    }
}
