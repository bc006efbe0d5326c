// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Asked_RewardVault_Test } from "../shared/Asked.t.sol";
import { BuybackBabyVaultMarket } from "./BuybackBabyVaultMarket.sol";

contract Asked_BuybackBabyVault_Test is Asked_RewardVault_Test, BuybackBabyVaultMarket { }
