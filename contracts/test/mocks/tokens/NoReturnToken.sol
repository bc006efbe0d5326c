// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Returns nothing, as tokens older than the standard's last draft do.
contract NoReturnToken is BlocklistToken {
    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        assembly {
            return(0, 0)
        }
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        assembly {
            return(0, 0)
        }
    }
}
