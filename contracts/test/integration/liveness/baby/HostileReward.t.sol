// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyVaultMarket } from "../../reward-vault/baby/BabyVaultMarket.sol";
import { HostileReward_Liveness_Test } from "../shared/HostileReward.t.sol";

contract HostileReward_Baby_Liveness_Test is HostileReward_Liveness_Test, BabyVaultMarket { }
