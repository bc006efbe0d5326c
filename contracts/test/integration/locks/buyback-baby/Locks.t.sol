// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyDividends } from "../../dividends/buyback-baby/BuybackBabyDividends.sol";
import { Dividends_TokenLock_Shared_Test } from "../shared/DividendLocks.t.sol";

contract Dividends_TokenLock_BuybackBabyToken_Test is Dividends_TokenLock_Shared_Test, BuybackBabyDividends { }
