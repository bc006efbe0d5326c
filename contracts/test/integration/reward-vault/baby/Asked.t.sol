// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Asked_RewardVault_Test } from "../shared/Asked.t.sol";
import { BabyVaultMarket } from "./BabyVaultMarket.sol";

contract Asked_BabyVault_Test is Asked_RewardVault_Test, BabyVaultMarket { }
