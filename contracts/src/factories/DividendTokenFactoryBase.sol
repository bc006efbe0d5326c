// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TaxedTokenFactoryBase } from "./TaxedTokenFactoryBase.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { Errors } from "../libraries/Errors.sol";
import { Reads } from "../libraries/Reads.sol";

/// @title DividendTokenFactoryBase
/// @notice What all kinds with dividends check besides the rest.
abstract contract DividendTokenFactoryBase is TaxedTokenFactoryBase {
    /* CONSTANTS */

    /// @dev Hundredths of a percent: a kind promises all that its fees are for.
    uint256 private constant MIN_FEE_BPS = 1;

    /// @dev More would make one coin's worth a number that no pair can hold.
    uint256 private constant MAX_REWARD_DECIMALS = 30;

    /* VALIDATION */

    function _validateFee(uint256 feeBps) internal pure {
        if (feeBps < MIN_FEE_BPS) revert Errors.DividendTokenFactory_FeeTooLow(feeBps, MIN_FEE_BPS);
    }

    /// @dev No need to compare with the token: it has no code yet. To be called once the router is known to name its
    /// wrapped coin.
    function _validateRewardToken(address rewardToken, address router) internal view {
        (bool isTold, uint256 decimals) = Reads.tryDecimals(rewardToken);
        if (!isTold || rewardToken == IUniswapV2Router(router).WETH()) {
            revert Errors.DividendTokenFactory_RewardTokenInvalid(rewardToken);
        }
        if (decimals > MAX_REWARD_DECIMALS) {
            revert Errors.DividendTokenFactory_RewardDecimalsTooHigh(rewardToken, decimals, MAX_REWARD_DECIMALS);
        }
    }
}
