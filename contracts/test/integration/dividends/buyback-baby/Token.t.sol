// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Exemptions_Taxed_Shared_Test } from "../../taxed/shared/Exemptions.t.sol";
import { Creation_DividendToken_Shared_Test } from "../shared/Creation.t.sol";
import { Delegated_DividendToken_Shared_Test } from "../shared/Delegated.t.sol";
import { Owner_DividendToken_Shared_Test } from "../shared/Owner.t.sol";
import { BuybackBabyDividends } from "./BuybackBabyDividends.sol";

contract Creation_BuybackBabyToken_Test is Creation_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Delegated_BuybackBabyToken_Test is Delegated_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Exemptions_BuybackBabyToken_Test is Exemptions_Taxed_Shared_Test, BuybackBabyDividends { }

contract Owner_BuybackBabyToken_Test is Owner_DividendToken_Shared_Test, BuybackBabyDividends { }
