// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { DividendFactory } from "./DividendFactory.sol";

abstract contract Fees_Dividend_Test is DividendFactory {
    function testFuzz_RevertWhen_AFeeIsZero(uint256[5] memory seeds) external {
        _expectFeeTooLow(new uint256[](_feeCount()));
        for (uint256 i = 0; i < _feeCount(); ++i) {
            _expectFeeTooLow(_least(i, 0));
            uint256[] memory fees = _anyFees(seeds);
            fees[i] = 0;
            _expectFeeTooLow(fees);
        }
    }

    function test_WhenEachFeeIsLeast() external {
        _assertFees(_least(0, 1));
    }

    function testFuzz_RevertWhen_FeesAreTooHigh(uint16[5] memory given) external {
        uint256 others = _feeCount() - 1;
        for (uint256 i = 0; i < _feeCount(); ++i) {
            _expectFeesTooHigh(_least(i, _maxFees() - others + 1));
            _expectFeesTooHigh(_least(i, type(uint16).max));
        }

        uint256[] memory fees = new uint256[](_feeCount());
        for (uint256 i = 0; i < fees.length; ++i) {
            fees[i] = type(uint16).max;
        }
        _expectFeesTooHigh(fees);
        for (uint256 i = 0; i < fees.length; ++i) {
            fees[i] = given[i];
        }
        vm.assume(_sum(fees) > _maxFees());
        _expectFeesTooHigh(fees);
    }

    function test_WhenOneFeeIsNearlyAll() external {
        uint256 others = _feeCount() - 1;
        for (uint256 i = 0; i < _feeCount(); ++i) {
            _assertFees(_least(i, _maxFees() - others));
        }
    }

    function testFuzz_WhenFeesAreWithinBounds(uint256[5] memory seeds) external {
        uint256[] memory fees = _anyFees(seeds);
        _assertFees(fees);
        // As much as is left, too.
        fees[0] += _maxFees() - _sum(fees);
        _assertFees(fees);
    }

    /* HELPERS */

    /// @dev All fees as low as may be, but one.
    function _least(uint256 index, uint256 fee) private pure returns (uint256[] memory fees) {
        fees = new uint256[](_feeCount());
        for (uint256 i = 0; i < fees.length; ++i) {
            fees[i] = i == index ? fee : MIN_FEE_BPS;
        }
    }

    function _expectFeeTooLow(uint256[] memory fees) private {
        _expectRevert(
            _withFees(_usual(), fees), abi.encodeWithSelector(Errors.DividendTokenFactory_FeeTooLow.selector, 0, 1)
        );
    }

    function _expectFeesTooHigh(uint256[] memory fees) private {
        bytes memory error =
            abi.encodeWithSelector(Errors.TaxedTokenFactory_FeesTooHigh.selector, _sum(fees), _maxFees());
        _expectRevert(_withFees(_usual(), fees), error);
    }

    function _assertFees(uint256[] memory fees) private {
        Common memory common = _common();
        common.identity.salt = keccak256(abi.encode(fees));
        bytes memory params = _withFees(_encode(common), fees);
        assertEq(_feesOf(params), fees, "given");
        address token = address(_predictAs(bob, bob, params).token);
        if (token.code.length == 0) _createAs(bob, params);
        assertEq(_feesOf(token), fees, "fees");
    }
}
