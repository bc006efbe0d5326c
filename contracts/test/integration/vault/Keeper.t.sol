// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice What the caller of a run earns.
contract Keeper_Vault_Test is VaultMarket {
    function _arrange() internal override {
        _collect(2e25);
        _warmUp();
        _assertSwaps("first");
    }

    /// @dev Of the coin that the run brings, from nothing when it is due to a hundredth an hour later.
    function testFuzz_WhenARunIsDueForSomeTime(uint256 late) external {
        late = bound(late, 0, 23 hours);
        _pass(vault.PAUSE() + late);
        (, uint256 before) = _reserves();
        vm.prank(eve);
        Report memory report = _process();

        (, uint256 coin) = _reserves();
        uint256 brought = before + report.coinAdded - coin;
        uint256 counted = late < 1 hours ? late : 1 hours;
        assertEq(report.earned, brought * counted / (100 * 1 hours), "earned");
        assertEq(exchange.weth.balanceOf(eve), report.earned, "in wrapped coin");
        assertEq(vault.KEEPER_BPS(), 100, "the most");
        assertEq(vault.KEEPER_TIME(), 1 hours, "after");
    }

    function test_WhenARunIsJustDue() external {
        _pass(vault.PAUSE());
        vm.prank(eve);
        Report memory report = _process();
        assertEq(report.runs, 1, "a run");
        assertEq(report.earned, 0, "earned");
        assertEq(report.keepers, 0, "no event of nothing");
    }

    /// @dev The event names the caller and the amount.
    function test_WhenPaid() external {
        _pass(vault.PAUSE() + 30 minutes);
        uint256 snapshot = vm.snapshotState();
        vm.prank(eve);
        uint256 earned = vault.process();
        vm.revertToState(snapshot);

        vm.expectEmit(address(vault));
        emit ITokenVault.KeeperPaid({ keeper: eve, amount: earned });
        vm.prank(eve);
        vault.process();
    }

    /// @dev Whatever the reason.
    function test_WhenNothingIsTraded() external {
        _assertEarnsNothing(Waiting.TooSoon);
        _pass(vault.PAUSE() + 1 hours);
        pair.sync();
        _assertEarnsNothing(Waiting.PairBusy);
        _wrapFor(address(pair), POOL_COIN / 10);
        pair.sync();
        _pass(1);
        _assertEarnsNothing(Waiting.PriceMoved);
        vm.etch(address(exchange.router), hex"fe");
        _pass(30 minutes);
        _assertEarnsNothing(Waiting.SwapFailed);
    }

    /// @dev Coin that strangers gave is no coin of the run.
    function test_WhenStrangersGiveCoin() external {
        _pass(vault.PAUSE() + 1 hours);
        uint256 snapshot = vm.snapshotState();
        uint256 earned = vault.process();
        vm.revertToState(snapshot);
        _wrapFor(address(vault), 10 ether);
        assertEq(vault.process(), earned, "as without");
    }

    /// @dev Who gives what makes a run due earlier pays a hundred times what it earns by that.
    function testFuzz_WhenTheCallerBringsUnits(uint256 units) external {
        (uint256 reserve, uint256 coin) = _reserves();
        units = bound(units, 1e12, reserve / 1050);
        vm.prank(firstOwner);
        token.transfer(eve, units);
        _pass(15 minutes);
        vm.startPrank(eve);
        token.transfer(address(vault), units);
        uint256 earned = vault.process();
        vm.stopPrank();
        assertLt(earned, units * coin / reserve / 50, "earned, of what they are worth");
    }

    function _assertEarnsNothing(Waiting reason) private {
        vm.prank(eve);
        Report memory report = _process();
        assertEq(uint256(report.reason), uint256(reason), "reason");
        assertEq(report.earned + exchange.weth.balanceOf(eve), 0, "earned");
    }
}
