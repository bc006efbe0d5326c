// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting } from "src/types/VaultPending.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";
import { Report } from "./VaultReports.sol";

/// @notice The first step keeps the rules of every vault.
abstract contract FirstStep_RewardVault_Test is RewardVaultMarket {
    function _arrange() internal override {
        _collect(1e25);
    }

    function testFuzz_WhenMoreWaitsThanARunMaySwap(uint256 given) external {
        (uint256 reserve, uint256 coin) = _reserves();
        _give(bound(given, 0, reserve / 2));
        _warmUp();
        assertEq(_assertSwaps("run").unitsSwapped, reserve / 1050, "the reserve's part");
        (uint256 reserveAfter, uint256 coinAfter) = _reserves();
        assertLe(coinAfter * reserve, coin * reserveAfter, "a sale does not raise the price");
        assertGe(coinAfter * reserve / reserveAfter * 1000, coin * 998, "0.2 %");
    }

    function test_WhenProcessedAgain() external {
        _warmUp();
        _assertSwaps("first");
        _assertSkipped(Waiting.TooSoon, "in the same block");
        _pass(vault.PAUSE() - 1);
        _assertSkipped(Waiting.TooSoon, "a second before the end");
        _pass(1);
        _assertSwaps("at the end");
    }

    /// @dev By two looks, 30 minutes apart.
    function test_WhenItIsTheFirstRun() external {
        _passBusy(pair, 2 days);
        _assertSkipped(Waiting.NoAverage, "first run");
        _passBusy(pair, 30 minutes - 1);
        _assertSkipped(Waiting.NoAverage, "one second early");
        _pass(1);
        _assertSwaps("on time");
    }

    function test_WhenItIsTheFirstRunAndThePairIsQuiet() external {
        _pass(30 minutes - 1);
        uint256 snapshot = vm.snapshotState();
        _assertSkipped(Waiting.NoAverage, "one second early");
        vm.revertToState(snapshot);
        _pass(1);
        _assertSwaps("on time, without a look before");
    }

    function test_WhenThePriceMoves() external {
        _warmUp();
        _wrapFor(address(pair), POOL_COIN * 4 / 100);
        pair.sync();
        _pass(1);
        _assertSkipped(Waiting.PriceMoved, "moved");
        _pass(31 minutes);
        _assertSwaps("the new price has held");
    }

    function test_WhenSomebodyTradedInThisBlock() external {
        _warmUp();
        _buy(address(token), alice, 0.1 ether);
        _assertSkipped(Waiting.PairBusy, "in the same block");
        _pass(1);
        _assertSwaps("in the next");
    }

    /// @dev As much as a run may swap lies there and stops nothing; a unit more may be one side of a trade.
    function test_WhenSomebodyIsPayingThePair() external {
        _warmUp();
        (uint256 units, uint256 coin) = _reserves();
        _wrapFor(address(pair), coin / 1050);
        vm.prank(firstOwner);
        token.transfer(address(pair), units / 1050);
        uint256 snapshot = vm.snapshotState();
        _assertSwaps("as much as a run may swap");

        vm.revertToState(snapshot);
        _wrapFor(address(pair), 1);
        _assertSkipped(Waiting.PairBusy, "a wei more");
        vm.revertToState(snapshot);
        vm.prank(firstOwner);
        token.transfer(address(pair), 1);
        _assertSkipped(Waiting.PairBusy, "a unit more");
        pair.skim(eve);
        _assertSwaps("settled");
    }

    function test_WhenThereIsNoLiquidity() external {
        Opening memory usual;
        _open({ opening: usual, units: 0, coin: 0 });
        _collect(1e24);
        _assertSkipped(Waiting.NoLiquidity, "no pool");
        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: 1e26, coin: 1e18 });
        _assertSkipped(Waiting.NoAverage, "a pool");
        _pass(31 minutes);
        _assertSwaps("a pool that is old enough");
    }

    /// @dev Liquidity of both steps is the dead address's alone.
    function test_WhenLiquidityIsMade() external {
        uint256 firstOwners = pair.balanceOf(firstOwner);
        _warmUp();
        _assertSwaps("run");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity of the dead address");
        assertEq(pair.balanceOf(firstOwner), firstOwners, "the first owner's");
        assertEq(pair.balanceOf(address(vault)), 0, "the vault's");
    }

    /// @dev Where the second step fails, whatever the reason, the first does not wait for it.
    function test_WhenTheRewardTokenHasNoPool() external {
        reward = new MockToken();
        _openUsual();
        _collect(1e25);
        _warmUp();
        for (uint256 i = 0; i < 4; ++i) {
            Report memory report = _assertSwaps("run");
            assertEq(uint256(report.purchaseReason), uint256(Waiting.NoLiquidity), "second step");
            _pass(vault.PAUSE());
        }
    }
}
