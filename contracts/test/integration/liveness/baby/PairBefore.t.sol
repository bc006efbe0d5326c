// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { PairBefore_Reward_Liveness_Test } from "../shared/PairBefore.t.sol";

contract PairBefore_Baby_Liveness_Test is PairBefore_Reward_Liveness_Test, BabyVaultMarket { }
