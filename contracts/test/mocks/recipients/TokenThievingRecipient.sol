// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenSender } from "src/interfaces/multisend/ITokenSender.sol";
import { MockToken } from "../tokens/MockToken.sol";

/// @notice Whenever it is called, it sends itself a unit of a token without bringing it, and then all that it has.
contract TokenThievingRecipient {
    ITokenSender private immutable _multiSender;
    MockToken private immutable _token;
    bool private _isStealing;
    uint256 public stolen;

    constructor(ITokenSender multiSender, MockToken token) {
        (_multiSender, _token) = (multiSender, token);
        token.approve(address(multiSender), type(uint256).max);
    }

    receive() external payable {
        if (_isStealing) return;

        _isStealing = true;
        bytes memory itself = abi.encodePacked(address(this));
        try _multiSender.sendTokenEqual(0, address(_token), 0, 1, itself) {
            ++stolen;
        } catch { }

        uint256 own = _token.balanceOf(address(this));
        try _multiSender.sendTokenEqual(0, address(_token), own, own, itself) { } catch { }
        _isStealing = false;
    }
}
