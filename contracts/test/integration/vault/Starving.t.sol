// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

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
        _openLoaded(params);
    }

    function testFuzz_WhenProcessedWithAnyGas(uint256 gasLimit) external {
        _assertWholeOrNothing(bound(gasLimit, 21_000, 700_000));
    }

    /// @dev Where it begins to work each unit of gas may matter: the last payment and the last event come first.
    function test_WhenProcessedWithHardlyEnoughGas() external {
        uint256 least = _leastGas();
        uint256 wholes;
        for (uint256 gasLimit = least - 1500; gasLimit < least + 1500; gasLimit += 10) {
            if (_assertWholeOrNothing(gasLimit)) ++wholes;
        }
        assertGt(wholes, 100, "whole runs");
        assertLt(wholes, 200, "none at all");
    }

    /// @dev A wallet that looks for the least gas that works finds no run that swaps nothing.
    function test_RevertWhen_ProcessedWithTooLittleGasToSwap() external {
        uint256 least = _leastGas();
        uint256 refusals;
        for (uint256 gasLimit = 25_000; gasLimit < least - 1000; gasLimit += 5000) {
            (uint256 available, uint256 required) = _refusal(gasLimit);
            if (required == 0) continue;
            ++refusals;
            assertLt(available, required, "less than it asks for");
        }
        assertGt(refusals, 10, "refusals with their own error");
    }

    /// @dev What burns all that it gets has failed once it was more than any honest run needs, and proves nothing before.
    function test_WhenTheSwapBurnsAllItsGas() external {
        _openBurning();
        for (uint256 gasLimit = 200_000; gasLimit <= 4_100_000; gasLimit += 300_000) {
            uint256 snapshot = vm.snapshotState();
            vm.recordLogs();
            bool success = _processWith(gasLimit);
            assertEq(success, gasLimit > 2_600_000, string.concat("run with ", vm.toString(gasLimit)));
            if (success) assertEq(uint256(_report().reason), uint256(Waiting.SwapFailed), "said so");
            vm.revertToState(snapshot);
        }
    }

    /// @dev However much the caller allows.
    function test_WhenTheSwapBurnsMuchGas() external {
        _openBurning();
        uint256 before = gasleft();
        assertTrue(_processWith(30_000_000), "goes on");
        assertLt(before - gasleft(), 2_700_000, "gas");
    }

    /* HELPERS */

    /// @dev A token whose router burns all that it gets.
    function _openBurning() private {
        ScriptedRouter router =
            new ScriptedRouter({ honest: address(exchange.router), wrappedCoin: address(exchange.weth) });
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(router);
        vm.prank(eve); // another creator, the same salt
        _openLoaded(params);
        router.become(ScriptedRouter.Mood.Burning);
    }

    function _openLoaded(LiquidityGeneratorTokenParams memory params) private {
        _open({ params: params, units: params.totalSupply / 2, coin: POOL_COIN });
        _collect(4 * _portion());
        _warmUp();
    }

    function _processWith(uint256 gasLimit) private returns (bool success) {
        _coolMarket();
        vm.cool(_payee);
        vm.prank(eve);
        (success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
    }

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
            if (_assertWholeOrNothing(middle)) enough = middle;
            else little = middle;
        }
    }

    function _assertWholeOrNothing(uint256 gasLimit) private returns (bool isWhole) {
        uint256 snapshot = vm.snapshotState();
        uint256 booked = generator.booked();
        bool success = _processWith(gasLimit);

        isWhole = _payee.balance > 0;
        assertEq(success, isWhole, "said so");
        assertEq(exchange.weth.balanceOf(_payee), 1, "never in wrapped coin");
        assertEq(exchange.weth.balanceOf(eve) > 0, isWhole, "the keeper");
        assertEq(pair.balanceOf(DEAD) > 0, isWhole, "liquidity");
        assertEq(generator.booked() < booked, isWhole, "booking");
        vm.revertToState(snapshot);
    }
}
