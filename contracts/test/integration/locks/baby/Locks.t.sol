// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyDividends } from "../../dividends/baby/BabyDividends.sol";
import { Dividends_TokenLock_Shared_Test } from "../shared/DividendLocks.t.sol";

contract Dividends_TokenLock_BabyToken_Test is Dividends_TokenLock_Shared_Test, BabyDividends { }
