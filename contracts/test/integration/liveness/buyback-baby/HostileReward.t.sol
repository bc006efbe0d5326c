// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyVaultMarket } from "../../reward-vault/buyback-baby/BuybackBabyVaultMarket.sol";
import { HostileReward_Liveness_Test } from "../shared/HostileReward.t.sol";

contract HostileReward_BuybackBaby_Liveness_Test is HostileReward_Liveness_Test, BuybackBabyVaultMarket { }
