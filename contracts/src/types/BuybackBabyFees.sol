// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a transfer of a Buyback Baby token pays, in hundredths of a percent of the amount. Each component is
/// rounded down by itself, so a transfer too small to owe one base unit of it pays none.
/// @param buyBackFeeBps To buy the token back and burn it.
/// @param liquidityFeeBps To the liquidity of the pair, permanently.
/// @param marketingFeeBps To the first owner, in native coin.
/// @param reflectionFeeBps To the holders, in the reward token.
struct BuybackBabyFees {
    uint16 buyBackFeeBps;
    uint16 liquidityFeeBps;
    uint16 marketingFeeBps;
    uint16 reflectionFeeBps;
}
