// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SecondStep_RewardVault_Test } from "../shared/SecondStep.t.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

contract SecondStep_BuybackBabyVault_Test is SecondStep_RewardVault_Test, BuybackBabyVaultMarket { }
