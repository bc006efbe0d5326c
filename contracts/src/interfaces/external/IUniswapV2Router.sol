// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IUniswapV2Router
/// @notice What tokens and vaults ask of a router. It never gets an allowance.
interface IUniswapV2Router {
    function factory() external view returns (address);
    function getAmountsIn(uint256 amountOut, address[] calldata path) external view returns (uint256[] memory amounts);
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts);
    function WETH() external view returns (address);
}
