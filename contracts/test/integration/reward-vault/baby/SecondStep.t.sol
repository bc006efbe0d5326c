// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SecondStep_RewardVault_Test } from "../shared/SecondStep.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract SecondStep_BabyVault_Test is SecondStep_RewardVault_Test, BabyVaultMarket { }
