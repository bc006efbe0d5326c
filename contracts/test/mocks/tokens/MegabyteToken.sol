// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Follows the word 1 with a megabyte of nothing.
contract MegabyteToken is BlocklistToken {
    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        assembly {
            mstore(0, 1)
            return(0, 1000000)
        }
    }
}
