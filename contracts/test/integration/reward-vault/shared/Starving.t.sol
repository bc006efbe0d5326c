// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { DearChain } from "../../../utils/DearChain.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";

/// @notice Who calls with too little gas changes nothing: neither step is skipped that more gas would have done, and the payee
/// gets what it would take if it was not starved.
abstract contract Starving_RewardVault_Test is RewardVaultMarket, DearChain {
    /// @dev What a payee can be paid in.
    enum Payment {
        None,
        Usual,
        Other
    }

    /// @dev More than any honest call takes.
    uint256 private constant MUCH_GAS = 2_000_000;

    /// @dev The same at the dearest prices.
    uint256 private constant MUCH_DEAR_GAS = 6_000_000;

    /// @dev Of a Baby token's payee.
    uint256 private constant PAYOUT_GAS = 200_000;

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

    /// @dev What is refused at once leaves nearly all gas: with less than what proves that the payment had its own, the call reverts.
    function test_WhenThePaymentAsksForAllItsGas() external {
        _open(_hungryPayee());
        _reward.demand(uint64(PAYOUT_GAS - 2000), _payee());
        _takeFirstStep();
        _assertNoGap(_paidInSecondStep(Payment.Usual));
    }

    /* OTHER PRICES */

    /// @dev A first run, which has the most new slots to write. `make bench` says by how much it is dearer: 1,191,940.
    function test_WhenStateIsDear() external {
        _open(_hungryPayee());
        _assertNoGapAt({ rise: _nextPrices(), leastRise: 1_200_000 });
    }

    /// @dev The first run of a Baby token reaches 46 slots and 8 accounts: 336,000 more.
    function test_WhenAccessIsDear() external {
        _open(_hungryPayee());
        _assertNoGapAt({ rise: _dearAccess(), leastRise: 336_000 });
    }

    /// @dev The payee's part is the last of what the reward token is called for: it is no reason to lose the rest.
    function test_WhenStateIsDearAndThePayeeRefuses() external {
        _openRefusing();
        _makeMarketDear(_nextPrices());
        _assertNoDearGap(_leastGas(_isPaidOtherwise, MUCH_DEAR_GAS), Payment.Other);
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

    /// @param leastRise Gas that the stand-ins must burn together, at least.
    function _assertNoGapAt(Rise memory rise, uint256 leastRise) private {
        uint256 today = _leastGas(_isPaidAsUsual, MUCH_GAS);
        _makeMarketDear(rise);
        uint256 least = _leastGas(_isPaidAsUsual, MUCH_DEAR_GAS);
        assertGt(least - today, leastRise, "as dear as it may be");
        _assertNoDearGap(least, Payment.Usual);
    }

    function _assertNoDearGap(uint256 least, Payment expected) private {
        for (uint256 gasLimit = least / 8; gasLimit < 2 * least; gasLimit += least / 12) {
            if (gasLimit < least && gasLimit > least - 1000) continue; // as near as the search came
            bool success = _assertWholeOrNothing(gasLimit, expected);
            assertEq(success, gasLimit >= least, string.concat("a gap at ", vm.toString(gasLimit)));
        }
    }

    function _isPaidAsUsual(uint256 gasLimit) private returns (bool) {
        return _assertWholeOrNothing(gasLimit, Payment.Usual);
    }

    function _isPaidOtherwise(uint256 gasLimit) private returns (bool) {
        return _assertWholeOrNothing(gasLimit, Payment.Other);
    }

    /// @dev All that a run calls, the token and the vault as well.
    function _makeMarketDear(Rise memory rise) private {
        _makeDear(address(exchange.router), rise, 0, Work({ newSlots: 0, slotWrites: 0, slots: 0 }));
        _makePairDear(address(pair), rise);
        _makePairDear(address(rewardPair), rise);
        _makeTokenDear(address(exchange.weth), rise);
        _makeTokenDear(address(reward), rise);
        _makeDear(address(token), rise, 6, Work({ newSlots: 2, slotWrites: 4, slots: 8 }));
        _makeDear(_implementation(), rise, 0, Work({ newSlots: 3, slotWrites: 3, slots: 8 }));
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
