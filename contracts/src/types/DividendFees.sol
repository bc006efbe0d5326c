// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a transfer of a token with dividends pays, whatever its kind, in hundredths of a percent of the amount.
/// Each component is rounded down by itself.
/// @param buybackBps To buy the token back and burn it.
/// @param dividendsBps To the holders, in the reward token.
/// @param liquidityBps To the liquidity of the pair, permanently.
/// @param payoutBps To the payee.
struct DividendFees {
    uint16 buybackBps;
    uint16 dividendsBps;
    uint16 liquidityBps;
    uint16 payoutBps;
}
