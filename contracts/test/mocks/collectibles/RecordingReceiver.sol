// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Holder } from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import { ERC721Holder } from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";

/// @notice Takes any collectible, and remembers how it was asked.
contract RecordingReceiver is ERC721Holder, ERC1155Holder {
    bytes public asked;

    function onERC721Received(address operator, address from, uint256 tokenId, bytes memory data)
        public
        override
        returns (bytes4)
    {
        asked = msg.data;
        return super.onERC721Received(operator, from, tokenId, data);
    }

    function onERC1155Received(address operator, address from, uint256 tokenId, uint256 amount, bytes memory data)
        public
        override
        returns (bytes4)
    {
        asked = msg.data;
        return super.onERC1155Received(operator, from, tokenId, amount, data);
    }
}
