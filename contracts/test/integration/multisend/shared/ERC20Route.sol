// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { Route } from "./Route.sol";

/// @notice What all routes of an ERC-20 have in common: only their calls differ, and who is allowed to take the token.
abstract contract ERC20Route is Route {
    BlocklistToken internal token = new BlocklistToken();

    function _valueOf(Order memory) internal pure override returns (uint256) {
        return 0;
    }

    function _fund(address account, uint256 amount) internal override {
        token.mint(account, amount);
        _allow(account, amount);
    }

    /// @dev Lets MultiSender take so much of what an account has.
    function _allow(address account, uint256 amount) internal virtual;

    function _balanceOf(address account) internal view override returns (uint256) {
        return token.balanceOf(account);
    }

    function _refuse(address account) internal override {
        token.setBlocked(account, true);
    }

    /// @dev Whether the total is pulled first; otherwise each amount goes straight from the sender.
    function _isPull() internal pure virtual returns (bool);
}
