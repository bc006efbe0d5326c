// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A pair without liquidity, as far as it is asked before its first.
contract EmptyPair {
    uint256 public price0CumulativeLast;
    uint256 public price1CumulativeLast;
    uint256 public totalSupply;

    function getReserves() external pure returns (uint112, uint112, uint32) {
        return (0, 0, 0);
    }
}
