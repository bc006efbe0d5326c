// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";

/// @notice Who calls with too little gas changes nothing: the payee would take what it is paid, if it was not starved.
abstract contract Starving_RewardVault_Test is RewardVaultMarket {
    ScriptedReward private _reward;

    function _arrange() internal override {
        _reward = new ScriptedReward();
        _adoptReward(_reward);
        Opening memory opening;
        opening.payee = _hungryPayee();
        _openWith(opening);
        // Nearly all that a payment in the reward token may burn, in a kind that pays so.
        _reward.become(ScriptedReward.Mood.Hungry, _payee());
        _collect(4 * dividendToken.runThreshold());
        _warmUp();
    }

    /// @dev None in a kind that pays in the reward token.
    function _hungryPayee() internal virtual returns (address);

    /// @dev Whether it has been paid as it should be, and in no other way.
    function _isPaid() internal view virtual returns (bool);

    function _isPaidOtherwise() internal view virtual returns (bool);

    function testFuzz_WhenProcessedWithAnyGas(uint256 gasLimit) external {
        _assertProcessed(bound(gasLimit, 21_000, 2_000_000));
    }

    /// @dev Where it begins to work each unit of gas may matter.
    function test_WhenProcessedWithHardlyEnoughGas() external {
        uint256 least = _leastGas();
        uint256 wholes;
        for (uint256 gasLimit = least - 1500; gasLimit < least + 1500; gasLimit += 10) {
            if (_assertProcessed(gasLimit)) ++wholes;
        }
        assertGt(wholes, 100, "whole runs");
        assertLt(wholes, 200, "none at all");
    }

    function testFuzz_WhenTheFirstStepIsRunWithAnyGas(uint256 gasLimit) external {
        gasLimit = bound(gasLimit, 21_000, dividendToken.RUN_GAS());
        uint256 booked = dividendToken.booked();
        bool success = _call(address(token), gasLimit, abi.encodeCall(vault.processAutomatically, ()));

        bool isWhole = dividendToken.booked() < booked;
        assertTrue(success || !isWhole, "a run that fails does nothing");
        assertEq(pair.balanceOf(DEAD) > 0, isWhole, "liquidity");
        assertEq(rewardVault.pendingReward().dividendsCoin > 0, isWhole, "coin for the holders");
        assertFalse(_isPaidOtherwise(), "the payee was starved");
        _assertSolvent();
    }

    function testFuzz_WhenTheSecondStepIsRunWithAnyGas(uint256 gasLimit) external {
        _assertSecondStep(bound(gasLimit, 21_000, dividendToken.RUN_GAS()));
    }

    function test_WhenTheSecondStepIsRunWithHardlyEnoughGas() external {
        uint256 wholes;
        for (uint256 gasLimit = 150_000; gasLimit < dividendToken.RUN_GAS(); gasLimit += 1000) {
            uint256 snapshot = vm.snapshotState();
            if (_assertSecondStep(gasLimit)) ++wholes;
            vm.revertToState(snapshot);
        }
        assertGt(wholes, 10, "whole steps");
        assertLt(wholes, 330, "none at all");
    }

    /// @dev A try that was made is remembered: no other seller pays for it within half an hour.
    function testFuzz_WhenTheSecondStepBurnsAllItsGas(uint256 gasLimit) external {
        gasLimit = bound(gasLimit, 150_000, dividendToken.RUN_GAS());
        _takeFirstStep();
        _reward.become(ScriptedReward.Mood.Burning, address(0));
        assertTrue(_call(address(token), gasLimit, abi.encodeCall(vault.processAutomatically, ())), "run");
        _pass(1);
        assertEq(_runAutomatically().purchaseSkips, 0, "another try");
    }

    /* HELPERS */

    function _call(address caller, uint256 gasLimit, bytes memory data) private returns (bool success) {
        _coolMarket();
        vm.prank(caller);
        (success,) = address(vault).call{ gas: gasLimit }(data);
    }

    function _takeFirstStep() private {
        vm.prank(address(token));
        vault.processAutomatically();
        assertGt(rewardVault.pendingReward().dividendsCoin, 0, "coin waits");
        _pass(vault.PAUSE());
    }

    /// @dev By halving, with 250 gas to spare or to want.
    function _leastGas() private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = 2_000_000;
        while (enough - little > 250) {
            uint256 middle = (enough + little) / 2;
            if (_assertProcessed(middle)) enough = middle;
            else little = middle;
        }
    }

    /// @dev Both steps, or nothing at all.
    function _assertProcessed(uint256 gasLimit) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        uint256 booked = dividendToken.booked();
        success = _call(eve, gasLimit, abi.encodeCall(vault.process, ()));

        assertEq(pair.balanceOf(DEAD) > 0, success, "liquidity");
        assertEq(dividendToken.booked() < booked, success, "booking");
        assertEq(dividendToken.dividendTotals().distributions, success ? 1 : 0, "distributions");
        assertEq(rewardVault.pendingReward().dividendsCoin, 0, "coin that waits");
        assertEq(_isPaid(), success, "the payee is paid");
        assertFalse(_isPaidOtherwise(), "the payee was starved");
        vm.revertToState(snapshot);
    }

    /// @dev Called by the token, a step that was starved has failed: the sell goes on.
    function _assertSecondStep(uint256 gasLimit) private returns (bool isWhole) {
        _takeFirstStep();
        uint256 coin = rewardVault.pendingReward().dividendsCoin + rewardVault.pendingReward().marketingCoin;
        bool success = _call(address(token), gasLimit, abi.encodeCall(vault.processAutomatically, ()));

        isWhole = dividendToken.dividendTotals().distributions == 1;
        assertTrue(success || !isWhole, "a step that fails does nothing");
        uint256 left = rewardVault.pendingReward().dividendsCoin + rewardVault.pendingReward().marketingCoin;
        assertEq(left, isWhole ? 0 : coin, "coin that waits");
        assertFalse(_isPaidOtherwise(), "the payee was starved");
        _assertSolvent();
    }
}
