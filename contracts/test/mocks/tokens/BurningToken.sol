// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Burns all gas that it is given for those on its list.
contract BurningToken is BlocklistToken {
    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (!isBlocked[to]) return;

        assembly {
            invalid()
        }
    }
}
