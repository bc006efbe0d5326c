// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyFees } from "src/types/BabyFees.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { BabyMarket_Test } from "../BabyMarket.t.sol";
import { DividendSearchMarket } from "./DividendSearchMarket.sol";

/// @notice A Baby token that is attacked.
abstract contract BabySearchMarket is BabyMarket_Test, DividendSearchMarket {
    function _params() internal view override returns (BabyTokenParams memory params) {
        params = super._params();
        (params.liquidityFeeBps, params.marketingFeeBps, params.tokenRewardFeeBps) = (300, 800, 1300);
    }

    function _payee() internal view override returns (address) {
        return marketingWallet;
    }

    function _lowerFees(uint16 taxBps) internal override {
        _baby().lowerFees(BabyFees({ liquidityFeeBps: 0, marketingFeeBps: 0, tokenRewardFeeBps: taxBps }));
    }
}
