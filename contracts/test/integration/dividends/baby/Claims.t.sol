// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Claims_DividendToken_Shared_Test } from "../shared/Claims.t.sol";
import { Starving_DividendToken_Shared_Test } from "../shared/Starving.t.sol";
import { BabyDividends } from "./BabyDividends.sol";

contract Claims_BabyToken_Test is Claims_DividendToken_Shared_Test, BabyDividends { }

contract Starving_BabyToken_Test is Starving_DividendToken_Shared_Test, BabyDividends { }
