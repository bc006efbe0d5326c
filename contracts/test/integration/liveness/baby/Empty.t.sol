// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { Empty_Reward_Liveness_Test } from "../shared/Empty.t.sol";

contract Empty_Baby_Liveness_Test is Empty_Reward_Liveness_Test, BabyVaultMarket { }
