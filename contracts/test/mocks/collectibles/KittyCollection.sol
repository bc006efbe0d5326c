// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Collectibles from before ERC-721: no safe transfer and no operator, each token is approved singly.
contract KittyCollection {
    mapping(uint256 tokenId => address) public ownerOf;
    mapping(uint256 tokenId => address) private _approved;

    function mint(address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    function approve(address to, uint256 tokenId) external {
        require(ownerOf[tokenId] == msg.sender, "not yours");
        _approved[tokenId] = to;
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        require(ownerOf[tokenId] == from && _approved[tokenId] == msg.sender, "not approved");
        delete _approved[tokenId];
        ownerOf[tokenId] = to;
    }
}
