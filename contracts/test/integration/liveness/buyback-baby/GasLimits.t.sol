// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { GasLimits_Reward_Liveness_Test } from "../shared/GasLimits.t.sol";

contract GasLimits_BuybackBaby_Liveness_Test is GasLimits_Reward_Liveness_Test, BuybackBabyVaultMarket { }
