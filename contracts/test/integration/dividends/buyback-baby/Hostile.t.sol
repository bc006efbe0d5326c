// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DearChain_DividendToken_Shared_Test } from "../shared/DearChain.t.sol";
import { FlashLoans_DividendToken_Shared_Test } from "../shared/FlashLoans.t.sol";
import { HostileRewards_DividendToken_Shared_Test } from "../shared/HostileRewards.t.sol";
import { Reentrance_DividendToken_Shared_Test } from "../shared/Reentrance.t.sol";
import { BuybackBabyDividends } from "./BuybackBabyDividends.sol";

contract DearChain_BuybackBabyToken_Test is DearChain_DividendToken_Shared_Test, BuybackBabyDividends { }

contract FlashLoans_BuybackBabyToken_Test is FlashLoans_DividendToken_Shared_Test, BuybackBabyDividends { }

contract HostileRewards_BuybackBabyToken_Test is HostileRewards_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Reentrance_BuybackBabyToken_Test is Reentrance_DividendToken_Shared_Test, BuybackBabyDividends { }
