// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a transfer of a Liquidity Generator token pays, in hundredths of a percent of the amount. Each
/// component is rounded down by itself, so a transfer too small to owe one base unit of it pays none.
/// @param charityBps To the charity, in native coin.
/// @param liquidityFeeBps To the liquidity of the pair, permanently.
/// @param taxFeeBps To all holders, in proportion to what they hold.
struct LiquidityGeneratorFees {
    uint16 charityBps;
    uint16 liquidityFeeBps;
    uint16 taxFeeBps;
}
