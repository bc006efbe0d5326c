// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";

/// @title IWETH9
/// @notice What tests do with the wrapped coin.
interface IWETH9 is IERC20 {
    function deposit() external payable;
    function withdraw(uint256 amount) external;
}
