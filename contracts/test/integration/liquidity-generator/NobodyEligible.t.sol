// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice A market without any holder: the first owner has put all of it into the pair, or given it away.
contract NobodyEligible_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    function _arrange() internal override {
        _give(address(pair), token.balanceOf(firstOwner));
        pair.sync();
    }

    function test_WhenBoughtByTheOnlyHolder() external {
        _assertNobody();
        _buy({ token: address(token), buyer: alice, coin: 1 ether });

        // Alice earns the holders' part of her own purchase.
        uint256 amount = token.totalSupply() - token.balanceOf(address(pair));
        assertEq(token.balanceOf(address(vault)), _collectedOf(amount), "vault");
        assertEq(token.balanceOf(alice), amount - _collectedOf(amount), "alice");
        assertEq(generator.booked(), amount * 200 / BPS, "charity");
        (uint256 units,) = generator.eligible();
        assertEq(units, token.balanceOf(alice), "eligible units");
    }

    function test_WhenTheOnlyHolderSellsAll() external {
        _buy({ token: address(token), buyer: alice, coin: 1 ether });
        uint256 collected = token.balanceOf(address(vault));
        uint256 booked = generator.booked();
        uint256 amount = token.balanceOf(alice);

        vm.recordLogs();
        _send({ from: alice, to: address(pair), amount: amount });
        Vm.Log[] memory logs = _logsOfToken();
        assertEq(logs.length, 2, "events: nothing is reflected");
        uint256 toVault = _collectedOf(amount) + _reflectedOf(amount);
        _assertTransfer({ log: logs[0], from: alice, to: address(pair), amount: amount - toVault, label: "recipient" });
        _assertTransfer({ log: logs[1], from: alice, to: address(vault), amount: toVault, label: "vault" });

        assertEq(token.balanceOf(alice), 0, "alice");
        assertEq(token.balanceOf(address(vault)), collected + toVault, "vault");
        assertEq(generator.booked(), booked + amount * 200 / BPS, "the charity's is only its own part");
        _assertNobody();
    }

    /// @dev Her shares start again, at the first fineness.
    function test_WhenTheFirstHolderIsBack() external {
        _buy({ token: address(token), buyer: alice, coin: 1 ether });
        _sell({ token: address(token), seller: alice, amount: token.balanceOf(alice) });
        _assertNobody();

        // One without fees, so that the shares are the first ones.
        vm.prank(address(vault));
        token.transfer(bob, 1000);
        (uint256 units, uint256 shares) = generator.eligible();
        assertEq(units, 1000, "eligible units");
        assertEq(shares, 1000 << 30, "eligible shares");
        assertEq(token.balanceOf(bob), 1000, "bob");
        assertEq(token.balanceOf(alice), 0, "alice");
    }

    /// @dev Between two that earn nothing: what was given to the pair is skimmed to the dead address.
    function test_WhenOneThatEarnsNothingPaysAnother() external {
        uint256 collected = token.balanceOf(address(vault));
        _send({ from: address(pair), to: DEAD, amount: 10_000 });
        assertEq(token.balanceOf(DEAD), 9200, "dead address");
        assertEq(token.balanceOf(address(vault)), collected + 800, "vault");
        assertEq(generator.booked(), 200, "charity");
        _assertNobody();
    }

    function test_GivenAHolderWhenOneThatEarnsNothingPaysAnother() external {
        vm.prank(address(pair));
        token.transfer(firstOwner, 1000);
        _send({ from: address(pair), to: DEAD, amount: 10_000 });
        assertEq(token.balanceOf(DEAD), 9200, "dead address");
        assertEq(token.balanceOf(address(vault)), 500, "vault");
        assertEq(token.balanceOf(firstOwner), 1300, "the only holder");
    }

    function test_WhenTheOnlyHolderSellsAPart() external {
        vm.prank(address(pair));
        token.transfer(firstOwner, 10_000);
        _give(alice, 10_000);
        _send({ from: alice, to: DEAD, amount: 9999 });
        assertEq(token.balanceOf(alice), 1 + 299, "what it kept, and its own part for holders");
        assertEq(token.balanceOf(address(vault)), 199 + 299, "vault");
    }

    /// @dev The whole supply may leave and come back any number of times.
    function testFuzz_WhenAllIsSoldAgainAndAgain(uint256[6] memory coins) external {
        for (uint256 i = 0; i < coins.length; ++i) {
            _buy({ token: address(token), buyer: alice, coin: bound(coins[i], 1e9, 1000 ether) });
            (uint256 units,) = generator.eligible();
            assertEq(token.balanceOf(alice), units, "the only holder has all");
            _sell({ token: address(token), seller: alice, amount: units });
            _assertNobody();
        }
    }

    /* HELPERS */

    function _assertNobody() private view {
        (uint256 units, uint256 shares) = generator.eligible();
        assertEq(units, 0, "eligible units");
        assertEq(shares, 0, "eligible shares");
    }
}
