// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { Minimum_Reward_Liveness_Test } from "../shared/Minimum.t.sol";

contract Minimum_Baby_Liveness_Test is Minimum_Reward_Liveness_Test, BabyVaultMarket { }
