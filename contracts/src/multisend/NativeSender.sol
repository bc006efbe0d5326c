// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { INativeSender } from "../interfaces/multisend/INativeSender.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
import { BatchSender } from "./BatchSender.sol";
import { NativeLoop } from "../libraries/loops/NativeLoop.sol";
import { ALL_PAID } from "../libraries/loops/Outcome.sol";

/// @title NativeSender
/// @notice Native coin to many.
abstract contract NativeSender is BatchSender, INativeSender {
    using Records for bytes;

    /* ENTRIES */

    /// @inheritdoc INativeSender
    function sendNative(uint256 id, uint256 unit, uint256 width, bytes calldata records) external payable {
        _sendNative(id, _strict(), unit, Records.checkWidth(width), records);
    }

    /// @inheritdoc INativeSender
    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        external
        payable
        returns (uint256 skipped)
    {
        return _sendNative(id, _skipping(gasCap), unit, Records.checkWidth(width), records);
    }

    /// @inheritdoc INativeSender
    function sendNativeEqual(uint256 id, uint256 amount, bytes calldata recipients) external payable {
        _sendNative(id, _strict(), amount, 0, recipients);
    }

    /// @inheritdoc INativeSender
    function sendNativeEqualOrSkip(uint256 id, uint256 gasCap, uint256 amount, bytes calldata recipients)
        external
        payable
        returns (uint256 skipped)
    {
        return _sendNative(id, _skipping(gasCap), amount, 0, recipients);
    }

    /* PARTS */

    /// @dev The whole of a batch: mark, pay, settle.
    function _sendNative(uint256 id, Mode memory mode, uint256 unit, uint256 width, bytes calldata records)
        private
        returns (uint256 skipped)
    {
        records.check(unit, width);

        _begin(id);

        uint256 balanceBefore;
        unchecked {
            balanceBefore = address(this).balance - msg.value; // which the balance includes
        }
        Batch memory batch = Batch({ id: id, mode: mode, total: msg.value, unit: unit, width: width });
        Tally memory tally;
        (uint256 next, uint256 end) = records.bounds();
        while (true) {
            uint256 outcome;
            (next, outcome) = mode.isSkip
                ? NativeLoop.payWithin(next, end, unit, width, mode.gasCap, mode.requiredGas)
                : NativeLoop.pay(next, end, unit, width);
            if (outcome == ALL_PAID) break;

            next = _skipAndCount({ batch: batch, tally: tally, records: records, position: next, outcome: outcome });
        }

        // If nobody was skipped and not a wei is left, the amounts were what came with the call: no need to add them up.
        if (tally.skipped > 0 || address(this).balance != balanceBefore) _settle(batch, tally, records);
        return tally.skipped;
    }

    /// @dev Gives back what was not paid or came too much. Adding the amounts up is also what keeps a recipient's own batch,
    /// sent from within this one, from spending this one's coin.
    function _settle(Batch memory batch, Tally memory tally, bytes calldata records) private {
        _sumUpTo({ batch: batch, tally: tally, records: records, count: records.numberOf(batch.width) });
        if (tally.sum > batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, tally.sum);

        uint256 rest = batch.total - (tally.sum - tally.unpaid);
        if (rest > 0 && !Calls.tryPay(msg.sender, rest, gasleft())) {
            revert Errors.MultiSender_RefundFailed(msg.sender, rest);
        }
    }
}
