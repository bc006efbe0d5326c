// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFromSender } from "../interfaces/multisend/ITokenFromSender.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
import { Batch } from "../types/Batch.sol";
import { Tally } from "../types/Tally.sol";
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
        Batch memory batch = _batch(id, false, ALL_GAS, total, unit, Records.checkWidth(width));
        _sendTokenFrom({ batch: batch, token: token, records: records });
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
        Batch memory batch = _batch(id, true, gasCap, total, unit, Records.checkWidth(width));
        return _sendTokenFrom({ batch: batch, token: token, records: records });
    }

    /// @inheritdoc ITokenFromSender
    function sendTokenFromEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients)
        external
    {
        Batch memory batch = _batch(id, false, ALL_GAS, total, amount, 0);
        _sendTokenFrom({ batch: batch, token: token, records: recipients });
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
        Batch memory batch = _batch(id, true, gasCap, total, amount, 0);
        return _sendTokenFrom({ batch: batch, token: token, records: recipients });
    }

    /* PARTS */

    /// @dev The whole of a batch: mark, pay, compare the sum.
    function _sendTokenFrom(Batch memory batch, address token, bytes calldata records)
        internal
        returns (uint256 skipped)
    {
        records.check(batch.unit, batch.width);

        _begin(batch.id);

        Tally memory tally;
        uint256 outcome = TransferFromLoop.pay(batch, tally, token, records);
        while (outcome != ALL_PAID) {
            _skip({ batch: batch, records: records, index: tally.summed - 1, sum: tally.sum, outcome: outcome });
            tally.skipped += 1;
            outcome = TransferFromLoop.pay(batch, tally, token, records);
        }

        if (tally.sum != batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, tally.sum);

        return tally.skipped;
    }
}
