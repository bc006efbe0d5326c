// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Starving_RewardVault_Test } from "../shared/Starving.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract Starving_BabyVault_Test is Starving_RewardVault_Test, BabyVaultMarket {
    function _hungryPayee() internal pure override returns (address) {
        return address(0);
    }

    function _refusingPayee() internal pure override returns (address) {
        return address(0);
    }

    function _payment() internal view override returns (Payment) {
        (uint256 credited,) = dividendToken.claimableOf(marketingWallet);
        if (credited > 0) return Payment.Other;
        return reward.balanceOf(marketingWallet) > 0 ? Payment.Usual : Payment.None;
    }
}
