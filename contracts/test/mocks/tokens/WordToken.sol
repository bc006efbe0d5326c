// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Moves nothing, and answers a transfer with exactly the scripted bytes.
contract WordToken is MockToken {
    mapping(address to => bytes) private _answers;

    function setAnswer(address to, bytes memory answer) external {
        _answers[to] = answer;
    }

    function transferFrom(address, address to, uint256) public view override returns (bool) {
        bytes memory answer = _answers[to];
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
