// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Distributing_DividendToken_Shared_Test } from "../shared/Distributing.t.sol";
import { Earners_DividendToken_Shared_Test } from "../shared/Earners.t.sol";
import { HandOver_DividendToken_Shared_Test } from "../shared/HandOver.t.sol";
import { Market_DividendToken_Shared_Test } from "../shared/Market.t.sol";
import { Sharing_DividendToken_Shared_Test } from "../shared/Sharing.t.sol";
import { BabyDividends } from "./BabyDividends.sol";

contract Distributing_BabyToken_Test is Distributing_DividendToken_Shared_Test, BabyDividends { }

contract Earners_BabyToken_Test is Earners_DividendToken_Shared_Test, BabyDividends { }

contract HandOver_BabyToken_Test is HandOver_DividendToken_Shared_Test, BabyDividends { }

contract Market_BabyToken_Test is Market_DividendToken_Shared_Test, BabyDividends { }

contract Sharing_BabyToken_Test is Sharing_DividendToken_Shared_Test, BabyDividends { }
