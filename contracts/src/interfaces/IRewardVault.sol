// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenVault } from "./ITokenVault.sol";
import { RewardPending, Waiting } from "../types/VaultPending.sol";

/// @title IRewardVault
/// @notice The vault of a token with dividends: what the token's sale brings for them waits as coin, and buys the reward
/// token in a second step.
///
/// @dev The second step has its own pair, that of reward token and wrapped coin, with its own cap, average, band and pause,
/// all as in {ITokenVault}. What it cannot buy waits, and is seen in {pendingReward}; nothing else waits for it.
///
/// What has arrived is shared among the token's holders at once, together with what strangers gave of the reward token. In
/// the second in which a holder has received units it waits, and while nobody is eligible.
///
/// {process} takes both steps. An automatic run takes one of them, so that a seller never pays for both: the second where
/// coin waits, at most every {PAUSE} seconds, else the first.
interface IRewardVault is ITokenVault {
    /// @notice Emitted when the reward token has been bought.
    /// @param coin Wei into the pair.
    /// @param received Base units of the reward token that have arrived.
    /// @param marketing Base units of these that are the payee's, paid or credited.
    /// @param distributed Base units shared among the holders, gifts included.
    event RewardBought(uint256 coin, uint256 received, uint256 marketing, uint256 distributed);

    /// @notice Emitted when the second step has looked at the price, but bought nothing.
    event RewardSkipped(Waiting reason);

    /// @notice Gas that the second step's swap may burn.
    function REWARD_GAS() external view returns (uint256);

    /// @notice What waits for the reward token, and why.
    function pendingReward() external view returns (RewardPending memory);

    /// @notice Pays a holder what it has earned.
    ///
    /// Requirements:
    /// - The caller must be the token.
    /// - The reward token must move.
    function payReward(address holder, uint256 amount) external;

    /// @notice The part of the second step that may fail: buys the reward token and shares what has arrived.
    ///
    /// Requirements:
    /// - The caller must be the vault itself.
    function buyAndDistribute(uint256 coin) external;
}
