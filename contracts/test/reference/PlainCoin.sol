// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { INativeSender } from "src/interfaces/multisend/INativeSender.sol";
import { PlainPayments } from "./PlainPayments.sol";
import { PlainRecords } from "./PlainRecords.sol";

/// @notice The entries for native coin.
abstract contract PlainCoin is PlainPayments {
    /// @inheritdoc INativeSender
    function sendNative(uint256 id, uint256 unit, uint256 width, bytes calldata records) external payable {
        PlainRecords.checkWidth(width);
        _sendCoin(id, _strict(), unit, width, records);
    }

    /// @inheritdoc INativeSender
    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records)
        external
        payable
        returns (uint256 skipped)
    {
        PlainRecords.checkWidth(width);
        return _sendCoin(id, _skipping(gasCap), unit, width, records);
    }

    /// @inheritdoc INativeSender
    function sendNativeEqual(uint256 id, uint256 amount, bytes calldata recipients) external payable {
        _sendCoin(id, _strict(), amount, 0, recipients);
    }

    /// @inheritdoc INativeSender
    function sendNativeEqualOrSkip(uint256 id, uint256 gasCap, uint256 amount, bytes calldata recipients)
        external
        payable
        returns (uint256 skipped)
    {
        return _sendCoin(id, _skipping(gasCap), amount, 0, recipients);
    }

    function _sendCoin(uint256 id, Mode memory mode, uint256 unit, uint256 width, bytes calldata records)
        private
        returns (uint256)
    {
        Batch memory batch = Batch({
            id: id, route: Route.Native, token: address(0), total: msg.value, unit: unit, width: width
        });
        PlainRecords.countBounded(records, unit, width);
        _begin(id);

        uint256 balanceBefore = address(this).balance - msg.value;
        Tally memory tally = _payAll(mode, batch, records);
        _settleCoin(batch, tally, balanceBefore);
        return tally.skipped;
    }
}
