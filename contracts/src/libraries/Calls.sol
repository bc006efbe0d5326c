// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LowLevelCall } from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import { LibCall } from "solady/utils/LibCall.sol";
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

    /// @notice The same with a cap on the gas that the token may burn.
    function tryTransfer(address token, address to, uint256 amount, uint256 gasCap) internal returns (bool success) {
        bytes memory answer;
        (success,, answer) = LibCall.tryCall({
            target: token,
            value: 0,
            gasStipend: gasCap,
            maxCopy: 32,
            data: abi.encodeCall(IERC20.transfer, (to, amount))
        });

        // forge-lint: disable-next-line(unsafe-typecast): a shorter answer is no yes
        return success && _isYes({ token: token, size: answer.length, word: bytes32(answer) });
    }

    /// @notice Transfers what someone allowed this contract to take of a token.
    function tryTransferFrom(address token, address from, address to, uint256 amount) internal returns (bool success) {
        return _tryToken(token, abi.encodeCall(IERC20.transferFrom, (from, to, amount)));
    }

    /// @dev A token's call is successful if it did not revert, and either returned nothing and the token has code (as many
    /// older tokens do), or returned at least a word, and the first word is 1.
    function _tryToken(address token, bytes memory data) private returns (bool) {
        (bool success, bytes32 answer,) = LowLevelCall.callReturn64Bytes(token, data);

        return success && _isYes({ token: token, size: LowLevelCall.returnDataSize(), word: answer });
    }

    function _isYes(address token, uint256 size, bytes32 word) private view returns (bool) {
        return size == 0 ? token.code.length > 0 : size >= 32 && uint256(word) == 1;
    }
}
