// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { Sells_Reward_Liveness_Test } from "../shared/Sells.t.sol";

contract Sells_BuybackBaby_Liveness_Test is Sells_Reward_Liveness_Test, BuybackBabyVaultMarket { }
