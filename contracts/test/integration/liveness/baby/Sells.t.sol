// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { Sells_Reward_Liveness_Test } from "../shared/Sells.t.sol";

contract Sells_Baby_Liveness_Test is Sells_Reward_Liveness_Test, BabyVaultMarket { }
