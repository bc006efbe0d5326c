// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC721 } from "solady/tokens/ERC721.sol";

/// @notice An ERC-721 that refuses some recipients, by reverting. As long as none is blocked it is just an ERC-721.
contract BlocklistERC721 is ERC721 {
    mapping(address account => bool) public isBlocked;

    error Blocked(address account);

    function name() public pure override returns (string memory) {
        return "Mock";
    }

    function symbol() public pure override returns (string memory) {
        return "MOCK";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function setBlocked(address account, bool blocked) external {
        isBlocked[account] = blocked;
    }

    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (isBlocked[to]) revert Blocked(to);
    }
}
