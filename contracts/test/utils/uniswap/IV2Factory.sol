// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IUniswapV2Factory } from "src/interfaces/external/IUniswapV2Factory.sol";

/// @title IV2Factory
/// @notice What tests do with an exchange's factory of pairs, beyond what our contracts do.
interface IV2Factory is IUniswapV2Factory {
    function allPairsLength() external view returns (uint256);
    function feeTo() external view returns (address);
    function feeToSetter() external view returns (address);
    function setFeeTo(address feeTo) external;
}
