// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBabyToken } from "src/interfaces/IBabyToken.sol";
import { BabyFees } from "src/types/BabyFees.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { RewardVaultMarket } from "../shared/RewardVaultMarket.sol";

/// @notice The vault of a Baby token, which pays its marketing wallet in the reward token.
abstract contract BabyVaultMarket is RewardVaultMarket {
    address internal marketingWallet = makeAddr("marketingWallet");

    function _payee() internal view override returns (address) {
        return marketingWallet;
    }

    function _create(Opening memory opening) internal override returns (address) {
        if (opening.payee != address(0)) marketingWallet = opening.payee;
        opening.salt = _saltOf(opening);
        return babyTokenFactory.createToken(_params(opening));
    }

    function _predict(Opening memory opening) internal override returns (address) {
        return babyTokenFactory.predictToken(address(this), _params(opening)).token;
    }

    function _params(Opening memory opening) private view returns (BabyTokenParams memory params) {
        params = Defaults.babyToken({
            teamWallet: firstOwner,
            router: opening.router == address(0) ? address(exchange.router) : opening.router,
            rewardToken: address(reward),
            marketingWallet: marketingWallet
        });
        params.salt = opening.salt;
        if (opening.supply == 0) return params;
        (params.totalSupply, params.minimumTokenBalanceForDividends) = (opening.supply, 1);
    }

    function _dropFees() internal override {
        vm.prank(firstOwner);
        IBabyToken(address(token)).lowerFees(BabyFees({ liquidityFeeBps: 0, marketingFeeBps: 0, tokenRewardFeeBps: 0 }));
    }

    function _feeBps() internal pure override returns (uint256 all, uint256 forLiquidity) {
        return (800, 300);
    }

    function _bookedBps() internal pure override returns (uint256 buyback, uint256 dividends, uint256 payout) {
        return (0, 300, 200);
    }

    function _implementation() internal view override returns (address) {
        return babyTokenFactory.vaultImplementation();
    }

    function _coinForBuyback() internal pure override returns (uint256) {
        return 0;
    }
}
