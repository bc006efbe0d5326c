// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Claims_DividendToken_Shared_Test } from "../shared/Claims.t.sol";
import { Starving_DividendToken_Shared_Test } from "../shared/Starving.t.sol";
import { BuybackBabyDividends } from "./BuybackBabyDividends.sol";

contract Claims_BuybackBabyToken_Test is Claims_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Starving_BuybackBabyToken_Test is Starving_DividendToken_Shared_Test, BuybackBabyDividends { }
