// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { VaultPending, Waiting } from "src/types/VaultPending.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { VaultMarket } from "./VaultMarket.sol";

contract Waiting_Vault_Test is VaultMarket {
    ScriptedRouter private _router;

    function _arrange() internal override {
        _router = new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
    }

    function test_WhenThereIsNoLiquidity() external {
        _openWithout();
        _fill();
        _assertBoth(Waiting.NoLiquidity);
    }

    function test_WhenNothingIsCollected() external {
        vault.process();
        _pass(31 minutes);
        _assertPending(_of(0, 0, 0, Waiting.NothingCollected));
        _assertSkipped(Waiting.NothingCollected, "run");

        // Half of one unit is none, and coin alone is not swapped.
        _give(1);
        _wrapFor(address(vault), 5);
        vm.deal(address(vault), 7);
        _assertPending(_of(1, 0, 12, Waiting.NothingCollected));
        _assertSkipped(Waiting.NothingCollected, "one unit");
    }

    function test_WhenThereIsNoAverage() external {
        _fill();
        pair.sync();
        _pass(1);
        _assertBoth(Waiting.NoAverage);
    }

    function test_WhenThePriceHasMoved() external {
        _warmUp();
        _fill();
        _wrapFor(address(pair), POOL_COIN / 20);
        pair.sync();
        _assertBoth(Waiting.PriceMoved);
    }

    function test_WhenItIsTooSoon() external {
        _warmUp();
        _fill();
        Report memory report = _assertSwaps("run");
        uint256 left = 15e24 + 1 - (report.unitsSwapped - _payoutSwapped(report)) - report.unitsAdded;
        VaultPending memory pending = vault.pending();
        assertEq(pending.liquidityUnits, left, "units for the liquidity");
        assertEq(pending.bookedUnits, 2e24 - _payoutSwapped(report), "units for the payee");
        assertEq(uint256(pending.waiting), uint256(Waiting.TooSoon), "waiting");
    }

    function test_WhenItWouldSwap() external {
        _warmUp();
        _fill();
        _assertPending(_of(15e24 + 1, 2e24, 12, Waiting.None));
        _assertSwaps("run");
    }

    /// @dev An account has paid one side of it, and is about to pay the other: what is there is neither the pool's nor ours.
    function test_WhenSomebodyIsPayingThePair() external {
        _warmUp();
        _fill();
        (uint256 units, uint256 coin) = _reserves();
        _wrapFor(address(pair), coin / 1050 + 1);
        _assertPending(_of(15e24 + 1, 2e24, 12, Waiting.PairBusy));
        _assertSkipped(Waiting.PairBusy, "coin has been paid");
        pair.skim(eve);
        vm.prank(firstOwner);
        token.transfer(address(pair), units / 1050 + 1);
        _assertSkipped(Waiting.PairBusy, "units have been paid");

        pair.skim(eve);
        _assertSwaps("settled");
    }

    /// @dev A gift smaller than what a run swaps stops no run.
    function testFuzz_WhenSomebodyGivesThePairALittle(uint256 gift, uint256 giftCoin) external {
        _warmUp();
        _fill();
        (uint256 units, uint256 coin) = _reserves();
        _wrapFor(address(pair), bound(giftCoin, 0, coin / 1050));
        vm.prank(firstOwner);
        token.transfer(address(pair), bound(gift, 0, units / 1050));
        _assertPending(_of(15e24 + 1, 2e24, 12, Waiting.None));
        _assertSwaps("run");
    }

    /// @dev It cannot be known beforehand: the swap must be tried.
    function test_WhenTheSwapFails() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(_router);
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _fill();
        _warmUp();
        _router.become(ScriptedRouter.Mood.Reverting);

        _assertPending(_of(15e24 + 1, 2e24, 12, Waiting.None));
        _assertSkipped(Waiting.SwapFailed, "run");
        _router.become(ScriptedRouter.Mood.Honest);
        _assertSwaps("recovered");
    }

    /// @dev A history of anything that people may do; what is said before a run is what the run does.
    function testFuzz_WhenAskedBefore(uint256 seed) external {
        for (uint256 i = 0; i < 12; ++i) {
            _doAnything(uint256(keccak256(abi.encode(seed, i))));
            VaultPending memory said = vault.pending();
            Report memory report = _process();
            assertEq(uint256(report.reason), uint256(said.waiting), "reason");
            assertEq(report.runs, said.waiting == Waiting.None ? 1 : 0, "runs");
        }
    }

    /* HELPERS */

    function _doAnything(uint256 dice) private {
        uint256 amount = bound(dice >> 16, 1e15, 1e24);
        if (dice % 6 == 0) _give(amount);
        if (dice % 6 == 1) _collect(amount);
        if (dice % 6 == 2) _buy(address(token), alice, amount / 2e4);
        if (dice % 6 == 3) _sell(address(token), firstOwner, amount * 10);
        if (dice % 6 == 4) _pass(bound(dice >> 16, 1, 20 minutes));
        if (dice % 6 == 5) _pass(bound(dice >> 16, 30 minutes, 2 days));
    }

    function _openWithout() private {
        _open({ params: _params(), units: 0, coin: 0 });
    }

    /// @dev 2e24 units for the payee, 15e24 and an odd one for the liquidity, 12 wei.
    function _fill() private {
        _collect(5e24);
        _give(12e24 + 1);
        _wrapFor(address(vault), 5);
        vm.deal(address(vault), 7);
    }

    /// @dev The payee's part of a run at the cap: 2e24 of 9.5e24, as 15e24 + 1 is halved.
    function _payoutSwapped(Report memory report) private pure returns (uint256) {
        return 2e24 * report.unitsSwapped / (2e24 + 75e23);
    }

    function _of(uint256 liquidityUnits, uint256 bookedUnits, uint256 coin, Waiting waiting)
        private
        pure
        returns (VaultPending memory)
    {
        return VaultPending({
            bookedUnits: bookedUnits, dueAt: 0, liquidityCoin: coin, liquidityUnits: liquidityUnits, waiting: waiting
        });
    }

    /// @dev In {pending}, then in the event, and nothing has changed by it.
    function _assertBoth(Waiting reason) private {
        _assertPending(_of(15e24 + 1, 2e24, 12, reason));
        _assertSkipped(reason, "run");
        _assertPending(_of(15e24 + 1, 2e24, 12, reason));
    }
}
