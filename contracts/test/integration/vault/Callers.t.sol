// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Errors } from "src/libraries/Errors.sol";
import { VaultMarket } from "./VaultMarket.sol";

contract Callers_Vault_Test is VaultMarket {
    function test_WhenAnybodyProcesses() external {
        _collect(1e24);
        _warmUp();
        vm.prank(eve);
        uint256 earned = vault.process();
        assertGt(charity.balance, 0, "the charity is paid");
        assertEq(eve.balance + token.balanceOf(eve), 0, "the caller gets neither coin nor tokens");
        assertEq(exchange.weth.balanceOf(eve), earned, "but its part in wrapped coin");
    }

    function testFuzz_RevertWhen_AStrangerSwaps(address caller, uint256 forLiquidity, uint256 forBooked) external {
        vm.assume(caller != address(vault));
        _collect(1e24);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Errors.TokenVault_CallerNotVault.selector, caller));
        vault.swapAndPay(forLiquidity, forBooked, caller, 0);
    }

    function test_RevertWhen_TheTokenSwaps() external {
        vm.prank(address(token));
        vm.expectRevert(abi.encodeWithSelector(Errors.TokenVault_CallerNotVault.selector, address(token)));
        vault.swapAndPay(1, 1, address(token), 0);
    }

    /// @dev At its own address it has no config. Its constants answer.
    function test_RevertWhen_AtItsOwnAddress() external {
        ITokenVault implementation = ITokenVault(liquidityGeneratorTokenFactory.vaultImplementation());
        assertGt(address(implementation).code.length, 1000, "code");
        assertNotEq(address(implementation), address(vault), "another address");

        vm.expectRevert();
        implementation.process();
        vm.expectRevert();
        implementation.pending();
        vm.prank(address(implementation));
        vm.expectRevert();
        implementation.swapAndPay(1, 0, eve, 0);
        vm.prank(address(implementation));
        vm.expectRevert();
        implementation.swapAndPay(0, 1, eve, 0);
        vm.prank(address(implementation));
        vm.expectRevert();
        implementation.swapAndPay(0, 0, eve, 0);
    }

    /// @dev A token sent here is not lost: it is for the liquidity. There is no other way out.
    function test_RevertWhen_AnythingElseIsCalled() external {
        (bool success,) = address(vault).call(abi.encodeWithSignature("withdraw(uint256)", 1));
        assertFalse(success, "withdraw");
        vm.prank(firstOwner);
        (success,) = address(vault).call(abi.encodeWithSignature("transferOwnership(address)", eve));
        assertFalse(success, "transferOwnership");
        (success,) = address(vault).call(hex"00");
        assertFalse(success, "one byte");
    }
}
