// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IUniswapV2Pair } from "src/interfaces/external/IUniswapV2Pair.sol";

/// @title IV2Pair
/// @notice What tests do with a pair, beyond what our contracts do.
interface IV2Pair is IUniswapV2Pair {
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address holder) external view returns (uint256);
    function burn(address to) external returns (uint256 amount0, uint256 amount1);
    function factory() external view returns (address);
    function kLast() external view returns (uint256);
    function sync() external;
    function token0() external view returns (address);
    function token1() external view returns (address);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}
