// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Burns all gas that a permit is given.
contract BurningPermitToken is MockToken {
    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) public pure override {
        assembly {
            invalid()
        }
    }
}
