// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Answers yes to any collectible, in the wrong word.
contract MistakenReceiver {
    fallback(bytes calldata) external returns (bytes memory) {
        return abi.encode(true);
    }
}
