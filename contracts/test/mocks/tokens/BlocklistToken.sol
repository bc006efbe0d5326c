// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Reverts for those on its list, as the large stablecoins do.
contract BlocklistToken is MockToken {
    mapping(address account => bool) public isBlocked;

    error Blocked(address account);

    function setBlocked(address account, bool blocked) external {
        isBlocked[account] = blocked;
    }

    function _beforeTokenTransfer(address, address to, uint256) internal view virtual override {
        if (isBlocked[to]) revert Blocked(to);
    }
}
