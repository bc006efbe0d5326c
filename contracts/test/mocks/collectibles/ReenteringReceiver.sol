// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Holder } from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import { ERC721Holder } from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";

/// @notice Takes any collectible. With the first one it calls back as scripted.
contract ReenteringReceiver is ERC721Holder, ERC1155Holder {
    address private _target;
    bytes private _data;
    bool public called;
    bool public succeeded;
    bytes public result;

    function prepare(address target, bytes memory data) external {
        (_target, _data) = (target, data);
    }

    function onERC721Received(address operator, address from, uint256 tokenId, bytes memory data)
        public
        override
        returns (bytes4)
    {
        _callBack();
        return super.onERC721Received(operator, from, tokenId, data);
    }

    function onERC1155Received(address operator, address from, uint256 tokenId, uint256 amount, bytes memory data)
        public
        override
        returns (bytes4)
    {
        _callBack();
        return super.onERC1155Received(operator, from, tokenId, amount, data);
    }

    function _callBack() private {
        if (called || _target == address(0)) return;

        called = true;
        (succeeded, result) = _target.call(_data);
    }
}
