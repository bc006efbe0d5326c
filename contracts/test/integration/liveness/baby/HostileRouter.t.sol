// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { HostileRouter_Reward_Liveness_Test } from "../shared/HostileRouter.t.sol";

contract HostileRouter_Baby_Liveness_Test is HostileRouter_Reward_Liveness_Test, BabyVaultMarket { }
