// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { CommonBase } from "forge-std/Base.sol";
import { BlocklistERC1155 } from "../../../mocks/collectibles/BlocklistERC1155.sol";

/// @notice How the tests' ERC-1155 come into being.
abstract contract MintRoute is CommonBase {
    /// @dev A contract is asked whether it takes tokens, unless it was given them before its code was there; as anybody may
    /// do with an address that is known beforehand, such as MultiSender's.
    function _mintUnasked(BlocklistERC1155 collection, address to, uint256 tokenId, uint256 amount) internal {
        bytes memory code = to.code;
        vm.etch(to, "");
        collection.mint(to, tokenId, amount);
        vm.etch(to, code);
    }
}
