// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IUniswapV2Factory
/// @notice What we ask of an exchange's factory of pairs.
interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
    function getPair(address tokenA, address tokenB) external view returns (address pair);
}
