// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IMultiSender } from "../interfaces/IMultiSender.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";

/// @title BatchSender
/// @notice How any batch is marked, paid and settled. {MultiSender} adds the entries.
abstract contract BatchSender is IMultiSender {
    using Records for bytes;

    /* TYPES */

    enum Route {
        Native,
        Pull,
        From
    }

    /// @dev Whether a recipient who cannot be paid is skipped, and the gas that each may use.
    struct Mode {
        bool isSkip;
        uint256 gasCap;
    }

    /// @dev What is paid, beside the records. In the equal routes `width` is 0 and `unit` the amount.
    struct Batch {
        Route route;
        address token;
        uint256 total;
        uint256 unit;
        uint256 width;
    }

    /* CONSTANTS */

    /// @dev Gas that a call may cost before the recipient's share is taken from what is left: 2,600 for a cold account,
    /// 9,000 for a value, 25,000 for a new account, and 3,400 for our instructions around it.
    /// Warning: a chain that raises these costs weakens the promise that starving a call is never a skip.
    uint256 private constant CALL_RESERVE = 40_000;

    /// @dev More gas than any block has. A higher cap cannot be promised, and its product with 64 might overflow.
    uint256 private constant MAX_GAS_CAP = type(uint64).max;

    /* STORAGE */

    /// @inheritdoc IMultiSender
    mapping(address sender => mapping(uint256 job => uint256 marks)) public marksOf;

    /* EXACTLY ONCE */

    /// @inheritdoc IMultiSender
    function cancel(uint256 id) external {
        if (id == 0) revert Errors.MultiSender_IdZero();

        _mark(id);

        emit BatchCancelled({ sender: msg.sender, id: id });
    }

    /// @inheritdoc IMultiSender
    function isMarked(address sender, uint256 id) external view returns (bool) {
        return (marksOf[sender][id >> 8] >> (id & 0xff)) & 1 == 1;
    }

    function _mark(uint256 id) private {
        uint256 marks = marksOf[msg.sender][id >> 8];
        uint256 marked = marks | (uint256(1) << (id & 0xff));
        if (marked == marks) revert Errors.MultiSender_AlreadyMarked(msg.sender, id);

        marksOf[msg.sender][id >> 8] = marked;
    }

    /* SENDING */

    /// @dev The whole of a batch: mark, pull, pay, settle.
    function _send(uint256 id, Mode memory mode, Batch memory batch, bytes calldata records)
        internal
        returns (uint256 skipped)
    {
        uint256 count = records.count(batch.unit, batch.width);

        // Before any call, so that a recipient who gets the same batch submitted again finds it marked.
        if (id != 0) {
            _mark(id);
            emit BatchSent({ sender: msg.sender, id: id });
        }

        uint256 balance = batch.route == Route.Pull ? _pull(batch.token, batch.total) : 0;
        uint256 sum;
        uint256 unpaid;
        for (uint256 i = 0; i < count; ++i) {
            (address recipient, uint256 amount) = records.at(i, batch.unit, batch.width);
            if (recipient == address(this)) revert Errors.MultiSender_RecipientIsMultiSender(i);

            // Neither this nor `unpaid` overflows: {Records-count} bounded the sum of all amounts.
            unchecked {
                sum += amount;
            }
            if (mode.isSkip) _requireGas(i, mode.gasCap);
            (bool isPaid, bool isClear) = _tryPay(batch, recipient, amount, mode.gasCap);
            if (isPaid) continue;

            _requireSkip({ mode: mode, batch: batch, index: i, recipient: recipient, sum: sum, isClear: isClear });
            unchecked {
                unpaid += amount;
                ++skipped;
            }
            emit RecipientSkipped({ sender: msg.sender, id: id, index: i, recipient: recipient, amount: amount });
        }

        _settle({ batch: batch, sum: sum, unpaid: unpaid, balanceBefore: balance });
    }

    /// @dev Takes the total from the sender.
    /// @return balanceBefore What was here beforehand: nobody's, and not to be spent.
    function _pull(address token, uint256 total) private returns (uint256 balanceBefore) {
        balanceBefore = Calls.balanceOf(token);

        (, bool pulled) = Calls.tryTransferFrom({
            token: token, from: msg.sender, to: address(this), amount: total, gasLimit: gasleft()
        });
        if (!pulled) revert Errors.MultiSender_PullFailed(token, total);

        uint256 balanceAfter = Calls.balanceOf(token);
        uint256 received = balanceAfter > balanceBefore ? balanceAfter - balanceBefore : 0;
        if (received != total) revert Errors.MultiSender_BalanceMismatch(token, total, received);
    }

    /// @return isPaid Whether the recipient was paid for certain.
    /// @return isClear Whether it is certain that nothing moved otherwise. In the pull route {_settle} finds out: what was
    /// moved all the same cannot be given back.
    function _tryPay(Batch memory batch, address to, uint256 amount, uint256 gasLimit)
        private
        returns (bool isPaid, bool isClear)
    {
        if (batch.route == Route.Native) return (Calls.tryPay(to, amount, gasLimit), true);
        if (batch.route == Route.Pull) return (Calls.tryTransfer(batch.token, to, amount, gasLimit), true);

        bool isCalled;
        (isCalled, isPaid) = Calls.tryTransferFrom(batch.token, msg.sender, to, amount, gasLimit);
        isClear = !isCalled;
    }

    /// @dev Judges a failed payment.
    function _requireSkip(
        Mode memory mode,
        Batch memory batch,
        uint256 index,
        address recipient,
        uint256 sum,
        bool isClear
    ) private pure {
        // A payment that the total does not cover fails as well: that is the sender's mistake, and never a skip.
        _requireCovered(batch.total, sum);

        if (!mode.isSkip) revert Errors.MultiSender_RecipientFailed(index, recipient);

        // Some tokens move the amount and answer false. Reported as skipped, the recipient would be paid once more.
        if (!isClear) revert Errors.MultiSender_AnswerUnclear(index, recipient);
    }

    /// @dev Gives back what was not paid, and proves that nothing else was spent.
    function _settle(Batch memory batch, uint256 sum, uint256 unpaid, uint256 balanceBefore) private {
        if (batch.route == Route.Native) {
            // Also what keeps a recipient's own batch, sent from within this one, from spending this one's coin.
            _requireCovered(batch.total, sum);

            uint256 rest = batch.total - (sum - unpaid);
            if (rest > 0 && !Calls.tryPay(msg.sender, rest, gasleft())) {
                revert Errors.MultiSender_RefundFailed(msg.sender, rest);
            }
            return;
        }

        if (sum != batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, sum);
        if (batch.route == Route.From) return; // nothing of the token was ever here

        if (unpaid > 0 && !Calls.tryTransfer(batch.token, msg.sender, unpaid, gasleft())) {
            revert Errors.MultiSender_RefundFailed(msg.sender, unpaid);
        }
        uint256 balanceAfter = Calls.balanceOf(batch.token);
        if (balanceAfter < balanceBefore) {
            revert Errors.MultiSender_BalanceMismatch(batch.token, balanceBefore, balanceAfter);
        }
    }

    /// @dev The coin that came with the call, or the token's total, must cover the amounts.
    function _requireCovered(uint256 total, uint256 sum) private pure {
        if (sum > total) revert Errors.MultiSender_TotalMismatch(total, sum);
    }

    /// @dev A call may only fail by its own doing: so much gas must be left that it gets all that it was promised.
    function _requireGas(uint256 index, uint256 gasCap) private view {
        uint256 required = gasCap > MAX_GAS_CAP ? type(uint256).max : gasCap * 64 / 63 + CALL_RESERVE;
        uint256 available = gasleft();
        if (available < required) revert Errors.MultiSender_InsufficientGas(index, available, required);
    }
}
