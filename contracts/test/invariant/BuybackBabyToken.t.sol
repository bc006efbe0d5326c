// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { BuybackBabyMarket_Test } from "../BuybackBabyMarket.t.sol";
import { DividendMarket_Test } from "../DividendMarket.t.sol";
import { TaxedMarket_Test } from "../TaxedMarket.t.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { DividendToken_Invariant_Test } from "./DividendToken.t.sol";
import { BuybackBabyHandler } from "./handlers/BuybackBabyHandler.sol";
import { DividendHandler } from "./handlers/DividendHandler.sol";
import { DividendSubjects } from "./handlers/DividendSubjects.sol";

contract BuybackBabyToken_Invariant_Test is BuybackBabyMarket_Test, DividendToken_Invariant_Test {
    function setUp() public override(TaxedMarket_Test, DividendToken_Invariant_Test) {
        super.setUp();
    }

    function _createReward() internal override(DividendMarket_Test, DividendToken_Invariant_Test) returns (MockToken) {
        return super._createReward();
    }

    /// @dev As much as there may be: a hundredth of a percent less than a quarter.
    function _params() internal view override returns (BuybackBabyTokenParams memory params) {
        params = super._params();
        (params.buyBackFeeBps, params.liquidityFeeBps) = (600, 500);
        (params.marketingFeeBps, params.reflectionFeeBps) = (600, 799);
    }

    function _payee() internal view override returns (address) {
        return firstOwner;
    }

    function _buybackCoin() internal view override returns (uint256) {
        return _buybackVault().pendingBuyback().coin;
    }

    function _createHandler(DividendSubjects memory subjects) internal override returns (DividendHandler) {
        return new BuybackBabyHandler(subjects);
    }
}
