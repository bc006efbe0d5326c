// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice Every unit that moves is in an event, in the order in which it moved.
contract Events_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override { }

    function testFuzz_WhenTaxed(LiquidityGeneratorFees memory fees, uint256 amount, uint8 route) external {
        _boundFees(fees);
        _create(MAX_SUPPLY, fees);
        amount = bound(amount, 1, MAX_SUPPLY / 4);
        _give(alice, amount);
        _give(bob, MAX_SUPPLY / 8); // not a round number of shares per unit any more
        _send({ from: bob, to: carol, amount: MAX_SUPPLY / 9 });
        address[4] memory recipients = [bob, address(pair), DEAD, eve];

        _assertSteps({ from: alice, to: recipients[route % 4], amount: amount });
    }

    function testFuzz_WhenBought(LiquidityGeneratorFees memory fees, uint256 amount) external {
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

    /// @dev Figures by hand: 10,000 units x 2^30 shares; of 1,000 sent 50 are collected and 30 reflected.
    function test_WhenTheFirstSharesAreBurnt() external {
        _create(10_000, _fees(200, 300, 300));
        _give(alice, 1000);

        vm.recordLogs();
        _send({ from: alice, to: bob, amount: 1000 });
        Vm.Log[] memory logs = _logsOfToken();
        assertEq(logs.length, 3, "events");
        _assertTransfer({ log: logs[0], from: alice, to: bob, amount: 920, label: "recipient" });
        _assertTransfer({ log: logs[1], from: alice, to: address(vault), amount: 50, label: "vault" });
        (uint256 amount, uint256 units, uint256 shares) = abi.decode(logs[2].data, (uint256, uint256, uint256));
        assertEq(amount, 30, "reflected");
        assertEq(units, 9950, "eligible units: all but what was collected");
        assertEq(shares, uint256(9920) << 30, "eligible shares: without those of what was reflected");
    }

    /* HELPERS */

    /// @dev The parts, none of them empty, add up to the amount; the holders' part says what it has made.
    function _assertSteps(address from, address to, uint256 amount) private {
        (uint256 units,) = generator.eligible();
        vm.recordLogs();
        _send({ from: from, to: to, amount: amount });
        Vm.Log[] memory logs = _logsOfToken();

        (uint256 collected, uint256 reflected) = (_collectedOf(amount), _reflectedOf(amount));
        assertEq(logs.length, 1 + (collected > 0 ? 1 : 0) + (reflected > 0 ? 1 : 0), "events");
        _assertTransfer({
            log: logs[0], from: from, to: to, amount: amount - collected - reflected, label: "recipient"
        });
        if (collected > 0) {
            _assertTransfer({ log: logs[1], from: from, to: address(vault), amount: collected, label: "vault" });
        }
        if (reflected > 0) _assertReflected({ log: logs[logs.length - 1], from: from, amount: reflected });

        if (from != address(pair)) units -= amount;
        if (to != address(pair) && to != DEAD) units += amount - collected - reflected;
        (uint256 unitsAfter,) = generator.eligible();
        assertEq(unitsAfter, units + reflected, "eligible units");
    }
}
