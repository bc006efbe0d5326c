// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IMultiSender } from "src/interfaces/IMultiSender.sol";

/// @notice Whenever it is paid, it sends itself the same amount once more, without bringing any coin.
contract ThievingRecipient {
    IMultiSender private immutable _multiSender;
    bool private _isStealing;

    constructor(IMultiSender multiSender) {
        _multiSender = multiSender;
    }

    receive() external payable {
        if (_isStealing) return;

        _isStealing = true;
        try _multiSender.sendNativeEqual(0, msg.value, abi.encodePacked(address(this))) { } catch { }
        _isStealing = false;
    }
}
