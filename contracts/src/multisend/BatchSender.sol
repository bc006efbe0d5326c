// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BatchMarks } from "../batches/BatchMarks.sol";
import { IBatchSender } from "../interfaces/multisend/IBatchSender.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
import { STARVED, UNCLEAR } from "../libraries/loops/Outcome.sol";
import { Batch } from "../types/Batch.sol";
import { Tally } from "../types/Tally.sol";

/// @title BatchSender
/// @notice What all routes have in common: the marks, the gas that a recipient is promised, and the judgement on a payment
/// that failed.
abstract contract BatchSender is IBatchSender, BatchMarks {
    using Records for bytes;

    /* CONSTANTS */

    /// @dev Gas that a call may cost before the recipient's share is taken from what is left: 2,600 for a cold account (3,000
    /// after EIP-8038, 10,100 where it is dearest), 9,000 for a value, and 3,400 for our instructions around it. What a new
    /// account costs, 25,000 or 183,600 after EIP-8037, need not be in it: it runs no code that could lack the rest.
    uint256 private constant CALL_RESERVE = 40_000;

    /// @dev More gas than any block has. A higher cap cannot be promised, and its product with 64 might overflow.
    uint256 private constant MAX_GAS_CAP = type(uint64).max;

    /// @dev The gas cap where no recipient is skipped.
    uint256 internal constant ALL_GAS = type(uint256).max;

    /* IMMUTABLES */

    /// @dev Where this code lies. An account that runs it as its own (EIP-7702) would lend its collectibles and its credit to
    /// every caller.
    address private immutable _self = address(this);

    /* EXACTLY ONCE */

    /// @inheritdoc IBatchSender
    function isMarked(address sender, uint256 id) external view returns (bool) {
        return (marksOf(sender, id >> 8) >> (id & 0xff)) & 1 == 1;
    }

    /// @dev Before any payment, as {_markSent}.
    function _begin(uint256 id) internal {
        if (address(this) != _self) revert Errors.MultiSender_CodeOfAccount(address(this));

        _markSent(id);
    }

    /* GAS */

    /// @dev A call may only fail by its own doing: so much gas must be left that it gets all that it was promised.
    function _requiredGas(bool isSkip, uint256 gasCap) internal pure returns (uint256) {
        if (!isSkip) return 0;
        if (gasCap > MAX_GAS_CAP) return type(uint256).max;

        return gasCap * 64 / 63 + CALL_RESERVE;
    }

    /* FAILED PAYMENTS */

    /// @dev Field by field: a struct that is returned whole is allocated twice.
    function _batch(uint256 id, bool isSkip, uint256 gasCap, uint256 total, uint256 unit, uint256 width)
        internal
        pure
        returns (Batch memory batch)
    {
        batch.id = id;
        batch.isSkip = isSkip;
        batch.gasCap = gasCap;
        batch.requiredGas = _requiredGas(isSkip, gasCap);
        batch.total = total;
        batch.unit = unit;
        batch.width = width;
    }

    /// @dev Reverts unless a failed payment may be skipped.
    /// @param sum Of the amounts up to this one, and with it.
    function _judge(Batch memory batch, uint256 index, address recipient, uint256 sum, uint256 outcome) internal view {
        _refuseStarved({ batch: batch, index: index, outcome: outcome });
        if (recipient == address(this)) revert Errors.MultiSender_RecipientIsMultiSender(index);

        // A payment that the total does not cover fails as well: that is the sender's mistake, and never a skip.
        if (sum > batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, sum);

        if (!batch.isSkip) revert Errors.MultiSender_RecipientFailed(index, recipient);

        // Some tokens move the amount and answer false. Reported as skipped, the recipient would be paid once more.
        if (outcome == UNCLEAR) revert Errors.MultiSender_AnswerUnclear(index, recipient);
    }

    function _refuseStarved(Batch memory batch, uint256 index, uint256 outcome) private view {
        if (outcome == STARVED) {
            revert Errors.MultiSender_InsufficientGas(index, gasleft(), batch.requiredGas);
        }
    }

    /// @dev Judges a failed payment of coin or an ERC-20 and reports it.
    /// @return amount What was not paid.
    function _skip(Batch memory batch, bytes calldata records, uint256 index, uint256 sum, uint256 outcome)
        internal
        returns (uint256 amount)
    {
        address recipient;
        (recipient, amount) = records.at(index, batch.unit, batch.width);
        _judge({ batch: batch, index: index, recipient: recipient, sum: sum, outcome: outcome });

        emit RecipientSkipped({ sender: msg.sender, id: batch.id, index: index, recipient: recipient, amount: amount });
    }

    /// @dev As {_skip}, where the loop counts nothing.
    function _skipAndCount(
        Batch memory batch,
        Tally memory tally,
        bytes calldata records,
        uint256 index,
        uint256 outcome
    ) internal {
        _refuseStarved({ batch: batch, index: index, outcome: outcome }); // there may be no gas to add up with
        _sumUpTo({ batch: batch, tally: tally, records: records, count: index + 1 });
        tally.unpaid += _skip({ batch: batch, records: records, index: index, sum: tally.sum, outcome: outcome });
        tally.skipped += 1;
    }

    /// @dev Goes on from where the last sum ended: over a whole batch, each record is added once.
    function _sumUpTo(Batch memory batch, Tally memory tally, bytes calldata records, uint256 count) internal pure {
        tally.sum += records.sum({ first: tally.summed, end: count, unit: batch.unit, width: batch.width });
        tally.summed = count;
    }
}
