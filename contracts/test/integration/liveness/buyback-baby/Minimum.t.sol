// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { Minimum_Reward_Liveness_Test } from "../shared/Minimum.t.sol";

contract Minimum_BuybackBaby_Liveness_30_Test is Minimum_Reward_Liveness_Test, BuybackBabyVaultMarket { }

contract Minimum_BuybackBaby_Liveness_25_Test is Minimum_Reward_Liveness_Test, BuybackBabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 25;
    }
}

contract Minimum_BuybackBaby_Liveness_10_Test is Minimum_Reward_Liveness_Test, BuybackBabyVaultMarket {
    function _poolFee() internal pure override returns (uint256) {
        return 10;
    }
}
