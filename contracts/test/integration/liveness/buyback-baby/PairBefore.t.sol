// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { PairBefore_Reward_Liveness_Test } from "../shared/PairBefore.t.sol";

contract PairBefore_BuybackBaby_Liveness_Test is PairBefore_Reward_Liveness_Test, BuybackBabyVaultMarket { }
