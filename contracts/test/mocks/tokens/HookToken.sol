// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Calls back both sides of a transfer, as ERC-777 does; what they do may fail without harm.
contract HookToken is MockToken {
    function _beforeTokenTransfer(address from, address to, uint256) internal override {
        _notify(from);
        _notify(to);
    }

    function _notify(address account) private {
        if (account.code.length == 0) return;

        (bool ignored,) = account.call("");
        ignored;
    }
}
