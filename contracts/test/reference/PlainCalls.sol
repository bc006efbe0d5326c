// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";

/// @notice Calls to strangers that never revert here.
/// @dev Solidity copies all return data: a megabyte of it, which MultiSender leaves where it is, costs gas here. Whether
/// MultiSender does is tested apart.
library PlainCalls {
    /// @dev What became of a call. Who says no without reverting may have moved something all the same.
    enum Outcome {
        Yes,
        No,
        Reverted
    }

    function pay(address to, uint256 amount, uint256 gasLimit) internal returns (Outcome) {
        (bool success,) = to.call{ value: amount, gas: gasLimit }("");
        return success ? Outcome.Yes : Outcome.Reverted;
    }

    /// @dev A token says yes by the word 1 or, if it has code, by nothing.
    function callToken(address token, bytes memory data, uint256 gasLimit) internal returns (Outcome) {
        (bool success, bytes memory answer) = token.call{ gas: gasLimit }(data);
        if (!success) return Outcome.Reverted;

        bool isYes;
        if (answer.length == 0) isYes = token.code.length > 0;
        if (answer.length >= 32) isYes = abi.decode(answer, (uint256)) == 1;
        return isYes ? Outcome.Yes : Outcome.No;
    }

    /// @dev A collection says yes by not reverting, if it has code.
    function callCollection(address collection, bytes memory data, uint256 gasLimit) internal returns (Outcome) {
        (bool success,) = collection.call{ gas: gasLimit }(data);
        if (!success) return Outcome.Reverted;

        return collection.code.length > 0 ? Outcome.Yes : Outcome.No;
    }

    function balanceOf(address token, address account) internal view returns (bool isTold, uint256 held) {
        (bool success, bytes memory answer) = token.staticcall(abi.encodeCall(IERC20.balanceOf, (account)));
        if (success && answer.length >= 32) return (true, abi.decode(answer, (uint256)));
    }
}
