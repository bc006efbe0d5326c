// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { Minimum_Reward_Liveness_Test } from "../shared/Minimum.t.sol";

contract Minimum_Baby_Liveness_30_Test is Minimum_Reward_Liveness_Test, BabyVaultMarket { }

contract Minimum_Baby_Liveness_25_Test is Minimum_Reward_Liveness_Test, BabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Minimum_Baby_Liveness_10_Test is Minimum_Reward_Liveness_Test, BabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
