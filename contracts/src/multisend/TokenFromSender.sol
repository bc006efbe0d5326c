// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFromSender } from "../interfaces/multisend/ITokenFromSender.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
import { BatchSender } from "./BatchSender.sol";
import { ALL_PAID } from "../libraries/loops/Outcome.sol";
import { TransferFromLoop } from "../libraries/loops/TransferFromLoop.sol";

/// @title TokenFromSender
/// @notice An ERC-20 straight from the sender to each: nothing of it is ever here.
abstract contract TokenFromSender is BatchSender, ITokenFromSender {
    using Records for bytes;

    /* ENTRIES */

    /// @inheritdoc ITokenFromSender
    function sendTokenFrom(
        uint256 id,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external {
        _sendTokenFrom({
            id: id,
            isSkip: false,
            gasCap: ALL_GAS,
            token: token,
            total: total,
            unit: unit,
            width: Records.checkWidth(width),
            records: records
        });
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        return _sendTokenFrom({
            id: id,
            isSkip: true,
            gasCap: gasCap,
            token: token,
            total: total,
            unit: unit,
            width: Records.checkWidth(width),
            records: records
        });
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        _sendTokenFrom({
            id: id,
            isSkip: false,
            gasCap: ALL_GAS,
            token: token,
            total: total,
            unit: amount,
            width: 0,
            records: recipients
        });
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromEqualOrSkip(
        uint256 id,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 amount,
        bytes calldata recipients
    ) external returns (uint256 skipped) {
        return _sendTokenFrom({
            id: id,
            isSkip: true,
            gasCap: gasCap,
            token: token,
            total: total,
            unit: amount,
            width: 0,
            records: recipients
        });
    }

    /* PARTS */

    /// @dev The whole of a batch: mark, pay, compare the sum.
    function _sendTokenFrom(
        uint256 id,
        bool isSkip,
        uint256 gasCap,
        address token,
        uint256 total,
        uint256 unit,
        uint256 width,
        bytes calldata records
    ) internal returns (uint256 skipped) {
        records.check(unit, width);

        _begin(id);

        Batch memory batch = _batch(id, isSkip, gasCap, total, unit, width);
        TransferFromLoop.Transfers memory transfers =
            _transfers({ batch: batch, selector: TransferFromLoop.TRANSFER_FROM, token: token, isAnswering: true });
        uint256 sum;
        for (uint256 index = 0;; ++index) {
            uint256 outcome;
            (index, outcome, sum) = TransferFromLoop.pay(transfers, records, index, sum);
            if (outcome == ALL_PAID) break;

            _skip({ batch: batch, records: records, index: index, sum: sum, outcome: outcome });
            ++skipped;
        }

        if (sum != total) revert Errors.MultiSender_TotalMismatch(total, sum);
    }
}
