// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Moves nothing, and answers each transfer with exactly the bytes that it was told.
contract WordToken is MockToken {
    bytes private _answer;

    function setAnswer(bytes memory answer) external {
        _answer = answer;
    }

    function transferFrom(address, address, uint256) public view override returns (bool) {
        bytes memory answer = _answer;
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
