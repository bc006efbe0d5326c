// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice Every unit that moves is in an event, in the order in which it moved.
abstract contract Events_DividendToken_Shared_Test is Dividends_Test {
    mapping(address account => int256) private _balances;

    function _arrange() internal override { }

    function testFuzz_WhenTaxed(DividendFees memory fees, uint256 amount, uint8 route) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        amount = bound(amount, 1, MAX_SUPPLY / 4);
        _give(alice, amount);
        address[5] memory recipients = [bob, address(pair), DEAD, address(token), eve];

        _assertSteps({ from: alice, to: recipients[route % 5], amount: amount });
    }

    function testFuzz_WhenBought(DividendFees memory fees, uint256 amount) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        amount = bound(amount, 1, MAX_SUPPLY / 4);
        _give(address(pair), amount);

        _assertSteps({ from: address(pair), to: alice, amount: amount });
    }

    function test_WhenNotTaxed() external {
        vm.recordLogs();
        _give(alice, 5e18);
        Vm.Log[] memory logs = _logsOfToken();
        assertEq(logs.length, 1, "events");
        _assertTransfer({ log: logs[0], from: firstOwner, to: alice, amount: 5e18, label: "whole" });
    }

    /// @dev From birth, through trades, runs of the vault, a distribution and claims.
    function testFuzz_WhenReplayed(DividendFees memory fees, uint256[4] memory amounts) external {
        _boundFees(fees);
        vm.recordLogs();
        _create(1e27, fees);
        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: 5e26, coin: POOL_COIN });
        _tax(1e26);
        _warmUp();
        for (uint256 i = 0; i < amounts.length; ++i) {
            vault.process();
            _buy({ token: address(token), buyer: carol, coin: bound(amounts[i], 1e9, 10 ether) });
            _send({ from: bob, to: alice, amount: bound(amounts[i], 1, 1e23) });
            _pass(31 minutes);
            _sell({ token: address(token), seller: carol, amount: token.balanceOf(carol) });
            _pass(31 minutes);
        }
        dividendToken.claimMany(_three(alice, bob, firstOwner));

        _replay();
        address[8] memory all = [alice, bob, carol, firstOwner, address(pair), address(vault), address(token), DEAD];
        uint256 sum;
        for (uint256 i = 0; i < all.length; ++i) {
            assertEq(_balances[all[i]], int256(token.balanceOf(all[i])), vm.toString(all[i]));
            sum += token.balanceOf(all[i]);
        }
        assertEq(sum, token.totalSupply(), "no other account has any");
        assertGt(dividendToken.dividendTotals().claimed, 0, "a holder was paid");
    }

    /* HELPERS */

    /// @dev The parts, none of them empty, add up to the amount.
    function _assertSteps(address from, address to, uint256 amount) private {
        vm.recordLogs();
        _send({ from: from, to: to, amount: amount });
        Vm.Log[] memory logs = _logsOfToken();

        uint256 collected = _collectedOf(amount);
        assertEq(logs.length, collected > 0 ? 2 : 1, "events");
        _assertTransfer({ log: logs[0], from: from, to: to, amount: amount - collected, label: "recipient" });
        if (collected == 0) return;
        _assertTransfer({ log: logs[1], from: from, to: address(vault), amount: collected, label: "vault" });
    }

    function _replay() private {
        Vm.Log[] memory logs = _logsOfToken();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != IERC20.Transfer.selector) continue;

            int256 amount = int256(abi.decode(logs[i].data, (uint256)));
            _balances[address(uint160(uint256(logs[i].topics[1])))] -= amount;
            _balances[address(uint160(uint256(logs[i].topics[2])))] += amount;
        }
    }
}
