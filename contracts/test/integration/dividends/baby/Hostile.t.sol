// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DearChain_DividendToken_Shared_Test } from "../shared/DearChain.t.sol";
import { FlashLoans_DividendToken_Shared_Test } from "../shared/FlashLoans.t.sol";
import { HostileRewards_DividendToken_Shared_Test } from "../shared/HostileRewards.t.sol";
import { Reentrance_DividendToken_Shared_Test } from "../shared/Reentrance.t.sol";
import { BabyDividends } from "./BabyDividends.sol";

contract DearChain_BabyToken_Test is DearChain_DividendToken_Shared_Test, BabyDividends { }

contract FlashLoans_BabyToken_Test is FlashLoans_DividendToken_Shared_Test, BabyDividends { }

contract HostileRewards_BabyToken_Test is HostileRewards_DividendToken_Shared_Test, BabyDividends { }

contract Reentrance_BabyToken_Test is Reentrance_DividendToken_Shared_Test, BabyDividends { }
