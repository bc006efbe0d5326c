// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { RewardVaultMarket } from "../../reward-vault/shared/RewardVaultMarket.sol";
import { Report } from "../../reward-vault/shared/VaultReports.sol";
import { Everybody } from "./Everybody.sol";

/// @notice A token with dividends that people use, whatever its vault meets.
abstract contract RewardLivenessMarket is RewardVaultMarket {
    /// @dev With which a second step that burns all gas has failed.
    uint256 internal constant AMPLE_GAS = 3_000_000;

    /// @dev By eve, who has no other coin.
    function _processWith(uint256 gasLimit) internal returns (Report memory report) {
        uint256 before = exchange.weth.balanceOf(eve);
        vm.recordLogs();
        vm.prank(eve);
        uint256 earned = vault.process{ gas: gasLimit }();
        report = _report();
        assertEq(exchange.weth.balanceOf(eve) - before, earned, "what the keeper has earned");
        assertEq(report.runPay + report.purchasePay, earned, "what the keeper was paid");
    }

    /// @dev Less than enough: as if nothing had been called.
    function _assertRefused(uint256 gasLimit) internal {
        vm.prank(eve);
        (bool success, bytes memory answer) = address(vault).call{ gas: gasLimit }(abi.encodeCall(vault.process, ()));
        string memory label = string.concat("with ", vm.toString(gasLimit));
        assertFalse(success, label);
        if (answer.length > 0) assertEq(bytes4(answer), Errors.TokenVault_InsufficientGas.selector, label);
    }

    function _assertEverythingWorks() internal {
        Everybody.assertEverythingWorks({ place: _place(), friend: alice });
    }

    function _assertSells() internal {
        Everybody.assertSells(_place());
    }

    function _place() private view returns (Everybody.Place memory) {
        return Everybody.Place({ router: exchange.router, token: token, pair: pair, holder: carol });
    }
}
