// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { VaultPending, Waiting } from "src/types/VaultPending.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { LivenessMarket } from "./LivenessMarket.sol";

contract HostileRouter_Liveness_Test is LivenessMarket {
    ScriptedRouter private _router;

    function setUp() public override {
        super.setUp();
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

    /// @dev Who calls by himself need not wait for that.
    function test_WhenItIsProcessedWhileItRests() external {
        _router.become(ScriptedRouter.Mood.Reverting);
        _sell(address(token), bob, 1e18);
        _router.become(ScriptedRouter.Mood.Honest);
        _pass(1);
        _assertSwaps("by hand");
    }

    /* HELPERS */

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
        assertGe(afterwards.payoutUnits, before.payoutUnits, "units for the payee");
        assertEq(pair.balanceOf(DEAD) + charity.balance, 0, "no run");

        _router.become(ScriptedRouter.Mood.Honest);
        _pass(10 minutes);
        _assertSells();
        assertGt(charity.balance, 0, "the charity is paid");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity is made");
    }
}
