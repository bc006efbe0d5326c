// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedToken } from "./ITaxedToken.sol";
import { LiquidityGeneratorFees } from "../types/LiquidityGeneratorFees.sol";

/// @title ILiquidityGeneratorToken
/// @notice A token that pays a part of each transfer to all its holders, a part permanently into the liquidity of its
/// pair, and a part to a charity.
///
/// @dev Balances are a ledger of shares. Accounts that earn nothing (pair, vault, dead address, the token itself) hold
/// plain units. Everybody else holds shares of `eligibleUnits`:
///
///     balance = shares * eligibleUnits / eligibleShares, rounded down
///
/// A fee for holders burns the shares that are worth it, or adds its units; either way each share is worth more. No
/// loop. Rounding goes against the account that pays: a recipient gets the exact amount, and all balances together
/// never exceed the supply. Each step can leave another account's balance one unit lower, no more.
///
/// A transfer is up to three steps, each with its event, in this order: the recipient's part, the vault's part, the
/// holders' part. The recipient is a holder already when the last one is distributed. Where none but the accounts
/// that earn nothing would be left, the holders' part goes to the liquidity.
interface ILiquidityGeneratorToken is ITaxedToken {
    /// @notice Emitted when the owner has lowered fees.
    event FeesLowered(LiquidityGeneratorFees previous, LiquidityGeneratorFees current);

    /// @notice Emitted when a part of a transfer has been distributed to all holders.
    /// @param from Who paid it.
    /// @param amount Base units.
    /// @param eligibleUnits Base units that all holders together have after it.
    /// @param eligibleShares Shares that all holders together have after it. When there would be less than 2^16 per
    /// unit, everybody's shares have been multiplied by 2^14, as often as needed.
    event Reflected(address indexed from, uint256 amount, uint256 eligibleUnits, uint256 eligibleShares);

    /// @notice Who receives the charity fee; the zero address if there is none.
    function charityAddress() external view returns (address);

    /// @notice Fees that a transfer pays now.
    function fees() external view returns (LiquidityGeneratorFees memory);

    /// @notice What all holders together have: base units, and the shares of them.
    function eligible() external view returns (uint256 units, uint256 shares);

    /// @notice Sets the fees to what they are now or less.
    /// @dev Emits {FeesLowered}. What was collected before stays booked for its purpose.
    ///
    /// Requirements:
    /// - The caller must be the owner.
    /// - No component may be higher than it is.
    function lowerFees(LiquidityGeneratorFees calldata lowered) external;
}
