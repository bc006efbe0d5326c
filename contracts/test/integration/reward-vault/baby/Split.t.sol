// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Split_RewardVault_Test } from "../shared/Split.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract Split_BabyVault_30_Test is Split_RewardVault_Test, BabyVaultMarket { }

contract Split_BabyVault_10_Test is Split_RewardVault_Test, BabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
