// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Calls the owner back instead of accepting a permit.
contract HookPermitToken is MockToken {
    function permit(address owner, address, uint256, uint256, uint8, bytes32, bytes32) public override {
        (bool ignored,) = owner.call("");
        ignored;
    }
}
