// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Waiting } from "src/types/VaultPending.sol";

/// @notice What the vault said during one call.
struct Report {
    uint256 runs;
    uint256 unitsSwapped;
    uint256 unitsAdded;
    uint256 coinAdded;
    uint256 coinBooked;
    uint256 runPay;
    uint256 skips;
    Waiting reason;
    uint256 payments;
    uint256 coinPaid;
    bool isWrapped;
    uint256 purchases;
    uint256 coinSpent;
    uint256 received;
    uint256 marketing;
    uint256 distributed;
    uint256 purchasePay;
    uint256 purchaseSkips;
    Waiting purchaseReason;
    uint256 buybacks;
    uint256 coinBack;
    uint256 burnt;
    uint256 buybackPay;
    uint256 buybackSkips;
    Waiting buybackReason;
}

/// @notice Reads a vault's events.
library VaultReports {
    /// @dev Forge also records what was said in calls that failed: a step that is then said to have failed did nothing.
    function read(Vm.Log[] memory logs, address vault) internal pure returns (Report memory report) {
        uint256 pay;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != vault) continue;
            pay = _notePay(report, logs[i], pay);
            _noteRun(report, logs[i]);
            _notePurchase(report, logs[i]);
        }
    }

    /// @dev The keeper is paid before it is said what for.
    /// @return What it was paid that is not said yet.
    function _notePay(Report memory report, Vm.Log memory log, uint256 pay) private pure returns (uint256) {
        if (log.topics[0] == ITokenVault.KeeperPaid.selector) return abi.decode(log.data, (uint256));

        if (log.topics[0] == ITokenVault.Processed.selector) report.runPay = pay;
        else if (log.topics[0] == IRewardVault.RewardBought.selector) report.purchasePay = pay;
        else if (log.topics[0] == IBuybackBabyVault.BoughtBack.selector) report.buybackPay = pay;
        else if (log.topics[0] != ITokenVault.RunSkipped.selector) return pay;
        return 0; // what was skipped has not paid it
    }

    function _noteRun(Report memory report, Vm.Log memory log) private pure {
        if (log.topics[0] == ITokenVault.Processed.selector) {
            ++report.runs;
            (report.unitsSwapped, report.unitsAdded, report.coinAdded, report.coinBooked) =
                abi.decode(log.data, (uint256, uint256, uint256, uint256));
        } else if (log.topics[0] == ITokenVault.PaidOut.selector) {
            ++report.payments;
            (report.coinPaid, report.isWrapped) = abi.decode(log.data, (uint256, bool));
        } else if (log.topics[0] == ITokenVault.RunSkipped.selector) {
            ++report.skips;
            report.reason = abi.decode(log.data, (Waiting));
            if (report.reason == Waiting.SwapFailed) (report.runs, report.payments, report.runPay) = (0, 0, 0);
        }
    }

    function _notePurchase(Report memory report, Vm.Log memory log) private pure {
        if (log.topics[0] == IRewardVault.RewardBought.selector) {
            ++report.purchases;
            (report.coinSpent, report.received, report.marketing, report.distributed) =
                abi.decode(log.data, (uint256, uint256, uint256, uint256));
        } else if (log.topics[0] == IRewardVault.RewardSkipped.selector) {
            ++report.purchaseSkips;
            report.purchaseReason = abi.decode(log.data, (Waiting));
            if (report.purchaseReason == Waiting.SwapFailed) (report.purchases, report.purchasePay) = (0, 0);
        } else if (log.topics[0] == IBuybackBabyVault.BoughtBack.selector) {
            ++report.buybacks;
            (report.coinBack, report.burnt) = abi.decode(log.data, (uint256, uint256));
        } else if (log.topics[0] == IBuybackBabyVault.BuybackSkipped.selector) {
            ++report.buybackSkips;
            report.buybackReason = abi.decode(log.data, (Waiting));
        }
    }
}
