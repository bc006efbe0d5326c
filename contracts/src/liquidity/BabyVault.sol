// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardVaultBase } from "./RewardVaultBase.sol";
import { IDividendToken } from "../interfaces/IDividendToken.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Starvation } from "../libraries/Starvation.sol";
import { Booked } from "../types/Booked.sol";
import { VaultConfig } from "../types/VaultConfig.sol";

/// @title BabyVault
/// @notice The vault of a Baby token: pays holders and the marketing wallet in the reward token. See the documentation in
/// {IRewardVault}.
contract BabyVault is RewardVaultBase {
    /* CONSTANTS */

    /// @inheritdoc ITokenVault
    /// @dev More than usual tokens need to move to an account that has none, at the dearest prices that are known. Whom that
    /// does not reach is credited the amount, and claims it.
    uint256 public constant PAYOUT_GAS = 200_000;

    /* STORAGE */

    uint128 private _marketingCoin;

    /* KIND */

    function _coinWaiting() internal view override returns (uint256) {
        return uint256(_coinForDividends) + _marketingCoin;
    }

    function _coinForMarketing() internal view override returns (uint256) {
        return _marketingCoin;
    }

    function _spend(VaultConfig memory, Booked memory units, uint256 coin) internal override {
        uint256 dividends = coin * units.dividends / (units.dividends + units.payout);
        // forge-lint: disable-start(unsafe-typecast): what one pair has paid, of 112 bits
        _coinForDividends += uint128(dividends);
        _marketingCoin += uint128(coin - dividends);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _takeMarketingCoin(uint256 coin) internal override {
        // forge-lint: disable-next-line(unsafe-typecast): a part of it
        _marketingCoin -= uint128(coin);
    }

    /// @dev A wallet that the reward token blocks keeps no other from being paid. Starving the payment never counts as
    /// that.
    function _payMarketing(address rewardToken, uint256 amount) internal override {
        VaultConfig memory config = _config();
        if (!Calls.tryTransfer(rewardToken, config.payee, amount, PAYOUT_GAS)) {
            if (!Starvation.hadAll(PAYOUT_GAS)) revert Errors.TokenVault_InsufficientGas(gasleft(), PAYOUT_GAS);
            IDividendToken(config.market.token).credit(config.payee, amount);
        }
    }
}
