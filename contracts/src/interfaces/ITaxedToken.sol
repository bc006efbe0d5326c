// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Booked } from "../types/Booked.sol";

/// @title ITaxedToken
/// @notice What all tokens with fees share: an ERC-20 whose transfers pay fees to a vault of its own, which turns them
/// into what they are for.
///
/// @dev No account can mint, burn, pause, block, raise a fee or move what belongs to others. The owner can lower fees, hand
/// the ownership over in two steps, and renounce it; nothing else.
///
/// - No transfer from or to the first owner or the vault pays a fee. That list is fixed at creation: the first owner
///   stays exempt after a hand-over or renounce, a later owner is not. Where a router holds tokens in between, as when
///   it removes liquidity for native coin, what the pair pays to the router is a transfer between strangers, and pays.
/// - Pair, vault, dead address and the token itself earn nothing of what is distributed to holders, from birth on,
///   permanently.
/// - A transfer calls nothing. The vault trades when an account has it do so, and pays that account, see {ITokenVault}.
interface ITaxedToken {
    /// @notice Emitted once, at creation, before the supply goes to the first owner.
    /// @param firstOwner Who receives the supply. No transfer from or to it pays a fee.
    /// @param pair Pair of this token and the wrapped coin.
    /// @param vault Where fees are collected.
    /// @param router Router that named the pair.
    event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router);

    /// @notice Who received the supply. No transfer from or to it pays a fee.
    function firstOwner() external view returns (address);

    /// @notice Pair of this token and the router's wrapped coin.
    function pair() external view returns (address);

    /// @notice Router that named the pair.
    function router() external view returns (address);

    /// @notice Where fees are collected.
    function vault() external view returns (address);

    /// @notice Base units in the vault that are not for the liquidity.
    function booked() external view returns (uint256 units);

    /// @notice Takes from what is booked, from each purpose in proportion, what the vault is about to swap.
    /// @return parts The units by purpose; together exactly as many.
    ///
    /// Requirements:
    /// - The caller must be the vault.
    function unbook(uint256 units) external returns (Booked memory parts);
}
