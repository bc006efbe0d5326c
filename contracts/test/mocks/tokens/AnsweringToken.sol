// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Answers transfers to some accounts as scripted, whether it moves anything or not.
contract AnsweringToken is MockToken {
    /// @param isMove Whether the amount moves all the same.
    /// @param isRevert Whether the answer is the data of a revert.
    /// @param length Bytes of the answer.
    /// @param word Its first 32 bytes, as far as it has them.
    struct Answer {
        bool isMove;
        bool isRevert;
        uint256 length;
        uint256 word;
    }

    mapping(address to => Answer) private _answers;
    mapping(address to => bool) private _isTold;

    function setAnswer(address to, Answer memory answer) external {
        (_answers[to], _isTold[to]) = (answer, true);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (!_isTold[to] || _answers[to].isMove) super.transfer(to, amount);
        return _answer(to);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (!_isTold[to] || _answers[to].isMove) super.transferFrom(from, to, amount);
        return _answer(to);
    }

    function _answer(address to) private view returns (bool) {
        if (!_isTold[to]) return true;

        Answer memory answer = _answers[to];
        (bool isRevert, uint256 word, uint256 length) = (answer.isRevert, answer.word, answer.length);
        assembly {
            mstore(0, word)
            if isRevert { revert(0, length) }
            return(0, length)
        }
    }
}
