// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { HostileRouter_Reward_Liveness_Test } from "../shared/HostileRouter.t.sol";

contract HostileRouter_BuybackBaby_Liveness_Test is HostileRouter_Reward_Liveness_Test, BuybackBabyVaultMarket { }
