// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "../tokens/MockToken.sol";

/// @notice Has as many decimals as it was given at creation.
contract DecimalsToken is MockToken {
    uint8 private immutable _count;

    constructor(uint8 count) {
        _count = count;
    }

    function decimals() public view override returns (uint8) {
        return _count;
    }
}
