// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { Report } from "../shared/VaultReports.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

/// @notice A vault that has coin for buybacks.
abstract contract BuybackMarket is BuybackBabyVaultMarket {
    function _arrange() internal override { }

    /// @dev More coin for buybacks than fits into the pair at once.
    function _bringMuchCoin() internal {
        _collect(3e25);
        _warmUp();
        for (uint256 i = 0; i < 6; ++i) {
            _assertSwaps("run");
            _pass(vault.PAUSE());
        }
    }

    function _moveUp(uint256 coin) internal {
        _wrapFor(address(pair), coin);
        pair.sync();
        _pass(1);
    }

    function _buyback(address caller, uint256 minUnits) internal returns (Report memory report) {
        uint256 before = exchange.weth.balanceOf(caller);
        vm.recordLogs();
        vm.prank(caller);
        _buybackVault().buyback(minUnits);
        report = _report();
        assertEq(exchange.weth.balanceOf(caller) - before, report.buybackPay, "what the keeper was paid");
    }

    function _assertBuysBack(address caller, uint256 minUnits, string memory label)
        internal
        returns (Report memory report)
    {
        report = _buyback(caller, minUnits);
        assertEq(report.buybacks, 1, string.concat(label, ": buybacks"));
        assertEq(report.buybackSkips, 0, string.concat(label, ": skips"));
        _assertSolvent();
    }

    /// @dev In the event, and said before; and nothing is spent. With a minimum it reverts, and says why.
    function _assertBuysNothingBack(address caller, Waiting reason, string memory label) internal {
        uint256 coin = _coinForBuyback();
        Waiting said = _buybackVault().pendingBuyback().waiting;
        assertEq(uint256(said), uint256(reason), string.concat(label, ": said before"));
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Errors.BuybackBabyVault_BuybackMustWait.selector, reason));
        _buybackVault().buyback(1);

        Report memory report = _buyback(caller, 0);
        assertEq(report.buybacks, 0, string.concat(label, ": buybacks"));
        assertEq(report.buybackSkips, 1, string.concat(label, ": events"));
        assertEq(uint256(report.buybackReason), uint256(reason), string.concat(label, ": reason"));
        assertEq(_coinForBuyback(), coin, string.concat(label, ": coin that waits"));
    }
}
