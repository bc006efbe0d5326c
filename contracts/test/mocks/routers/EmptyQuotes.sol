// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The quotes of a router whose pools are all empty: it says why there are none.
abstract contract EmptyQuotes {
    error EmptyQuotes_NoLiquidity();

    function getAmountsOut(uint256, address[] calldata) external pure returns (uint256[] memory) {
        revert EmptyQuotes_NoLiquidity();
    }

    function getAmountsIn(uint256, address[] calldata) external pure returns (uint256[] memory) {
        revert EmptyQuotes_NoLiquidity();
    }
}
