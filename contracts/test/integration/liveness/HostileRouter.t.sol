// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { VaultPending, Waiting } from "src/types/VaultPending.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

contract HostileRouter_Liveness_Test is LivenessMarket {
    ScriptedRouter private _router;

    function _arrange() internal override {
        _router = new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(_router);
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * generator.runThreshold());
        _warmUp();
    }

    function test_WhenItReverts() external {
        _assertLives(ScriptedRouter.Mood.Reverting);
    }

    function test_WhenItBurnsAllGas() external {
        _assertLives(ScriptedRouter.Mood.Burning);
    }

    function test_WhenItReturnsAMegabyte() external {
        _assertLives(ScriptedRouter.Mood.Megabyte);
    }

    function test_WhenItRevertsWithAMegabyte() external {
        _assertLives(ScriptedRouter.Mood.RevertingMegabyte);
    }

    function test_WhenItReturnsNothing() external {
        _assertLives(ScriptedRouter.Mood.Empty);
    }

    function test_WhenItQuotesNothing() external {
        _assertLives(ScriptedRouter.Mood.QuotingNothing);
    }

    function test_WhenItQuotesOneUnit() external {
        _assertLives(ScriptedRouter.Mood.QuotingOneUnit);
    }

    function test_WhenItQuotesLessThanTheReservesGive() external {
        _assertLives(ScriptedRouter.Mood.QuotingBelowFair);
    }

    function test_WhenItQuotesTooMuch() external {
        _assertLives(ScriptedRouter.Mood.QuotingTooMuch);
    }

    /// @dev Else every seller would pay for a try.
    function test_WhenItHasJustFailed() external {
        _router.become(ScriptedRouter.Mood.Reverting);
        _sell(address(token), bob, 1e18);
        _router.become(ScriptedRouter.Mood.Honest);

        _pass(10 minutes - 1);
        _sell(address(token), bob, 1e18);
        assertEq(charity.balance, 0, "rests");
        _pass(1);
        _sell(address(token), bob, 1e18);
        assertGt(charity.balance, 0, "tries again");
    }

    /// @dev Also before the first swap of all, when to remember anything costs most.
    function test_WhenItBurnsAllGasAtAnyLimit() external {
        _router.become(ScriptedRouter.Mood.Burning);
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);

        uint256 tries;
        for (uint256 limit = 560_000; limit <= 800_000; limit += 5000) {
            uint256 snapshot = vm.snapshotState();
            if (_sellWithin(limit) > 400_000) {
                ++tries;
                _assertNextSellerIsSpared();
            }
            vm.revertToState(snapshot);
        }
        assertGt(tries, 10, "tries");
    }

    /// @dev Who calls by himself need not wait for that.
    function test_WhenItIsProcessedWhileItRests() external {
        _router.become(ScriptedRouter.Mood.Reverting);
        _sell(address(token), bob, 1e18);
        _router.become(ScriptedRouter.Mood.Honest);
        _pass(1);
        _assertSwaps("by hand");
    }

    /* HELPERS */

    /// @return used Gas of the call to the exchange.
    function _sellWithin(uint256 limit) private returns (uint256 used) {
        bytes memory data = abi.encodeCall(
            exchange.router.swapExactTokensForETHSupportingFeeOnTransferTokens,
            (1e18, 0, _path(address(token), address(exchange.weth)), bob, block.timestamp)
        );
        vm.prank(bob);
        used = gasleft();
        (bool success,) = address(exchange.router).call{ gas: limit }(data);
        used -= gasleft();
        assertTrue(success, "sold");
    }

    function _assertNextSellerIsSpared() private {
        _pass(1);
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        Report memory report = _report();
        assertEq(report.runs + report.skips, 0, "another try");
    }

    /// @dev Nothing of what waits is lost while it is hostile, and all of it is used when it is not any more.
    function _assertLives(ScriptedRouter.Mood mood) private {
        _router.become(mood);
        VaultPending memory before = vault.pending();
        _assertEverythingWorks();
        _pass(1);
        _assertWaiting(Waiting.None, "it would try");
        _assertSkipped(Waiting.SwapFailed, "by hand");

        VaultPending memory afterwards = vault.pending();
        assertGe(afterwards.liquidityUnits, before.liquidityUnits, "units for the liquidity");
        assertGe(afterwards.bookedUnits, before.bookedUnits, "units for the payee");
        assertEq(pair.balanceOf(DEAD) + charity.balance, 0, "no run");

        _router.become(ScriptedRouter.Mood.Honest);
        _pass(10 minutes);
        _assertSells();
        assertGt(charity.balance, 0, "the charity is paid");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity is made");
    }
}
