// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";

/// @dev Each transfer burns gas, so that few payments fill a batch. Takes permits, version "1".
contract CostlyToken is ERC20 {
    uint256 private immutable _reach;

    /// @param reach Bytes of memory that each transfer pays for.
    constructor(uint256 reach) {
        _reach = reach;
        _mint(msg.sender, 1e24);
    }

    function name() public pure override returns (string memory) {
        return "Costly";
    }

    function symbol() public pure override returns (string memory) {
        return "COST";
    }

    /// @dev Reads behind so much empty memory, which has to be paid for.
    function _afterTokenTransfer(address from, address, uint256) internal view override {
        if (from == address(0)) return;
        uint256 reach = _reach;
        assembly {
            pop(keccak256(reach, 0x20))
        }
    }
}
