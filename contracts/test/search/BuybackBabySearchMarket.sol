// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyFees } from "src/types/BuybackBabyFees.sol";
import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { BuybackBabyMarket_Test } from "../BuybackBabyMarket.t.sol";
import { DividendSearchMarket } from "./DividendSearchMarket.sol";

/// @notice A Buyback Baby token that is attacked.
abstract contract BuybackBabySearchMarket is BuybackBabyMarket_Test, DividendSearchMarket {
    function _params() internal view override returns (BuybackBabyTokenParams memory params) {
        params = super._params();
        (params.buyBackFeeBps, params.liquidityFeeBps) = (1300, 300);
        (params.marketingFeeBps, params.reflectionFeeBps) = (300, 500);
    }

    function _payee() internal view override returns (address) {
        return firstOwner;
    }

    function _lowerFees(uint16 taxBps) internal override {
        _buybackBaby()
            .lowerFees(
                BuybackBabyFees({ buyBackFeeBps: taxBps, liquidityFeeBps: 0, marketingFeeBps: 0, reflectionFeeBps: 0 })
            );
    }
}
