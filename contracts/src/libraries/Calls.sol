// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LowLevelCall } from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";

/// @title Calls
/// @notice Calls outside the loops to strangers who cannot make the caller pay for what they return: at most two words of it
/// are copied. Solidity's own calls copy everything. None of these reverts.
library Calls {
    /// @notice Sends native coin, without data.
    function tryPay(address to, uint256 amount) internal returns (bool success) {
        return LowLevelCall.callNoReturn(to, amount, "");
    }

    /// @notice Transfers what this contract has of a token.
    function tryTransfer(address token, address to, uint256 amount) internal returns (bool success) {
        return _tryToken(token, abi.encodeCall(IERC20.transfer, (to, amount)));
    }

    /// @notice Transfers what someone allowed this contract to take of a token.
    function tryTransferFrom(address token, address from, address to, uint256 amount) internal returns (bool success) {
        return _tryToken(token, abi.encodeCall(IERC20.transferFrom, (from, to, amount)));
    }

    /// @notice What this contract has of a token.
    /// @return isTold Whether the token told it: it may be unable to, or lack the gas.
    function tryBalanceOf(address token) internal view returns (bool isTold, uint256 held) {
        bytes32 answer;
        (isTold, answer,) =
            LowLevelCall.staticcallReturn64Bytes(token, abi.encodeCall(IERC20.balanceOf, (address(this))));
        isTold = isTold && LowLevelCall.returnDataSize() >= 32;
        if (isTold) held = uint256(answer);
    }

    /// @dev A token's call is successful if it did not revert, and either returned nothing and the token has code (as many
    /// older tokens do), or returned at least a word, and the first word is 1.
    function _tryToken(address token, bytes memory data) private returns (bool) {
        (bool success, bytes32 answer,) = LowLevelCall.callReturn64Bytes(token, data);
        uint256 size = LowLevelCall.returnDataSize();

        return success && (size == 0 ? token.code.length > 0 : size >= 32 && uint256(answer) == 1);
    }
}
