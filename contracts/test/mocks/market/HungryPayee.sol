// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Burns as much gas as it was given at creation, then takes the coin or refuses it. With less gas it fails.
contract HungryPayee {
    uint256 private immutable _appetite;
    bool private immutable _refuses;

    constructor(uint256 appetite, bool refuses) {
        _appetite = appetite;
        _refuses = refuses;
    }

    receive() external payable {
        uint256 end = gasleft() - _appetite;
        while (gasleft() > end) { }
        if (_refuses) revert();
    }
}
