// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";

/// @notice Who calls with too little gas changes nothing: neither step is skipped that more gas would have done, and the payee
/// gets what it would take if it was not starved.
abstract contract Starving_RewardVault_Test is RewardVaultMarket {
    /// @dev What a payee can be paid in.
    enum Payment {
        None,
        Usual,
        Other
    }

    /// @dev More than any honest call takes.
    uint256 private constant MUCH_GAS = 2_000_000;

    ScriptedReward private _reward;

    function _arrange() internal override {
        _reward = new ScriptedReward();
        _adoptReward(_reward);
    }

    /* KINDS */

    /// @dev A payee that burns nearly all that its payment may burn, and fails at once with less. None in a kind that pays in
    /// the reward token, which then burns as much.
    function _hungryPayee() internal virtual returns (address);

    /// @dev A payee that refuses. None in a kind that pays in the reward token, which then refuses.
    function _refusingPayee() internal virtual returns (address);

    function _payment() internal view virtual returns (Payment);

    /* BOTH STEPS */

    function testFuzz_WhenProcessedWithAnyGas(uint256 gasLimit) external {
        _openHungry();
        _assertWholeOrNothing(bound(gasLimit, 21_000, MUCH_GAS), Payment.Usual);
    }

    function test_WhenProcessedWithHardlyEnoughGas() external {
        _openHungry();
        _assertNoGap(Payment.Usual);
    }

    function test_WhenThePayeeRefuses() external {
        _openRefusing();
        _assertNoGap(Payment.Other);
    }

    /* SECOND STEP */

    function test_WhenTheSecondStepIsStarved() external {
        _openHungry();
        _takeFirstStep();
        _assertNoGap(_paidInSecondStep(Payment.Usual));
    }

    function test_WhenTheSecondStepIsStarvedAndThePayeeRefuses() external {
        _openRefusing();
        _takeFirstStep();
        _assertNoGap(_paidInSecondStep(Payment.Other));
    }

    /* HELPERS */

    function _openHungry() private {
        _open(_hungryPayee());
        _reward.become(ScriptedReward.Mood.Hungry, _payee());
    }

    function _openRefusing() private {
        _open(_refusingPayee());
        _reward.become(ScriptedReward.Mood.Reverting, _payee());
    }

    function _open(address payee) private {
        Opening memory opening;
        opening.payee = payee;
        _openWith(opening);
        _collect(4 * _portion());
        _warmUp();
    }

    /// @dev The next call finds nothing for the first step to do, and coin for the second.
    function _takeFirstStep() private {
        assertEq(_runFirst().runs, 1, "the first step");
        assertGt(rewardVault.pendingReward().dividendsCoin, 0, "coin waits");
        _pass(1);
    }

    /// @dev Who is paid in coin has been paid by the first step already.
    function _paidInSecondStep(Payment payment) private view returns (Payment) {
        return rewardVault.pendingReward().marketingCoin > 0 ? payment : _payment();
    }

    /// @dev Wherever it begins to work each unit of gas may matter: there in small steps, all the way in large ones.
    function _assertNoGap(Payment expected) private {
        uint256 least = _leastGas(expected);
        uint256 wholes;
        for (uint256 gasLimit = least - 1500; gasLimit < least + 1500; gasLimit += 20) {
            if (_assertWholeOrNothing(gasLimit, expected)) ++wholes;
        }
        assertGt(wholes, 50, "whole calls");
        assertLt(wholes, 100, "none at all");
        for (uint256 gasLimit = least / 4; gasLimit < 3 * least; gasLimit += least / 80) {
            bool success = _assertWholeOrNothing(gasLimit, expected);
            assertEq(success, gasLimit >= least, string.concat("a gap at ", vm.toString(gasLimit)));
        }
    }

    /// @dev By halving.
    function _leastGas(Payment expected) private returns (uint256 enough) {
        uint256 little = 21_000;
        enough = MUCH_GAS;
        while (enough - little > 1) {
            uint256 middle = (enough + little) / 2;
            if (_assertWholeOrNothing(middle, expected)) enough = middle;
            else little = middle;
        }
    }

    /// @dev All that is to do, or nothing at all; and said so by what the call answers.
    function _assertWholeOrNothing(uint256 gasLimit, Payment expected) private returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        Payment before = _payment();
        uint256 liquidity = pair.balanceOf(DEAD);
        uint256 coin = _coinForReward();
        bool isFirstDue = liquidity == 0;
        _coolMarket();
        vm.prank(eve);
        (success,) = address(vault).call{ gas: gasLimit }(abi.encodeCall(ITokenVault.process, ()));

        string memory label = string.concat(" with ", vm.toString(gasLimit));
        assertEq(pair.balanceOf(DEAD) > liquidity, success && isFirstDue, string.concat("liquidity", label));
        assertEq(dividendToken.dividendTotals().distributions, success ? 1 : 0, string.concat("distributions", label));
        assertEq(_coinForReward(), success ? 0 : coin, string.concat("coin that waits", label));
        assertEq(uint256(_payment()), uint256(success ? expected : before), string.concat("the payee", label));
        assertEq(exchange.weth.balanceOf(eve) > 0, success, string.concat("the keeper", label));
        _assertSolvent();
        vm.revertToStateAndDelete(snapshot);
    }

    function _coinForReward() private view returns (uint256) {
        return rewardVault.pendingReward().dividendsCoin + rewardVault.pendingReward().marketingCoin;
    }
}
