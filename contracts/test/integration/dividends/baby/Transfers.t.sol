// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Transfers_Taxed_Shared_Test } from "../../taxed/shared/Transfers.t.sol";
import { Events_DividendToken_Shared_Test } from "../shared/Events.t.sol";
import { HolderCount_DividendToken_Shared_Test } from "../shared/HolderCount.t.sol";
import { Liquidity_DividendToken_Shared_Test } from "../shared/Liquidity.t.sol";
import { Trades_DividendToken_Shared_Test } from "../shared/Trades.t.sol";
import { BabyDividends } from "./BabyDividends.sol";

contract Events_BabyToken_Test is Events_DividendToken_Shared_Test, BabyDividends { }

contract HolderCount_BabyToken_Test is HolderCount_DividendToken_Shared_Test, BabyDividends { }

contract Liquidity_BabyToken_Test is Liquidity_DividendToken_Shared_Test, BabyDividends { }

contract Trades_BabyToken_Test is Trades_DividendToken_Shared_Test, BabyDividends { }

contract Transfers_BabyToken_Test is Transfers_Taxed_Shared_Test, BabyDividends { }
