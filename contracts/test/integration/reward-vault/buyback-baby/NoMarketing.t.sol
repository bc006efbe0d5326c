// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { Report } from "../shared/VaultReports.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

/// @notice The owner has lowered the marketing fee to nothing, before anything was collected.
contract NoMarketing_BuybackBabyVault_Test is BuybackBabyVaultMarket {
    function _arrange() internal override { }

    /// @dev Two parts for buybacks, three for holders. What rounding leaves would else be a payment of a wei.
    function testFuzz_WhenBuybacksAndDividendsAreBooked(uint256 collected) external {
        _lowerFees({ forBuyback: 200, forDividends: 300 });
        Report memory report = _runWith(bound(collected, 1e18, 2e25));
        uint256 dividends = rewardVault.pendingReward().dividendsCoin;
        assertApproxEqAbs(dividends, report.coinBooked * 3 / 5, 1, "for holders");
        assertEq(_coinForBuyback(), report.coinBooked - dividends, "for buybacks");
    }

    function testFuzz_WhenDividendsAloneAreBooked(uint256 collected) external {
        _lowerFees({ forBuyback: 0, forDividends: 300 });
        Report memory report = _runWith(bound(collected, 1e18, 2e25));
        assertEq(rewardVault.pendingReward().dividendsCoin, report.coinBooked, "for holders");
        assertEq(_coinForBuyback(), 0, "for buybacks");
    }

    function _lowerFees(uint16 forBuyback, uint16 forDividends) private {
        vm.prank(firstOwner);
        IBuybackBabyToken(address(token))
            .lowerFees(
                BuybackBabyFees({
                buyBackFeeBps: forBuyback, liquidityFeeBps: 200, marketingFeeBps: 0, reflectionFeeBps: forDividends
            })
            );
    }

    function _runWith(uint256 collected) private returns (Report memory report) {
        _collect(collected);
        _warmUp();
        report = _runFirst();
        assertEq(report.runs, 1, "runs");
        assertGt(report.coinBooked, 0, "coin");
        assertEq(report.payments, 0, "payments");
        _assertSolvent();
    }
}
