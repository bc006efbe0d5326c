// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { Minimum_Reward_Liveness_Test } from "../shared/Minimum.t.sol";

contract Minimum_BuybackBaby_Liveness_Test is Minimum_Reward_Liveness_Test, BuybackBabyVaultMarket { }
