// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract Parameters_LiquidityGenerator_Test is LiquidityGeneratorFactory {
    /* FEES */

    function testFuzz_RevertWhen_FeesAreTooHigh(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps) external {
        _expectFeesError(100, 2400, 1);
        _expectFeesError(2501, 0, 0);
        _expectFeesError(0, 2501, 0);
        _expectFeesError(0, 0, 2501);
        _expectFeesError(type(uint16).max, type(uint16).max, type(uint16).max);

        charityBps = charityBps < MIN_CHARITY_BPS ? 0 : charityBps;
        vm.assume(uint256(charityBps) + liquidityFeeBps + taxFeeBps > MAX_BPS);
        _expectFeesError(charityBps, liquidityFeeBps, taxFeeBps);
    }

    function test_WhenOneFeeIsAll() external {
        _assertFees(2500, 0, 0);
        _assertFees(0, 2500, 0);
        _assertFees(0, 0, 2500);
    }

    function test_WhenAllFeesAreZero() external {
        _assertFees(0, 0, 0);
    }

    function testFuzz_WhenFeesAreWithinBounds(uint16 charityBps, uint16 liquidityFeeBps) external {
        charityBps = uint16(bound(charityBps, MIN_CHARITY_BPS, MAX_BPS));
        liquidityFeeBps = uint16(bound(liquidityFeeBps, 0, MAX_BPS - charityBps));
        _assertFees(charityBps, liquidityFeeBps, uint16(MAX_BPS - charityBps - liquidityFeeBps));
    }

    /* CHARITY */

    function testFuzz_RevertWhen_CharityFeeIsTooLow(uint16 charityBps) external {
        _expectCharityError(payee, 0, MIN_CHARITY_BPS);
        _expectCharityError(payee, 99, MIN_CHARITY_BPS);
        _expectCharityError(payee, uint16(bound(charityBps, 1, 98)), MIN_CHARITY_BPS);
    }

    function test_WhenCharityFeeIsLeast() external {
        _assertFees(100, 300, 300);
    }

    function testFuzz_RevertWhen_NobodyGetsTheCharityFee(uint16 charityBps) external {
        _expectCharityError(address(0), 1, 0);
        _expectCharityError(address(0), 100, 0);
        _expectCharityError(address(0), uint16(bound(charityBps, 1, 1900)), 0);
    }

    /* HELPERS */

    function _withFees(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps)
        private
        view
        returns (LiquidityGeneratorTokenParams memory params)
    {
        params = _params();
        params.charityAddress = charityBps == 0 ? address(0) : payee;
        (params.charityBps, params.liquidityFeeBps, params.taxFeeBps) = (charityBps, liquidityFeeBps, taxFeeBps);
        params.salt = keccak256(abi.encode(charityBps, liquidityFeeBps, taxFeeBps));
    }

    function _expectFeesError(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps) private {
        uint256 sum = uint256(charityBps) + liquidityFeeBps + taxFeeBps;
        _expectRevert(
            abi.encode(_withFees(charityBps, liquidityFeeBps, taxFeeBps)),
            abi.encodeWithSelector(Errors.TaxedTokenFactory_FeesTooHigh.selector, sum, MAX_BPS)
        );
    }

    function _assertFees(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps) private {
        bytes memory params = abi.encode(_withFees(charityBps, liquidityFeeBps, taxFeeBps));
        ILiquidityGeneratorToken token = ILiquidityGeneratorToken(address(_createAs(bob, params)));
        LiquidityGeneratorFees memory fees = token.fees();
        assertEq(fees.charityBps, charityBps, "charity fee");
        assertEq(fees.liquidityFeeBps, liquidityFeeBps, "liquidity fee");
        assertEq(fees.taxFeeBps, taxFeeBps, "reflection");
        assertEq(token.charityAddress(), charityBps == 0 ? address(0) : payee, "charity");
    }

    function _expectCharityError(address charityAddress, uint16 charityBps, uint256 minBps) private {
        LiquidityGeneratorTokenParams memory params = _params();
        (params.charityAddress, params.charityBps) = (charityAddress, charityBps);
        _expectRevert(
            abi.encode(params),
            abi.encodeWithSelector(
                Errors.TaxedTokenFactory_CharityFeeInvalid.selector, charityAddress, charityBps, minBps
            )
        );
    }
}
