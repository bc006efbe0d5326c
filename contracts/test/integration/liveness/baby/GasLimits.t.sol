// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { GasLimits_Reward_Liveness_Test } from "../shared/GasLimits.t.sol";

contract GasLimits_Baby_Liveness_Test is GasLimits_Reward_Liveness_Test, BabyVaultMarket { }
