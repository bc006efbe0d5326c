// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { Empty_Reward_Liveness_Test } from "../shared/Empty.t.sol";

contract Empty_Baby_Liveness_30_Test is Empty_Reward_Liveness_Test, BabyVaultMarket { }

contract Empty_Baby_Liveness_25_Test is Empty_Reward_Liveness_Test, BabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Empty_Baby_Liveness_10_Test is Empty_Reward_Liveness_Test, BabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
