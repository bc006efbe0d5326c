// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LibCall } from "solady/utils/LibCall.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";

/// @title Reads
/// @notice Questions to strangers who cannot make the caller pay for what they return: at most one word of it is copied.
/// None of these reverts.
library Reads {
    /// @notice What the target answers, if it is an address.
    function tryAddress(address target, bytes memory question) internal view returns (bool isTold, address answer) {
        return tryAddress({ target: target, question: question, gasCap: gasleft() });
    }

    /// @notice The same with a cap on the gas that the target may burn.
    function tryAddress(address target, bytes memory question, uint256 gasCap)
        internal
        view
        returns (bool isTold, address answer)
    {
        (bool isWord, uint256 word) = _tryWord(target, question, gasCap);
        return _toAddress(isWord, word);
    }

    /// @notice What somebody has of a token.
    function tryBalanceOf(address token, address account) internal view returns (bool isTold, uint256 balance) {
        return tryBalanceOf({ token: token, account: account, gasCap: gasleft() });
    }

    /// @notice The same with a cap on the gas that the token may burn.
    function tryBalanceOf(address token, address account, uint256 gasCap)
        internal
        view
        returns (bool isTold, uint256 balance)
    {
        return _tryWord(token, abi.encodeCall(IERC20.balanceOf, (account)), gasCap);
    }

    /// @notice How many decimals a token has.
    function tryDecimals(address token) internal view returns (bool isTold, uint256 decimals) {
        return _tryWord({ target: token, question: abi.encodeCall(IERC20.decimals, ()), gasCap: gasleft() });
    }

    /// @dev Without code, a call succeeds and returns nothing.
    function _tryWord(address target, bytes memory question, uint256 gasCap)
        private
        view
        returns (bool isTold, uint256 word)
    {
        bytes memory answer;
        (isTold,, answer) = LibCall.tryStaticCall({ target: target, gasStipend: gasCap, maxCopy: 32, data: question });
        isTold = isTold && answer.length == 32;
        // forge-lint: disable-next-line(unsafe-typecast): the line above looked
        if (isTold) word = uint256(bytes32(answer));
    }

    function _toAddress(bool isWord, uint256 word) private pure returns (bool isAddress, address) {
        isAddress = isWord && word <= type(uint160).max;
        // forge-lint: disable-next-line(unsafe-typecast): the line above looked
        return (isAddress, isAddress ? address(uint160(word)) : address(0));
    }
}
