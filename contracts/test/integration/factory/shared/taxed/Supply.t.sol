// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

abstract contract Supply_Taxed_Test is TaxedFactory {
    function testFuzz_RevertWhen_TotalSupplyIsTooHigh(uint256 supply) external {
        _expectSupplyError(MAX_SUPPLY + 1);
        _expectSupplyError(type(uint256).max);
        _expectSupplyError(bound(supply, MAX_SUPPLY + 2, type(uint256).max - 1));
    }

    function test_WhenTotalSupplyIsAtBounds() external {
        _assertSupply(_minSupply(), "least");
        _assertSupply(MAX_SUPPLY, "highest");
    }

    function _paramsWith(uint256 supply) private view returns (bytes memory) {
        Common memory common = _common();
        (common.identity.salt, common.identity.totalSupply) = (bytes32(supply), supply);
        return _encode(common);
    }

    function _expectSupplyError(uint256 supply) private {
        _expectRevert(
            _paramsWith(supply),
            abi.encodeWithSelector(Errors.TaxedTokenFactory_TotalSupplyTooHigh.selector, supply, 2 ** 112 - 1)
        );
    }

    function _assertSupply(uint256 supply, string memory label) private {
        IERC20 token = IERC20(address(_createAs(bob, _paramsWith(supply))));
        assertEq(token.totalSupply(), supply, label);
        assertEq(token.balanceOf(alice), supply, string.concat(label, ", all of it the team wallet's"));
    }
}
