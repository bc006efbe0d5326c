// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Transfers_Taxed_Shared_Test } from "../../taxed/shared/Transfers.t.sol";
import { Events_DividendToken_Shared_Test } from "../shared/Events.t.sol";
import { HolderCount_DividendToken_Shared_Test } from "../shared/HolderCount.t.sol";
import { Liquidity_DividendToken_Shared_Test } from "../shared/Liquidity.t.sol";
import { Trades_DividendToken_Shared_Test } from "../shared/Trades.t.sol";
import { BuybackBabyDividends } from "./BuybackBabyDividends.sol";

contract Events_BuybackBabyToken_Test is Events_DividendToken_Shared_Test, BuybackBabyDividends { }

contract HolderCount_BuybackBabyToken_Test is HolderCount_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Liquidity_BuybackBabyToken_Test is Liquidity_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Trades_BuybackBabyToken_Test is Trades_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Transfers_BuybackBabyToken_Test is Transfers_Taxed_Shared_Test, BuybackBabyDividends { }
