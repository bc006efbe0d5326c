// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { HungryPayee } from "../../mocks/market/HungryPayee.sol";
import { ScriptedRouter } from "../../mocks/market/ScriptedRouter.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice Who calls with too little gas changes nothing: the payee would take the coin, if it was not starved.
contract Starving_Vault_Test is VaultMarket {
    address private _payee;

    function _arrange() internal override {
        // Nearly all that it is paid with, the 2,300 that come with any coin included.
        _payee = address(new HungryPayee({ appetite: vault.PAYOUT_GAS() + 2000, refuses: false }));
        _wrapFor(_payee, 1); // after which wrapped coin is cheaper to pay: starving it must not be a way to that
        LiquidityGeneratorTokenParams memory params = _params();
        params.charityAddress = _payee;
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * generator.runThreshold());
        _warmUp();
    }

    function testFuzz_WhenProcessedWithAnyGas(uint256 gasLimit) external {
        _assertWholeOrNothing(bound(gasLimit, 21_000, 700_000), false);
    }

    function testFuzz_WhenRunByTheTokenWithAnyGas(uint256 gasLimit) external {
        _assertWholeOrNothing(bound(gasLimit, 21_000, generator.RUN_GAS()), true);
    }

    /// @dev Where it begins to work each unit of gas may matter: the last payment and the last event come first.
    function test_WhenProcessedWithHardlyEnoughGas() external {
        uint256 least = _leastGas();
        uint256 wholes;
        for (uint256 gasLimit = least - 1500; gasLimit < least + 1500; gasLimit += 10) {
            if (_assertWholeOrNothing(gasLimit, false)) ++wholes;
        }
        assertGt(wholes, 100, "whole runs");
        assertLt(wholes, 200, "none at all");
    }

    /// @dev First not even what comes after a swap is left, then less than a swap may use: each asks for another amount.
    function test_RevertWhen_ProcessedWithTooLittleGasToSwap() external {
        uint256 least = _leastGas();
        uint256 lowest = type(uint256).max;
        uint256 highest;
        for (uint256 gasLimit = 25_000; gasLimit < least - 1000; gasLimit += 5000) {
            (uint256 available, uint256 required) = _refusal(gasLimit);
            if (required == 0) continue;
            assertLt(available, required, "less than it asks for");
            lowest = Math.min(lowest, required);
            highest = Math.max(highest, required);
        }
        assertLt(lowest, highest, "for after the swap, and for the swap");
    }

    /// @dev Enough is kept back to say so and to rest: else each seller would pay for the next try. With less than the first
    /// limit it does not get as far as the swap.
    function test_WhenTheSwapBurnsAllItsGas() external {
        ScriptedRouter router =
            new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(router);
        vm.prank(eve); // another creator, the same salt
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * generator.runThreshold());
        _warmUp();
        vault.process();
        _pass(31 minutes);
        router.become(ScriptedRouter.Mood.Burning);

        for (uint256 gasLimit = 200_000; gasLimit <= generator.RUN_GAS(); gasLimit += 10_000) {
            uint256 snapshot = vm.snapshotState();
            _coolMarket();
            vm.cool(_payee);
            vm.recordLogs();
            vm.prank(address(token));
            (bool success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.processAutomatically, ()));
            assertTrue(success, string.concat("run with ", vm.toString(gasLimit)));
            assertEq(uint256(_report().reason), uint256(Waiting.SwapFailed), "said so");
            vm.revertToState(snapshot);
        }
    }

    /* HELPERS */

    /// @dev Zeros, if it does not get as far as asking.
    function _refusal(uint256 gasLimit) private returns (uint256 available, uint256 required) {
        uint256 snapshot = vm.snapshotState();
        _coolMarket();
        vm.prank(eve);
        (bool success, bytes memory error) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
        vm.revertToState(snapshot);

        assertFalse(success, "too little gas");
        if (error.length == 0) return (0, 0);
        assertEq(bytes4(error), Errors.TokenVault_InsufficientGas.selector, "error");
        assembly ("memory-safe") {
            available := mload(add(error, 36))
            required := mload(add(error, 68))
        }
    }

    /// @dev By halving, with 250 gas to spare or to want.
    function _leastGas() private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = 900_000;
        while (enough - little > 250) {
            uint256 middle = (enough + little) / 2;
            if (_assertWholeOrNothing(middle, false)) enough = middle;
            else little = middle;
        }
    }

    /// @dev Called by the token, a run that was starved has failed: the sell goes on, and the next ones are not asked for a while.
    function _assertWholeOrNothing(uint256 gasLimit, bool isAutomatic) private returns (bool isWhole) {
        uint256 snapshot = vm.snapshotState();
        uint256 booked = generator.booked();
        _coolMarket();
        vm.cool(_payee);
        bytes memory call =
            isAutomatic ? abi.encodeCall(vault.processAutomatically, ()) : abi.encodeCall(vault.process, ());
        vm.prank(isAutomatic ? address(token) : eve);
        (bool success,) = address(vault).call{ gas: gasLimit }(call);

        isWhole = _payee.balance > 0;
        if (!isAutomatic || isWhole) assertEq(success, isWhole, "said so");
        assertEq(exchange.weth.balanceOf(_payee), 1, "never in wrapped coin");
        assertEq(pair.balanceOf(DEAD) > 0, isWhole, "liquidity");
        assertEq(generator.booked() < booked, isWhole, "booking");
        vm.revertToState(snapshot);
    }
}
