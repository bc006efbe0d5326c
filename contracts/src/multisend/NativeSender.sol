// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { INativeSender } from "../interfaces/multisend/INativeSender.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
import { Batch } from "../types/Batch.sol";
import { Tally } from "../types/Tally.sol";
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
        _sendNative({
            id: id, isSkip: false, gasCap: ALL_GAS, unit: unit, width: Records.checkWidth(width), records: records
        });
    }

    /// @inheritdoc INativeSender
    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        external
        payable
        returns (uint256 skipped)
    {
        return _sendNative({
            id: id, isSkip: true, gasCap: gasCap, unit: unit, width: Records.checkWidth(width), records: records
        });
    }

    /// @inheritdoc INativeSender
    function sendNativeEqual(uint256 id, uint256 amount, bytes calldata recipients) external payable {
        _sendNative({ id: id, isSkip: false, gasCap: ALL_GAS, unit: amount, width: 0, records: recipients });
    }

    /// @inheritdoc INativeSender
    function sendNativeEqualOrSkip(uint256 id, uint256 gasCap, uint256 amount, bytes calldata recipients)
        external
        payable
        returns (uint256 skipped)
    {
        return _sendNative({ id: id, isSkip: true, gasCap: gasCap, unit: amount, width: 0, records: recipients });
    }

    /* PARTS */

    /// @dev The whole of a batch: mark, pay, and settle if anything is left.
    function _sendNative(uint256 id, bool isSkip, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        private
        returns (uint256 skipped)
    {
        records.check(unit, width);

        _begin(id);

        uint256 balanceBefore;
        unchecked {
            balanceBefore = address(this).balance - msg.value; // which the balance includes
        }
        (uint256 index, uint256 outcome) = isSkip
            ? NativeLoop.payWithin(records, 0, unit, width, gasCap, _requiredGas(isSkip, gasCap))
            : NativeLoop.pay(records, 0, unit, width);

        // Not a wei is left of what came with the call: it was the sum of the amounts, which need not be added up.
        if (outcome == ALL_PAID && address(this).balance == balanceBefore) return 0;

        Batch memory batch = _batch(id, isSkip, gasCap, msg.value, unit, width);
        return _finish({ batch: batch, records: records, index: index, outcome: outcome });
    }

    /// @dev Goes on from who could not be paid, and gives back what was not paid or came too much. Adding the amounts up is
    /// also what keeps a recipient's own batch, sent from within this one, from spending this one's coin.
    function _finish(Batch memory batch, bytes calldata records, uint256 index, uint256 outcome)
        private
        returns (uint256 skipped)
    {
        Tally memory tally;
        while (outcome != ALL_PAID) {
            _skipAndCount({ batch: batch, tally: tally, records: records, index: index, outcome: outcome });
            (index, outcome) =
                NativeLoop.payWithin(records, index + 1, batch.unit, batch.width, batch.gasCap, batch.requiredGas);
        }

        _sumUpTo({ batch: batch, tally: tally, records: records, count: records.numberOf(batch.width) });
        if (tally.sum > batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, tally.sum);

        uint256 rest = batch.total - (tally.sum - tally.unpaid);
        if (rest > 0 && !Calls.tryPay(msg.sender, rest)) {
            revert Errors.MultiSender_RefundFailed(msg.sender, rest);
        }
        return tally.skipped;
    }
}
