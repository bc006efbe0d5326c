// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { FirstStep_RewardVault_Test } from "../shared/FirstStep.t.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

contract FirstStep_BuybackBabyVault_Test is FirstStep_RewardVault_Test, BuybackBabyVaultMarket { }
