// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBuybackBabyToken } from "src/interfaces/IBuybackBabyToken.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { Errors } from "src/libraries/Errors.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { DividendHandler } from "./DividendHandler.sol";
import { DividendSubjects } from "./DividendSubjects.sol";

/// @notice Buybacks, and what a Buyback Baby token's fees are called. Its payee is paid in coin.
contract BuybackBabyHandler is DividendHandler {
    constructor(DividendSubjects memory subjects) DividendHandler(subjects) { }

    /* BUYBACKS */

    /// @dev Works whenever.
    function buyback(uint256 by, uint256 time) external watched {
        if (time % 4 > 0) _pass(_within(time, 1, 2 hours));
        _buyback(keepers[by % 2], 0);
    }

    /// @dev Works exactly when the vault says so.
    function buybackWithMinimum(uint256 by, uint256 time) external watched {
        if (time % 4 > 0) _pass(_within(time, 1, 2 hours));
        Waiting reason = IBuybackBabyVault(address(vault)).pendingBuyback().waiting;
        if (reason == Waiting.None) return _buyback(keepers[by % 2], 1);

        vm.expectRevert(abi.encodeWithSelector(Errors.BuybackBabyVault_BuybackMustWait.selector, reason));
        vm.prank(_person(by));
        IBuybackBabyVault(address(vault)).buyback(1);
    }

    function _buyback(address by, uint256 minUnits) private {
        uint256 dead = token.balanceOf(DEAD);
        vm.prank(by);
        uint256 burnt = IBuybackBabyVault(address(vault)).buyback(minUnits);
        assertEq(token.balanceOf(DEAD), dead + burnt, "27: what is burnt");
    }

    /* KIND */

    function _paysInCoin() internal pure override returns (bool) {
        return true;
    }

    function _fees() internal view override returns (DividendFees memory) {
        BuybackBabyFees memory fees = IBuybackBabyToken(address(token)).fees();
        return DividendFees({
            buybackBps: fees.buyBackFeeBps,
            dividendsBps: fees.reflectionFeeBps,
            liquidityBps: fees.liquidityFeeBps,
            payoutBps: fees.marketingFeeBps
        });
    }

    function _lowerFees(address by, DividendFees memory lowered) internal override returns (bool success) {
        BuybackBabyFees memory fees = BuybackBabyFees({
            buyBackFeeBps: lowered.buybackBps,
            liquidityFeeBps: lowered.liquidityBps,
            marketingFeeBps: lowered.payoutBps,
            reflectionFeeBps: lowered.dividendsBps
        });
        vm.prank(by);
        (success,) = address(token).call(abi.encodeCall(IBuybackBabyToken.lowerFees, (fees)));
    }
}
