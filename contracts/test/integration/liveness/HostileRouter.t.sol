// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
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
        _collect(4 * _portion());
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

    /// @dev Which a keeper finds out who simulates the call.
    function test_WhenItBurnsAllGasOfLittle() external {
        _router.become(ScriptedRouter.Mood.Burning);
        VaultPending memory before = vault.pending();
        for (uint256 gasLimit = 100_000; gasLimit < 2_500_000; gasLimit += 150_000) {
            vm.prank(eve);
            (bool success, bytes memory answer) =
                address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
            assertFalse(success, string.concat("with ", vm.toString(gasLimit)));
            if (answer.length > 0) assertEq(bytes4(answer), Errors.TokenVault_InsufficientGas.selector, "error");
        }
        _assertPending(before);
    }

    /* HELPERS */

    /// @dev Nothing of what waits is lost while it is hostile, and all of it is used when it is not any more. Who tries earns
    /// nothing.
    function _assertLives(ScriptedRouter.Mood mood) private {
        _router.become(mood);
        VaultPending memory before = vault.pending();
        _assertEverythingWorks();
        _pass(1);
        _assertWaiting(Waiting.None, "it would try");
        for (uint256 i = 0; i < 2; ++i) {
            (Report memory report, uint256 earned) = _processWith(AMPLE_GAS);
            assertEq(report.skips, 1, "tries");
            assertEq(uint256(report.reason), uint256(Waiting.SwapFailed), "reason");
            assertEq(earned, 0, "pay for nothing");
        }

        VaultPending memory afterwards = vault.pending();
        assertGe(afterwards.liquidityUnits, before.liquidityUnits, "units for the liquidity");
        assertGe(afterwards.bookedUnits, before.bookedUnits, "units for the payee");
        assertLe(afterwards.dueAt, before.dueAt, "due since");
        assertEq(pair.balanceOf(DEAD) + charity.balance, 0, "no run");

        _router.become(ScriptedRouter.Mood.Honest);
        _assertSwaps("recovered");
        assertGt(charity.balance, 0, "the charity is paid");
        assertGt(pair.balanceOf(DEAD), 0, "liquidity is made");
    }
}
