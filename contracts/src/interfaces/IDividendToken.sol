// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedToken } from "./ITaxedToken.sol";
import { DividendTotals } from "../types/DividendTotals.sol";

/// @title IDividendToken
/// @notice A token that pays a part of each transfer to its holders, in another token: the reward token.
///
/// @dev Who holds at least {minimumTokenBalanceForDividends} is *eligible*, and shares each distribution in proportion to
/// what it holds at that moment; pair, vault, dead address and the token itself never are. What a holder has earned stays
/// its own, whatever it holds later, until any account claims it for the holder. No holder is paid without a claim, and
/// a claim pays the holder alone. No loop.
///
/// Earnings are exact: kept in units of 2^-128 of the reward token's base unit, of which a claim pays the whole units and
/// leaves the fraction to the holder. What a distribution cannot share evenly is less than one unit, and goes into the
/// next one. So at any moment, in units of 2^-128,
///
///     granted - claimed = what all holders have earned and not been paid + remainder
///
/// In the second in which any holder's units have changed nothing is distributed: who borrows units, or buys and sells them
/// at once, earns nothing. Anybody can delay a distribution by that, for as long as the gas is paid.
///
/// Warning: who holds units from one second to the next is a holder, with a full share. Fees and the price are what it
/// costs; the first owner pays no fee, and earns with what it takes out of the pair for a moment.
///
/// Warning: the reward token keeps its own promises or not. One that takes a fee pays holders less than they claim; one
/// that blocks a holder keeps what is the holder's in the vault; one that takes from the vault makes it owe more than it
/// has, until later rewards have filled the gap. None of that can stop a transfer of this token.
interface IDividendToken is ITaxedToken {
    /// @notice Emitted once, at creation, after {TokenSetUp}.
    /// @param rewardToken What dividends are paid in.
    /// @param minimum Base units from which a balance earns.
    event DividendsSetUp(address indexed rewardToken, uint256 minimum);

    /// @notice Emitted when a reward has been shared among all eligible holders.
    /// @param amount Base units of the reward token.
    /// @param eligibleUnits Base units that all eligible holders together have.
    /// @param remainder What did not divide evenly and goes into the next distribution, in units of 2^-128.
    event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder);

    /// @notice Emitted when the payee, who could not be paid, has been credited what it can claim.
    event Credited(address indexed account, uint256 amount);

    /// @notice Emitted when a holder has been paid.
    /// @param amount Base units of the reward token.
    event Claimed(address indexed holder, uint256 amount);

    /// @notice Emitted when a holder of a list could not be paid. What it has earned stays its own.
    event ClaimSkipped(address indexed holder);

    /// @notice Gas that one holder's payment may burn in {claimMany}.
    function CLAIM_GAS() external view returns (uint256);

    /// @notice What dividends are paid in.
    function rewardToken() external view returns (address);

    /// @notice Base units from which a balance earns.
    function minimumTokenBalanceForDividends() external view returns (uint256);

    /// @notice What a holder has earned and not been paid.
    /// @return amount Base units of the reward token, which a claim pays.
    /// @return fraction What stays after a claim, in units of 2^-128.
    function claimableOf(address holder) external view returns (uint256 amount, uint256 fraction);

    /// @notice Who would share a distribution.
    /// @return units Base units that all eligible holders together have.
    /// @return changedAt Second in which a holder's units last changed, modulo 2^32.
    function eligible() external view returns (uint256 units, uint256 changedAt);

    /// @notice What the ledger of dividends adds up to.
    function dividendTotals() external view returns (DividendTotals memory);

    /// @notice Base units of the reward token that the vault must keep for claims.
    function owed() external view returns (uint256 amount);

    /// @notice Pays the caller what it has earned. With nothing earned, nothing happens.
    /// @dev Emits {Claimed}.
    ///
    /// Requirements:
    /// - The reward token must move.
    function claim() external returns (uint256 amount);

    /// @notice As {claim}, for another holder, who is paid. Open to anyone.
    function claimFor(address holder) external returns (uint256 amount);

    /// @notice As {claimFor}, for a list. A holder who cannot be paid within {CLAIM_GAS} is skipped and loses nothing.
    /// @dev Emits {Claimed} or {ClaimSkipped} for each who has earned something.
    ///
    /// Requirements:
    /// - Enough gas must be left for each: starving a payment is never a skip.
    function claimMany(address[] calldata holders) external;

    /// @notice Shares what the vault has bought among all eligible holders.
    /// @dev Emits {Distributed}.
    ///
    /// Requirements:
    /// - The caller must be the vault.
    /// - A holder must be eligible, and no holder's units may have changed in this second.
    /// - All that was ever granted must be less than 2^128 base units.
    function distribute(uint256 amount) external;

    /// @notice Lets an account claim what the vault could not pay it.
    /// @dev Emits {Credited}.
    ///
    /// Requirements:
    /// - The caller must be the vault.
    /// - All that was ever granted must be less than 2^128 base units.
    function credit(address account, uint256 amount) external;
}
