// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Why a vault would not trade now.
enum Waiting {
    /// It would trade. Whether what is there buys one unit shows only in the try.
    None,
    /// Nothing is there to be traded, or a 1,050th of what the pair has is less than one unit.
    NothingCollected,
    /// The pair has no liquidity, or there is no pair.
    NoLiquidity,
    /// There is no average price over 30 minutes to a day: the vault has to look at the pair first.
    NoAverage,
    /// The price is too far from its average.
    PriceMoved,
    /// The pair has seen a trade in this second, or was paid for one that is not finished.
    PairBusy,
    /// It has traded within the last half hour, and less has come in since than one trade takes.
    TooSoon,
    /// The trade was tried and failed: the router, the pair or the reward token does not do its work, or what is there is
    /// worth less than one wei, or buys less than one base unit.
    SwapFailed,
    /// A holder's units have changed in this second: who borrows them must not earn.
    HoldersChanging,
    /// No holder has enough to earn dividends.
    NobodyEligible
}

/// @notice What waits in a vault to be sold.
/// @param bookedUnits Token that is not for the liquidity, in base units.
/// @param dueAt Second from which a run may swap, as far as {ITokenVault.PAUSE} goes: what comes in makes it earlier. From
/// then on the caller's part grows.
/// @param liquidityCoin Coin, wrapped or not, that earlier runs could not add or that strangers gave, in wei.
/// @param liquidityUnits Token for the liquidity, in base units.
/// @param waiting What keeps a run from swapping at this moment.
struct VaultPending {
    uint256 bookedUnits;
    uint256 dueAt;
    uint256 liquidityCoin;
    uint256 liquidityUnits;
    Waiting waiting;
}

/// @notice What waits in a vault for the reward token.
/// @param dividendsCoin Wei to buy dividends with.
/// @param dueAt As in {VaultPending}.
/// @param marketingCoin Wei to buy the payee's part with, if it is paid in the reward token.
/// @param rewardUnits Reward token that is not granted yet, in base units: gifts, which the next distribution takes
/// along.
/// @param waiting What keeps the vault from buying at this moment.
struct RewardPending {
    uint256 dividendsCoin;
    uint256 dueAt;
    uint256 marketingCoin;
    uint256 rewardUnits;
    Waiting waiting;
}

/// @notice What waits in a vault for a buyback.
/// @param coin Wei to buy the token back with.
/// @param dueAt As in {VaultPending}.
/// @param waiting What keeps anybody from doing so at this moment.
struct BuybackPending {
    uint256 coin;
    uint256 dueAt;
    Waiting waiting;
}
