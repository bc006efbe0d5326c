// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a token with dividends receives of these at its creation, checked by its factory.
/// @param minimum Base units from which a balance earns dividends, at least 1.
/// @param rewardToken What dividends are paid in.
struct DividendSetup {
    uint256 minimum;
    address rewardToken;
}
