// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Why a vault would not swap now.
enum Waiting {
    /// It would swap.
    None,
    /// Nothing is there to be swapped.
    NothingCollected,
    /// The pair has no liquidity.
    NoLiquidity,
    /// There is no average price over 30 minutes to a day yet: the vault has to be called now and then.
    NoAverage,
    /// The price is too far from its average.
    PriceMoved,
    /// Somebody has traded in the pair in this block, or has paid into it and is not done.
    PairBusy,
    /// It has swapped within the last half hour.
    TooSoon,
    /// The swap was tried and failed: the router or the pair does not do its work, or what is there is worth less than
    /// one wei.
    SwapFailed
}

/// @notice What waits in a vault.
/// @param liquidityCoin Coin, wrapped or not, that earlier runs could not add or that strangers gave, in wei.
/// @param liquidityUnits Token for the liquidity, in base units.
/// @param payoutUnits Token for the payee, in base units.
/// @param waiting What keeps a run from swapping at this moment.
struct VaultPending {
    uint256 liquidityCoin;
    uint256 liquidityUnits;
    uint256 payoutUnits;
    Waiting waiting;
}
