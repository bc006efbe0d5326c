// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MultiSenderFixture } from "./MultiSenderFixture.sol";

/// @notice Sends coin, too much of it at times, and forces some upon MultiSender.
abstract contract MultiSenderCoinHandler is MultiSenderFixture {
    function sendCoin(uint256 seed, bool isSkip, bool isEqual, uint256 surplus) external {
        (address sender, uint256 id) = _senderAndId(seed);
        (bytes memory records, uint256 total) = _records(seed, isSkip, isEqual);
        uint256 value = total + surplus % 1e9;
        if (value > sender.balance) return;

        uint256 unit = isEqual ? _mantissa(seed) : 1;
        bytes memory call = isEqual
            ? isSkip
                ? abi.encodeCall(multiSender.sendNativeEqualOrSkip, (id, GAS_CAP, unit, records))
                : abi.encodeCall(multiSender.sendNativeEqual, (id, unit, records))
            : isSkip
                ? abi.encodeCall(multiSender.sendNativeOrSkip, (id, GAS_CAP, unit, WIDTH, records))
                : abi.encodeCall(multiSender.sendNative, (id, unit, WIDTH, records));
        _submit({ sender: sender, id: id, value: value, token: NO_TOKEN, call: call });
    }

    function donateCoin(uint256 seed, uint256 amount) external {
        (address donor,) = _senderAndId(seed);
        _donateCoin(donor, bound(amount, 0, donor.balance / 100));
    }
}
