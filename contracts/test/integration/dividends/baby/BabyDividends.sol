// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBabyToken } from "src/interfaces/IBabyToken.sol";
import { BabyFees } from "src/types/BabyFees.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Dividends_Test } from "../shared/Dividends.sol";

/// @notice What the shared suites ask of Baby tokens.
abstract contract BabyDividends is Dividends_Test {
    address internal marketingWallet = makeAddr("marketingWallet");

    /* TOKENS */

    function _normal() internal view override returns (Setup memory) {
        BabyTokenParams memory params = _params();
        return Setup({
            decimals: params.decimals,
            fees: DividendFees({
                buybackBps: 0,
                dividendsBps: params.tokenRewardFeeBps,
                liquidityBps: params.liquidityFeeBps,
                payoutBps: params.marketingFeeBps
            }),
            minimum: params.minimumTokenBalanceForDividends,
            name: params.name,
            rewardToken: params.rewardToken,
            symbol: params.symbol,
            totalSupply: params.totalSupply
        });
    }

    function _createAs(Setup memory setup, bytes32 salt) internal override returns (address) {
        return babyTokenFactory.createToken(_paramsOf(setup, salt));
    }

    function _predictAs(Setup memory setup, bytes32 salt) internal override returns (TaxedTokenPrediction memory) {
        return babyTokenFactory.predictToken(address(this), _paramsOf(setup, salt));
    }

    function _paramsOf(Setup memory setup, bytes32 salt) private view returns (BabyTokenParams memory params) {
        params = _params();
        params.decimals = setup.decimals;
        params.liquidityFeeBps = setup.fees.liquidityBps;
        params.marketingFeeBps = setup.fees.payoutBps;
        params.minimumTokenBalanceForDividends = setup.minimum;
        params.name = setup.name;
        params.rewardToken = setup.rewardToken;
        params.salt = salt;
        params.symbol = setup.symbol;
        params.tokenRewardFeeBps = setup.fees.dividendsBps;
        params.totalSupply = setup.totalSupply;
    }

    function _params() private view returns (BabyTokenParams memory) {
        return Defaults.babyToken({
            teamWallet: firstOwner,
            router: address(exchange.router),
            rewardToken: address(reward),
            marketingWallet: marketingWallet
        });
    }

    function _baby() internal view returns (IBabyToken) {
        return IBabyToken(address(token));
    }

    /* BOUNDS */

    /// @dev A base unit is at most a thousandth of it.
    function _minSupply() internal pure override returns (uint256) {
        return 1000;
    }

    function _maxFeesBps() internal pure override returns (uint256) {
        return 2500;
    }

    function _hasBuyback() internal pure override returns (bool) {
        return false;
    }

    function _minimumOf(Setup memory setup) internal pure override returns (uint256) {
        return setup.minimum;
    }

    /* OWNER */

    function _payee() internal view override returns (address) {
        return marketingWallet;
    }

    function _fees() internal view override returns (DividendFees memory) {
        BabyFees memory fees = _baby().fees();
        return DividendFees({
            buybackBps: 0,
            dividendsBps: fees.tokenRewardFeeBps,
            liquidityBps: fees.liquidityFeeBps,
            payoutBps: fees.marketingFeeBps
        });
    }

    function _buybackCoin() internal pure override returns (uint256) {
        return 0;
    }

    function _lower(DividendFees memory lowered) internal override {
        _baby().lowerFees(_toKind(lowered));
    }

    function _expectFeesLowered(DividendFees memory previous, DividendFees memory current) internal override {
        vm.expectEmit(address(token));
        emit IBabyToken.FeesLowered({ previous: _toKind(previous), current: _toKind(current) });
    }

    function _toKind(DividendFees memory fees) private pure returns (BabyFees memory) {
        return BabyFees({
            liquidityFeeBps: fees.liquidityBps, marketingFeeBps: fees.payoutBps, tokenRewardFeeBps: fees.dividendsBps
        });
    }
}
