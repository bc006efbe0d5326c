// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IUniswapV2Pair
/// @notice What vaults and the seeder ask of a pair.
interface IUniswapV2Pair {
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function mint(address to) external returns (uint256 liquidity);
    function price0CumulativeLast() external view returns (uint256);
    function price1CumulativeLast() external view returns (uint256);
    function skim(address to) external;
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
    function totalSupply() external view returns (uint256);
}
