// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Collectibles by the draft of ERC-721 that CryptoKitties follows: `transfer(address,uint256)` takes an id, and
/// nothing is returned.
contract DraftCollectible {
    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => address) public approvedTo;
    mapping(address owner => uint256) public balanceOf;

    function mint(address owner, uint256 id) external {
        ownerOf[id] = owner;
        ++balanceOf[owner];
    }

    function approve(address spender, uint256 id) external {
        require(ownerOf[id] == msg.sender, "not the owner");
        approvedTo[id] = spender;
    }

    function transfer(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender, "not the owner");
        _move(msg.sender, to, id);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from && approvedTo[id] == msg.sender, "not approved");
        _move(from, to, id);
    }

    function _move(address from, address to, uint256 id) private {
        ownerOf[id] = to;
        --balanceOf[from];
        ++balanceOf[to];
    }
}
