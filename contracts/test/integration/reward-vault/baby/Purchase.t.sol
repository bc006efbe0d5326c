// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Purchase_RewardVault_Test } from "../shared/Purchase.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract Purchase_BabyVault_30_Test is Purchase_RewardVault_Test, BabyVaultMarket { }

contract Purchase_BabyVault_10_Test is Purchase_RewardVault_Test, BabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
