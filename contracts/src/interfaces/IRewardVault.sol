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
/// What has arrived is shared among the token's holders at once, together with what strangers gave of the reward token; the
/// payee's part, if it is paid in the reward token, is paid after that. In the second in which a holder's units have changed
/// all of it waits, and while no holder is eligible.
///
/// {process} takes both steps, and its caller is paid for each: for the second a part of the coin that it spends.
///
/// Warning: the price of the reward token is what its pair on this exchange says. Who alone makes that market, and keeps
/// others out of it for half an hour, sells to the vault at its own price.
interface IRewardVault is ITokenVault {
    /// @notice Emitted when the reward token has been bought.
    /// @param coin Wei into the pair.
    /// @param received Base units of the reward token that have arrived.
    /// @param marketing Base units of these that are the payee's, paid or credited.
    /// @param distributed Base units shared among the holders, gifts included.
    event RewardBought(uint256 coin, uint256 received, uint256 marketing, uint256 distributed);

    /// @notice Emitted when the second step has bought nothing. It has looked at the price, but where it could not even do
    /// that and says that the swap failed.
    event RewardSkipped(Waiting reason);

    /// @notice Gas that the second step may burn, whatever the reward token does.
    function REWARD_GAS() external view returns (uint256);

    /// @notice What waits for the reward token, and why.
    function pendingReward() external view returns (RewardPending memory);

    /// @notice Pays a holder what it has earned. The token names the reward token, for it knows it anyway.
    ///
    /// Requirements:
    /// - The caller must be the token.
    /// - The reward token must move.
    function payReward(address rewardToken, address holder, uint256 amount) external;

    /// @notice The second step. Whatever fails in it, the first is done or goes on.
    /// @dev Emits {RewardBought} or {RewardSkipped}.
    /// @param keeper Who has called {process}.
    /// @return earned Wei of wrapped coin that the keeper was paid.
    ///
    /// Requirements:
    /// - The caller must be the vault itself.
    function purchase(address keeper) external returns (uint256 earned);

    /// @notice The part of the second step that may fail: buys the reward token for at most so much coin, pays the keeper from
    /// it, and shares what has arrived.
    /// @param mostCoin Wei, the keeper's part included.
    /// @param keeper Who has called {process}.
    /// @param dueAt Second since which the step has been due.
    /// @return earned Wei of wrapped coin that the keeper was paid.
    ///
    /// Requirements:
    /// - The caller must be the vault itself.
    function buyAndDistribute(uint256 mostCoin, address keeper, uint256 dueAt) external returns (uint256 earned);
}
