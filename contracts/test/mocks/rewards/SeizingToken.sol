// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "../tokens/BlocklistToken.sol";

/// @notice Takes from anybody, as tokens do that can be confiscated or that shrink; and can be paused.
contract SeizingToken is BlocklistToken {
    bool private _isPaused;

    error Paused();

    function seize(address account, uint256 units) external {
        _burn(account, units);
    }

    function setPaused(bool isPaused) external {
        _isPaused = isPaused;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal view override {
        if (_isPaused && from != address(0) && to != address(0)) revert Paused();
        super._beforeTokenTransfer(from, to, amount);
    }
}
