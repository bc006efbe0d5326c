// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Starving_RewardVault_Test } from "../shared/Starving.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract Starving_BabyVault_Test is Starving_RewardVault_Test, BabyVaultMarket {
    function _hungryPayee() internal pure override returns (address) {
        return address(0);
    }

    function _isPaid() internal view override returns (bool) {
        return reward.balanceOf(marketingWallet) > 0;
    }

    function _isPaidOtherwise() internal view override returns (bool) {
        (uint256 credited,) = dividendToken.claimableOf(marketingWallet);
        return credited > 0;
    }
}
