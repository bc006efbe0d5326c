// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TaxedFixture } from "./TaxedFixture.sol";

/// @notice The vault of a taxed token.
abstract contract TaxedVault is TaxedFixture {
    function _create() internal override returns (address) {
        _createToken();
        return vault;
    }

    function _rightful() internal view override returns (Rightful memory rightful) {
        rightful.token = address(token);
    }
}
