// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { MoodyReward } from "./MoodyReward.sol";

/// @notice What a campaign on a token with dividends is about.
/// @param payee Whom the vault pays: one of the people.
/// @param people Who acts; the first is the first owner.
/// @param rewardMaker Who trades and provides in the pool of the reward token.
struct DividendSubjects {
    IDividendToken token;
    UniswapV2 exchange;
    MoodyReward reward;
    IV2Pair rewardPair;
    address payee;
    address[] people;
    address rewardMaker;
}
