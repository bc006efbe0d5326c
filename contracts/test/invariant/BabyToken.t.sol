// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { BabyMarket_Test } from "../BabyMarket.t.sol";
import { DividendMarket_Test } from "../DividendMarket.t.sol";
import { TaxedMarket_Test } from "../TaxedMarket.t.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { DividendToken_Invariant_Test } from "./DividendToken.t.sol";
import { BabyHandler } from "./handlers/BabyHandler.sol";
import { DividendHandler } from "./handlers/DividendHandler.sol";
import { DividendSubjects } from "./handlers/DividendSubjects.sol";

contract BabyToken_Invariant_Test is BabyMarket_Test, DividendToken_Invariant_Test {
    function setUp() public override(TaxedMarket_Test, DividendToken_Invariant_Test) {
        super.setUp();
    }

    function _createReward() internal override(DividendMarket_Test, DividendToken_Invariant_Test) returns (MockToken) {
        return super._createReward();
    }

    /// @dev As much as there may be: a quarter, and a minimum of a thousandth.
    function _params() internal view override returns (BabyTokenParams memory params) {
        params = super._params();
        (params.liquidityFeeBps, params.marketingFeeBps, params.tokenRewardFeeBps) = (700, 800, 1000);
        params.marketingWallet = carol;
        params.minimumTokenBalanceForDividends = params.totalSupply / 1000;
    }

    function _payee() internal view override returns (address) {
        return carol;
    }

    function _createHandler(DividendSubjects memory subjects) internal override returns (DividendHandler) {
        return new BabyHandler(subjects);
    }
}
