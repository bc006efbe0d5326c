// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Accepts a permit as any token does, but returns, or reverts with, a megabyte.
contract MegabytePermitToken is MockToken {
    bool private immutable _reverts;

    constructor(bool reverts) {
        _reverts = reverts;
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        public
        override
    {
        super.permit(owner, spender, value, deadline, v, r, s);
        bool reverts = _reverts;
        assembly {
            if reverts { revert(0, 1000000) }
            return(0, 1000000)
        }
    }
}
