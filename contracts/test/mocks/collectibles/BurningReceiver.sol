// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Asked whether it takes a collectible, it burns all gas that it gets.
contract BurningReceiver {
    fallback() external {
        assembly {
            invalid()
        }
    }
}
