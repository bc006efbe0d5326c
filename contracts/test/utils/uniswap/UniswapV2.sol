// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IV2Factory } from "./IV2Factory.sol";
import { IV2Router } from "./IV2Router.sol";
import { IWETH9 } from "./IWETH9.sol";

/// @notice An exchange, as {UniswapV2Deployer} puts it on a test chain.
/// @param factory Its factory of pairs.
/// @param router Its router.
/// @param weth The wrapped coin, the same for all exchanges.
struct UniswapV2 {
    IV2Factory factory;
    IV2Router router;
    IWETH9 weth;
}
