// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title IWrappedCoin
/// @notice What we ask of a wrapped native coin.
interface IWrappedCoin {
    function balanceOf(address account) external view returns (uint256);
    function deposit() external payable;
    function transfer(address to, uint256 value) external returns (bool);
    function withdraw(uint256 value) external;
}
