// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Split_RewardVault_Test } from "../shared/Split.t.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

contract Split_BuybackBabyVault_30_Test is Split_RewardVault_Test, BuybackBabyVaultMarket { }

contract Split_BuybackBabyVault_10_Test is Split_RewardVault_Test, BuybackBabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
