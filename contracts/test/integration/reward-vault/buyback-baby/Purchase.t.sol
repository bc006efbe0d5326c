// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Purchase_RewardVault_Test } from "../shared/Purchase.t.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

contract Purchase_BuybackBabyVault_30_Test is Purchase_RewardVault_Test, BuybackBabyVaultMarket { }

contract Purchase_BuybackBabyVault_10_Test is Purchase_RewardVault_Test, BuybackBabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
