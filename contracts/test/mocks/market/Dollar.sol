// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "../tokens/MockToken.sol";

/// @notice What is behind such a proxy: can be paused and can block, and asks for both on every transfer. To whom it
/// blocks it fails as old tokens do: it burns all gas.
contract Dollar is MockToken {
    bool public isPaused;
    mapping(address account => bool) public isBlocked;

    function block_(address account) external {
        isBlocked[account] = true;
    }

    function pause(bool isPaused_) external {
        isPaused = isPaused_;
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        require(!isPaused, "paused");
        bool isAllowed = !isBlocked[msg.sender] && !isBlocked[from] && !isBlocked[to];
        assembly {
            if iszero(isAllowed) { invalid() }
        }
    }
}
