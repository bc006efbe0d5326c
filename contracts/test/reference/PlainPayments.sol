// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { PlainBatches } from "./PlainBatches.sol";
import { PlainCalls } from "./PlainCalls.sol";
import { PlainRecords } from "./PlainRecords.sol";

/// @notice Coin and ERC-20 tokens: one loop for all routes, which keeps sums as it goes.
abstract contract PlainPayments is PlainBatches {
    using PlainRecords for bytes;

    enum Route {
        Native,
        Pull,
        From
    }

    /// @dev `width` is 0 and `unit` the amount where everybody gets the same.
    struct Batch {
        uint256 id;
        Route route;
        address token;
        uint256 total;
        uint256 unit;
        uint256 width;
    }

    /// @dev What the loop keeps.
    /// @param sum Of all amounts, paid or not.
    /// @param selfIndex Where MultiSender stood first among the recipients, if `hasSelf`.
    struct Tally {
        uint256 sum;
        uint256 unpaid;
        uint256 skipped;
        bool hasSelf;
        uint256 selfIndex;
    }

    /* PAYING */

    /// @dev The batch is checked and begun, and what it is paid with is here.
    function _payAll(Mode memory mode, Batch memory batch, bytes calldata records)
        internal
        returns (Tally memory tally)
    {
        uint256 count = records.count(batch.width);
        for (uint256 i = 0; i < count; ++i) {
            (uint256 amount, address recipient) = records.amountAt(i, batch.unit, batch.width);
            _requireGas(mode, i);
            if (batch.route == Route.From) _requireOther(recipient, i);
            tally.sum += amount;
            if (recipient == address(this) && !tally.hasSelf) (tally.hasSelf, tally.selfIndex) = (true, i);

            PlainCalls.Outcome outcome = _payOne(batch, recipient, amount, mode.gasCap);
            if (outcome == PlainCalls.Outcome.Yes) continue;

            _requireOther(recipient, i);
            _requireCovered(batch.total, tally.sum);
            bool isUnclear = batch.route == Route.From && outcome == PlainCalls.Outcome.No;
            _requireSkip({ mode: mode, index: i, recipient: recipient, isUnclear: isUnclear });
            tally.unpaid += amount;
            ++tally.skipped;
            emit RecipientSkipped({ sender: msg.sender, id: batch.id, index: i, recipient: recipient, amount: amount });
        }
    }

    function _payOne(Batch memory batch, address to, uint256 amount, uint256 gasLimit)
        private
        returns (PlainCalls.Outcome)
    {
        if (batch.route == Route.Native) return PlainCalls.pay(to, amount, gasLimit);
        bytes memory data = batch.route == Route.Pull
            ? abi.encodeCall(IERC20.transfer, (to, amount))
            : abi.encodeCall(IERC20.transferFrom, (msg.sender, to, amount));
        return PlainCalls.callToken(batch.token, data, gasLimit);
    }

    /* SETTLING */

    /// @param balanceBefore Without the coin that came with the call.
    function _settleCoin(Batch memory batch, Tally memory tally, uint256 balanceBefore) internal {
        if (tally.skipped == 0 && address(this).balance == balanceBefore) return;

        _requireCovered(batch.total, tally.sum);
        uint256 rest = batch.total - (tally.sum - tally.unpaid);
        if (rest == 0 || PlainCalls.pay(msg.sender, rest, gasleft()) == PlainCalls.Outcome.Yes) return;
        revert Errors.MultiSender_RefundFailed(msg.sender, rest);
    }

    function _settlePull(Batch memory batch, Tally memory tally, uint256 balanceBefore) internal {
        uint256 held = _held(batch, balanceBefore);
        if (held < balanceBefore || held - balanceBefore != tally.unpaid) {
            if (tally.hasSelf) revert Errors.MultiSender_RecipientIsMultiSender(tally.selfIndex);
            _requireExact(batch.total, tally.sum);
            // More than expected is a gift, and stays.
            if (held < balanceBefore || held - balanceBefore < tally.unpaid) {
                revert Errors.MultiSender_BalanceMismatch(batch.token, balanceBefore + tally.unpaid, held);
            }
        }
        if (tally.unpaid == 0) return;

        bytes memory data = abi.encodeCall(IERC20.transfer, (msg.sender, tally.unpaid));
        if (PlainCalls.callToken(batch.token, data, gasleft()) != PlainCalls.Outcome.Yes) {
            revert Errors.MultiSender_RefundFailed(msg.sender, tally.unpaid);
        }
        held = _held(batch, balanceBefore);
        if (held < balanceBefore) revert Errors.MultiSender_BalanceMismatch(batch.token, balanceBefore, held);
    }

    function _held(Batch memory batch, uint256 expected) internal view returns (uint256) {
        (bool isTold, uint256 held) = PlainCalls.balanceOf(batch.token, address(this));
        if (!isTold) revert Errors.MultiSender_BalanceMismatch(batch.token, expected, 0);
        return held;
    }

    function _requireExact(uint256 total, uint256 sum) internal pure {
        if (sum != total) revert Errors.MultiSender_TotalMismatch(total, sum);
    }

    function _requireCovered(uint256 total, uint256 sum) internal pure {
        if (sum > total) revert Errors.MultiSender_TotalMismatch(total, sum);
    }
}
