// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Answers transfers to those on its list as scripted, whether it moved anything or not.
contract ScriptedToken is MockToken {
    /// @param moves Whether the amount moves; without effect if it `reverts`.
    /// @param data What it returns or reverts with, byte by byte.
    struct Answer {
        bool isSet;
        bool moves;
        bool reverts;
        bytes data;
    }

    mapping(address to => Answer) private _answers;

    function setAnswer(address to, bool moves, bool reverts, bytes calldata data) external {
        _answers[to] = Answer({ isSet: true, moves: moves, reverts: reverts, data: data });
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (!_answers[to].isSet || _answers[to].moves) super.transfer(to, amount);
        return _answer(to);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (!_answers[to].isSet || _answers[to].moves) super.transferFrom(from, to, amount);
        return _answer(to);
    }

    function _answer(address to) private view returns (bool) {
        if (!_answers[to].isSet) return true;

        (bool reverts, bytes memory data) = (_answers[to].reverts, _answers[to].data);
        assembly {
            if reverts { revert(add(data, 32), mload(data)) }
            return(add(data, 32), mload(data))
        }
    }
}
