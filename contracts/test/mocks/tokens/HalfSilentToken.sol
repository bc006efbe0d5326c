// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Returns nothing from one of its two transfers, and true from the other, as some of the oldest tokens do.
contract HalfSilentToken is MockToken {
    bool private immutable _isTransferSilent;

    constructor(bool isTransferSilent) {
        _isTransferSilent = isTransferSilent;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        return _answer(_isTransferSilent);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        return _answer(!_isTransferSilent);
    }

    function _answer(bool isSilent) private pure returns (bool) {
        if (!isSilent) return true;

        assembly {
            return(0, 0)
        }
    }
}
