// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Refuses to transfer nothing.
contract ZeroRefusingToken is MockToken {
    error ZeroTransfer();

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (amount == 0) revert ZeroTransfer();

        return super.transfer(to, amount);
    }
}
