// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "./IDividendToken.sol";
import { BuybackBabyFees } from "../types/BuybackBabyFees.sol";

/// @title IBuybackBabyToken
/// @notice A token that pays a part of each transfer to its holders in the reward token, a part into the liquidity of its
/// pair permanently, a part to its first owner in native coin, and a part to buy the token back and burn it.
interface IBuybackBabyToken is IDividendToken {
    /// @notice Emitted when the owner has lowered fees.
    event FeesLowered(BuybackBabyFees previous, BuybackBabyFees current);

    /// @notice Fees that a transfer pays now.
    function fees() external view returns (BuybackBabyFees memory);

    /// @notice Sets the fees to what they are now or less.
    /// @dev Emits {FeesLowered}. What was collected before stays booked for its purpose.
    ///
    /// Requirements:
    /// - The caller must be the owner.
    /// - No component may be higher than it is.
    function lowerFees(BuybackBabyFees calldata lowered) external;
}
