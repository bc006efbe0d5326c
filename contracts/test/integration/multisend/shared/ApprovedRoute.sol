// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20Route } from "./ERC20Route.sol";

/// @notice The routes whose sender approved MultiSender beforehand.
abstract contract ApprovedRoute is ERC20Route {
    function _allow(address account, uint256 amount) internal override {
        vm.prank(account);
        token.approve(address(multiSender), amount);
    }
}
