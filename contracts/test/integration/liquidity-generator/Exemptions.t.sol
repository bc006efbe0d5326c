// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Exemptions_Taxed_Shared_Test } from "../taxed/shared/Exemptions.t.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

contract Exemptions_LiquidityGeneratorToken_Test is Exemptions_Taxed_Shared_Test, LiquidityGenerator_Test {
    /// @dev Moved between holders, it leaves what all of them have as it was.
    function _assertFree(address from, address to, string memory label) internal override {
        (uint256 units, uint256 shares) = generator.eligible();
        super._assertFree(from, to, label);

        if (!_isHolder(from) || !_isHolder(to)) return;
        (uint256 unitsAfter, uint256 sharesAfter) = generator.eligible();
        assertEq(unitsAfter, units, string.concat("eligible units ", label));
        assertEq(sharesAfter, shares, string.concat("eligible shares ", label));
    }

    function _isHolder(address account) private view returns (bool) {
        return account != address(pair) && account != address(vault) && account != DEAD;
    }
}
