// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, VaultPending, Waiting } from "src/types/VaultPending.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { RewardVaultMarket } from "./RewardVaultMarket.sol";
import { Report } from "./VaultReports.sol";

/// @notice A history of anything that people may do; what is said before a step is what the step does.
abstract contract Asked_RewardVault_Test is RewardVaultMarket {
    function _arrange() internal override {
        _adoptReward({ adopted: new MockToken(), units: 1e24, coin: 50 ether });
        _openUsual();
    }

    function testFuzz_WhenProcessed(uint256 seed) external {
        for (uint256 i = 0; i < 12; ++i) {
            _doAnything(uint256(keccak256(abi.encode(seed, i))));
            VaultPending memory said = vault.pending();
            RewardPending memory saidReward = rewardVault.pendingReward();
            Report memory report = _process();
            assertEq(uint256(report.reason), uint256(said.waiting), "reason");
            assertEq(report.runs, said.waiting == Waiting.None ? 1 : 0, "runs");
            if (report.runs == 0) assertEq(report.runPay, 0, "pay for nothing");
            _assertPurchase(saidReward, report);
            _assertSolvent();
        }
    }

    /* HELPERS */

    /// @dev The first step of the same call may have brought coin, and by that the end of the pause.
    function _assertPurchase(RewardPending memory said, Report memory report) private view {
        bool isBrought = said.waiting == Waiting.NothingCollected || said.waiting == Waiting.TooSoon;
        if (isBrought && report.coinBooked > 0) return;
        assertEq(uint256(report.purchaseReason), uint256(said.waiting), "reason of the second step");
        assertEq(report.purchases, said.waiting == Waiting.None ? 1 : 0, "purchases");
        if (report.purchases == 0) return assertEq(report.purchasePay, 0, "pay for nothing");
        uint256 taken = report.coinSpent + report.purchasePay;
        assertLe(report.purchasePay * 100, taken, "a hundredth");
        uint256 coin = said.dividendsCoin + said.marketingCoin;
        if (report.coinBooked == 0) assertLe(taken, _atMostThePool(coin, report), "coin");
        assertEq(report.distributed, report.received - report.marketing + said.rewardUnits, "distributed");
    }

    function _atMostThePool(uint256 coin, Report memory report) private view returns (uint256) {
        (, uint256 inPool) = _rewardReserves();
        uint256 cap = (inPool - report.coinSpent) / 1050;
        return coin < cap ? coin : cap;
    }

    function _doAnything(uint256 dice) private {
        uint256 amount = bound(dice >> 16, 1e15, 1e24);
        if (dice % 10 == 0) _give(amount);
        if (dice % 10 == 1) _collect(amount);
        if (dice % 10 == 2) _buy(address(token), alice, amount / 2e4);
        if (dice % 10 == 3) _sell(address(token), firstOwner, amount * 10);
        if (dice % 10 == 4) _pass(bound(dice >> 16, 1, 20 minutes));
        if (dice % 10 == 5) _pass(bound(dice >> 16, 30 minutes, 2 days));
        if (dice % 10 == 6) _buy(address(reward), carol, amount / 1e6 + 1);
        if (dice % 10 == 7) reward.mint(dice % 20 == 7 ? address(vault) : address(rewardPair), amount / 1e10);
        if (dice % 10 == 8) rewardPair.skim(eve);
        if (dice % 10 == 9) _pass(31 minutes);
    }
}
