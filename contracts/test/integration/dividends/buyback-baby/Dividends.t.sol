// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Distributing_DividendToken_Shared_Test } from "../shared/Distributing.t.sol";
import { Earners_DividendToken_Shared_Test } from "../shared/Earners.t.sol";
import { HandOver_DividendToken_Shared_Test } from "../shared/HandOver.t.sol";
import { Market_DividendToken_Shared_Test } from "../shared/Market.t.sol";
import { Sharing_DividendToken_Shared_Test } from "../shared/Sharing.t.sol";
import { BuybackBabyDividends } from "./BuybackBabyDividends.sol";

contract Distributing_BuybackBabyToken_Test is Distributing_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Earners_BuybackBabyToken_Test is Earners_DividendToken_Shared_Test, BuybackBabyDividends { }

contract HandOver_BuybackBabyToken_Test is HandOver_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Market_BuybackBabyToken_Test is Market_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Sharing_BuybackBabyToken_Test is Sharing_DividendToken_Shared_Test, BuybackBabyDividends { }
