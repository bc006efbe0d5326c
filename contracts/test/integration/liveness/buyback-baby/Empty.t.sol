// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { Empty_Reward_Liveness_Test } from "../shared/Empty.t.sol";

contract Empty_BuybackBaby_Liveness_Test is Empty_Reward_Liveness_Test, BuybackBabyVaultMarket { }
