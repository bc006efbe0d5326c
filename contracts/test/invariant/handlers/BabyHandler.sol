// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBabyToken } from "src/interfaces/IBabyToken.sol";
import { BabyFees } from "src/types/BabyFees.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { DividendHandler } from "./DividendHandler.sol";
import { DividendSubjects } from "./DividendSubjects.sol";

/// @notice What a Baby token's fees are called. Its payee is paid in the reward token.
contract BabyHandler is DividendHandler {
    constructor(DividendSubjects memory subjects) DividendHandler(subjects) { }

    function _paysInCoin() internal pure override returns (bool) {
        return false;
    }

    function _fees() internal view override returns (DividendFees memory) {
        BabyFees memory fees = IBabyToken(address(token)).fees();
        return DividendFees({
            buybackBps: 0,
            dividendsBps: fees.tokenRewardFeeBps,
            liquidityBps: fees.liquidityFeeBps,
            payoutBps: fees.marketingFeeBps
        });
    }

    function _lowerFees(address by, DividendFees memory lowered) internal override returns (bool success) {
        BabyFees memory fees = BabyFees({
            liquidityFeeBps: lowered.liquidityBps,
            marketingFeeBps: lowered.payoutBps,
            tokenRewardFeeBps: lowered.dividendsBps
        });
        vm.prank(by);
        (success,) = address(token).call(abi.encodeCall(IBabyToken.lowerFees, (fees)));
    }
}
