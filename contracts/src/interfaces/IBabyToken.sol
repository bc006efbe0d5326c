// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "./IDividendToken.sol";
import { BabyFees } from "../types/BabyFees.sol";

/// @title IBabyToken
/// @notice A token that pays a part of each transfer to its holders and a part to a marketing wallet, both in the reward
/// token, and a part into the liquidity of its pair permanently.
interface IBabyToken is IDividendToken {
    /// @notice Emitted when the owner has lowered fees.
    event FeesLowered(BabyFees previous, BabyFees current);

    /// @notice Who receives the marketing fee, in the reward token.
    function marketingWallet() external view returns (address);

    /// @notice Fees that a transfer pays now.
    function fees() external view returns (BabyFees memory);

    /// @notice Sets the fees to what they are now or less.
    /// @dev Emits {FeesLowered}. What was collected before stays booked for its purpose.
    ///
    /// Requirements:
    /// - The caller must be the owner.
    /// - No component may be higher than it is.
    function lowerFees(BabyFees calldata lowered) external;
}
