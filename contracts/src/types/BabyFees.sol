// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a transfer of a Baby token pays, in hundredths of a percent of the amount. Each component is rounded down
/// by itself, so a transfer too small to owe one base unit of it pays none.
/// @param liquidityFeeBps To the liquidity of the pair, permanently.
/// @param marketingFeeBps To the marketing wallet, in the reward token.
/// @param tokenRewardFeeBps To the holders, in the reward token.
struct BabyFees {
    uint16 liquidityFeeBps;
    uint16 marketingFeeBps;
    uint16 tokenRewardFeeBps;
}
