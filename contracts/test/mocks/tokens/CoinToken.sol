// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { MockToken } from "./MockToken.sol";

/// @notice Native coin as an ERC-20 token, as on chains where both are one: a transfer moves the sender's coin.
contract CoinToken is MockToken {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function balanceOf(address account) public view override returns (uint256) {
        return account.balance;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        vm.prank(msg.sender);
        (bool success,) = to.call{ value: amount }("");
        return success;
    }
}
