// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LowLevelCall } from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";

/// @title Reads
/// @notice Questions to strangers who cannot make the caller pay for what they return: at most two words of it are copied.
/// None of these reverts.
library Reads {
    /// @notice What the target answers, if it is an address.
    function tryAddress(address target, bytes memory question) internal view returns (bool isTold, address answer) {
        uint256 word;
        (isTold, word) = _tryWord(target, question);
        isTold = isTold && word <= type(uint160).max;
        // forge-lint: disable-next-line(unsafe-typecast): the line above looked
        if (isTold) answer = address(uint160(word));
    }

    /// @notice Whether the target answers a question with as many bytes, or more.
    function answers(address target, bytes memory question, uint256 size) internal view returns (bool) {
        (bool isDone,,) = LowLevelCall.staticcallReturn64Bytes(target, question);
        return isDone && LowLevelCall.returnDataSize() >= size;
    }

    /// @notice Whether the target knows a question: it answers, or refuses and says why.
    function knows(address target, bytes memory question) internal view returns (bool) {
        LowLevelCall.staticcallReturn64Bytes(target, question);
        return LowLevelCall.returnDataSize() > 0;
    }

    /// @notice Balance of an account in a token.
    function tryBalanceOf(address token, address account) internal view returns (bool isTold, uint256 balance) {
        return SafeTransferLib.checkBalanceOf(token, account);
    }

    /// @notice How many decimals a token has.
    function tryDecimals(address token) internal view returns (bool isTold, uint256 decimals) {
        return _tryWord(token, abi.encodeCall(IERC20.decimals, ()));
    }

    function _tryWord(address target, bytes memory question) private view returns (bool isTold, uint256 word) {
        bytes32 answer;
        (isTold, answer,) = LowLevelCall.staticcallReturn64Bytes(target, question);
        isTold = isTold && LowLevelCall.returnDataSize() >= 32; // without code, a call succeeds and returns nothing
        if (isTold) word = uint256(answer);
    }
}
