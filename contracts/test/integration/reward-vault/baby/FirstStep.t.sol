// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { FirstStep_RewardVault_Test } from "../shared/FirstStep.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract FirstStep_BabyVault_Test is FirstStep_RewardVault_Test, BabyVaultMarket { }
