// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TaxedWorld } from "./TaxedWorld.sol";

/// @notice The vault of a taxed token.
abstract contract TaxedVault is TaxedWorld {
    function _create() internal override returns (address) {
        _createToken();
        return vault;
    }

    function _rightful() internal view override returns (Rightful memory rightful) {
        rightful.token = address(token);
    }
}
