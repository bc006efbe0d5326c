// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract Parameters_LiquidityGeneratorTokenFactory_Test is LiquidityGeneratorFactory {
    uint256 private constant MAX_BPS = 2500;
    uint256 private constant MIN_CHARITY_BPS = 100;

    /* SUPPLY */

    function testFuzz_RevertWhen_TotalSupplyIsTooHigh(uint256 supply) external {
        _expectSupplyError(MAX_SUPPLY + 1);
        _expectSupplyError(type(uint256).max);
        _expectSupplyError(bound(supply, MAX_SUPPLY + 2, type(uint256).max - 1));
    }

    function test_WhenTotalSupplyIsAtBounds() external {
        _assertSupply(1, "least");
        _assertSupply(MAX_SUPPLY, "highest");
    }

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
        _expectCharityError(charity, 0, MIN_CHARITY_BPS);
        _expectCharityError(charity, 99, MIN_CHARITY_BPS);
        _expectCharityError(charity, uint16(bound(charityBps, 1, 98)), MIN_CHARITY_BPS);
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

    function _expectSupplyError(uint256 supply) private {
        LiquidityGeneratorTokenParams memory params = _params();
        params.totalSupply = supply;
        _expectRevert(
            params, abi.encodeWithSelector(Errors.TaxedTokenFactory_TotalSupplyTooHigh.selector, supply, 2 ** 112 - 1)
        );
    }

    function _assertSupply(uint256 supply, string memory label) private {
        LiquidityGeneratorTokenParams memory params = _params();
        (params.salt, params.totalSupply) = (bytes32(supply), supply);
        IERC20 token = IERC20(address(_createAs(bob, params)));
        assertEq(token.totalSupply(), supply, label);
        assertEq(token.balanceOf(alice), supply, string.concat(label, ", all of it the team wallet's"));
    }

    function _withFees(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps)
        private
        view
        returns (LiquidityGeneratorTokenParams memory params)
    {
        params = _params();
        params.charityAddress = charityBps == 0 ? address(0) : charity;
        (params.charityBps, params.liquidityFeeBps, params.taxFeeBps) = (charityBps, liquidityFeeBps, taxFeeBps);
        params.salt = keccak256(abi.encode(charityBps, liquidityFeeBps, taxFeeBps));
    }

    function _expectFeesError(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps) private {
        uint256 sum = uint256(charityBps) + liquidityFeeBps + taxFeeBps;
        _expectRevert(
            _withFees(charityBps, liquidityFeeBps, taxFeeBps),
            abi.encodeWithSelector(Errors.TaxedTokenFactory_FeesTooHigh.selector, sum, MAX_BPS)
        );
    }

    function _assertFees(uint16 charityBps, uint16 liquidityFeeBps, uint16 taxFeeBps) private {
        ILiquidityGeneratorToken token = _createAs(bob, _withFees(charityBps, liquidityFeeBps, taxFeeBps));
        LiquidityGeneratorFees memory fees = token.fees();
        assertEq(fees.charityBps, charityBps, "charity fee");
        assertEq(fees.liquidityFeeBps, liquidityFeeBps, "liquidity fee");
        assertEq(fees.taxFeeBps, taxFeeBps, "reflection");
        assertEq(token.charityAddress(), charityBps == 0 ? address(0) : charity, "charity");
    }

    function _expectCharityError(address charityAddress, uint16 charityBps, uint256 minBps) private {
        LiquidityGeneratorTokenParams memory params = _params();
        (params.charityAddress, params.charityBps) = (charityAddress, charityBps);
        _expectRevert(
            params,
            abi.encodeWithSelector(
                Errors.TaxedTokenFactory_CharityFeeInvalid.selector, charityAddress, charityBps, minBps
            )
        );
    }
}
