// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Answers each question as scripted, and others with nothing.
contract AnsweringContract {
    /// @param isBurning Whether it burns all gas instead.
    /// @param isRevert Whether the answer is the data of a revert.
    /// @param length Bytes of the answer.
    /// @param word Its first 32 bytes, as far as it has them.
    struct Answer {
        bool isBurning;
        bool isRevert;
        uint256 length;
        uint256 word;
    }

    mapping(bytes4 question => Answer) private _answers;

    function setAnswer(bytes4 question, Answer memory answer) external {
        _answers[question] = answer;
    }

    fallback() external {
        Answer memory answer = _answers[msg.sig];
        if (answer.isBurning) while (true) { }

        (bool isRevert, uint256 word, uint256 length) = (answer.isRevert, answer.word, answer.length);
        assembly {
            mstore(0, word)
            if isRevert { revert(0, length) }
            return(0, length)
        }
    }
}
