// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { Payee_Taxed_Test } from "../shared/taxed/Payee.t.sol";
import { BabyFactory } from "./BabyFactory.sol";

contract Parameters_Baby_Test is BabyFactory {
    /* SUPPLY */

    function testFuzz_RevertWhen_TotalSupplyIsTooLow(uint256 supply, uint256 minimum) external {
        _expectSupplyError(1, 1);
        _expectSupplyError(999, 1);
        _expectSupplyError(999, 0);
        _expectSupplyError(bound(supply, 2, 998), minimum);
    }

    function test_WhenTotalSupplyIsLeast() external {
        _assertCreates(1000, 1);
        _expectMinimumError(1000, 0);
        _expectMinimumError(1000, 2);
    }

    /* MINIMUM */

    function testFuzz_RevertWhen_MinimumIsZero(uint256 supply) external {
        _expectMinimumError(1_000_000e18, 0);
        _expectMinimumError(MAX_SUPPLY, 0);
        _expectMinimumError(bound(supply, 1000, MAX_SUPPLY), 0);
    }

    /// @dev A thousandth is rounded down.
    function testFuzz_RevertWhen_MinimumIsTooHigh(uint256 supply, uint256 minimum) external {
        _expectMinimumError(1_000_000e18, 1000e18 + 1);
        _expectMinimumError(1999, 2);
        _expectMinimumError(MAX_SUPPLY, MAX_SUPPLY / 1000 + 1);
        supply = bound(supply, 1000, MAX_SUPPLY);
        _expectMinimumError(supply, supply / 1000 + 1);
        _expectMinimumError(supply, type(uint256).max);
        _expectMinimumError(supply, bound(minimum, supply / 1000 + 1, type(uint256).max));
    }

    function testFuzz_WhenMinimumIsWithinBounds(uint256 supply, uint256 minimum) external {
        _assertCreates(1_000_000e18, 1);
        _assertCreates(1_000_000e18, 1000e18);
        _assertCreates(1999, 1);
        _assertCreates(2000, 2);
        _assertCreates(MAX_SUPPLY, MAX_SUPPLY / 1000);
        supply = bound(supply, 2001, MAX_SUPPLY - 1);
        _assertCreates(supply, bound(minimum, 1, supply / 1000));
    }

    /* HELPERS */

    function _paramsWith(uint256 supply, uint256 minimum) private view returns (BabyTokenParams memory params) {
        params = _params();
        (params.totalSupply, params.minimumTokenBalanceForDividends) = (supply, minimum);
        params.salt = keccak256(abi.encode(supply, minimum));
    }

    function _expectSupplyError(uint256 supply, uint256 minimum) private {
        _expectRevert(
            abi.encode(_paramsWith(supply, minimum)),
            abi.encodeWithSelector(Errors.BabyTokenFactory_TotalSupplyTooLow.selector, supply, 1000)
        );
    }

    function _expectMinimumError(uint256 supply, uint256 minimum) private {
        _expectRevert(
            abi.encode(_paramsWith(supply, minimum)),
            abi.encodeWithSelector(Errors.BabyTokenFactory_MinimumOutOfRange.selector, minimum, 1, supply / 1000)
        );
    }

    function _assertCreates(uint256 supply, uint256 minimum) private {
        bytes memory params = abi.encode(_paramsWith(supply, minimum));
        _assertIsAsAsked(address(_createAs(bob, params)), params);
    }
}

contract Wallets_Baby_Test is Payee_Taxed_Test, BabyFactory {
    /// @dev No holder would get what all holders pay for.
    function test_RevertWhen_MarketingWalletIsZero() external {
        _expectPayeeError(address(0));
    }
}
