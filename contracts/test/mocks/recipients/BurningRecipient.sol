// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Burns all gas that it gets.
contract BurningRecipient {
    receive() external payable {
        assembly {
            invalid()
        }
    }
}
