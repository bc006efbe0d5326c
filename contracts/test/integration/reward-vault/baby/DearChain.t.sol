// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ScriptedReward } from "../../../mocks/market/ScriptedReward.sol";
import { DearChain } from "../../../utils/DearChain.sol";
import { Report } from "../shared/VaultReports.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

/// @notice The marketing wallet of a Baby token on a chain where the reward token burns more than today.
contract DearChain_BabyVault_Test is BabyVaultMarket, DearChain {
    ScriptedReward private _reward;

    function _arrange() internal override {
        _reward = new ScriptedReward();
        _adoptReward(_reward);
        _openUsual();
        _bringCoin();
    }

    function test_WhenItHasNoneOfTheRewardToken() external {
        uint256 snapshot = vm.snapshotState();
        _makeTokenDear(address(reward), _nextPrices());
        _assertPaidAtOnce();
        vm.revertToState(snapshot);
        _makeTokenDear(address(reward), _dearAccess());
        _assertPaidAtOnce();
    }

    /// @dev Of a token that writes two new slots for it, the wallet is credited the first payment. Claimed from a list, that has
    /// the room; afterwards the slots are there, and it is paid at once.
    function test_WhenItNeedsTwoNewSlots() external {
        _makeDear(address(reward), _nextPrices(), 1, Work({ newSlots: 3, slotWrites: 1, slots: 3 }));
        Report memory report = _assertBuys("first");
        assertGt(report.distributed, 0, "holders");
        assertEq(reward.balanceOf(marketingWallet), 0, "not at once");
        assertEq(_claimable(), report.marketing, "credited");

        dividendToken.claimMany(_two(marketingWallet, marketingWallet));
        assertEq(reward.balanceOf(marketingWallet), report.marketing, "claimed");

        _makeDear(address(reward), _nextPrices(), 1, Work({ newSlots: 0, slotWrites: 3, slots: 4 }));
        _pass(vault.PAUSE());
        _bringCoin();
        _assertPaidAtOnce();
    }

    /// @dev Holders have their part before, and the call has gas left for the credit.
    function test_WhenItsPaymentBurnsAll() external {
        _makeTokenDear(address(reward), _nextPrices());
        _reward.become(ScriptedReward.Mood.Burning, marketingWallet);
        Report memory report = _assertBuys("burnt");
        assertGt(report.distributed, 0, "holders");
        assertEq(_claimable(), report.marketing, "credited");
    }

    /* HELPERS */

    function _assertPaidAtOnce() private {
        uint256 before = reward.balanceOf(marketingWallet);
        Report memory report = _assertBuys("purchase");
        assertGt(report.marketing, 0, "its part");
        assertEq(reward.balanceOf(marketingWallet) - before, report.marketing, "paid");
        assertEq(_claimable(), 0, "not credited");
    }

    function _claimable() private view returns (uint256 amount) {
        (amount,) = dividendToken.claimableOf(marketingWallet);
    }
}
