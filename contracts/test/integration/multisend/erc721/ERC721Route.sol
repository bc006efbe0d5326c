// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { BlocklistERC721 } from "../../../mocks/collectibles/BlocklistERC721.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { CollectibleRoute } from "../shared/collectibles/CollectibleRoute.sol";

/// @notice ERC-721, safe or plain.
abstract contract ERC721Route is CollectibleRoute {
    function _isPlain() internal pure virtual returns (bool);

    function _newCollection() internal override returns (address) {
        return address(new BlocklistERC721());
    }

    function _encode(Order memory o) internal view override returns (bytes memory) {
        return _encode(o, 32, PackedRecords.pack(32, o.tokenIds, o.recipients));
    }

    function _encode(Order memory o, uint256 width, bytes memory records) internal view returns (bytes memory) {
        if (o.isSkip) {
            return
                abi.encodeCall(multiSender.sendERC721OrSkip, (o.id, o.gasCap, collection, _isPlain(), width, records));
        }
        return abi.encodeCall(multiSender.sendERC721, (o.id, collection, _isPlain(), width, records));
    }

    function _tokenIdAt(uint256 nth) internal pure override returns (uint256) {
        return nth;
    }

    function _mint(address to, uint256 tokenId) internal override {
        BlocklistERC721(collection).mint(to, tokenId);
    }

    function _amountOf(address account, uint256 tokenId) internal view override returns (uint256) {
        return BlocklistERC721(collection).ownerOf(tokenId) == account ? 1 : 0;
    }

    function _question(uint256 tokenId) internal view override returns (bytes memory) {
        return abi.encodeCall(IERC721Receiver.onERC721Received, (address(multiSender), sender, tokenId, ""));
    }

    function _refuse(address account) internal override {
        BlocklistERC721(collection).setBlocked(account, true);
    }
}

abstract contract SafeERC721Route is ERC721Route {
    function _isPlain() internal pure override returns (bool) {
        return false;
    }
}

abstract contract PlainERC721Route is ERC721Route {
    function _isPlain() internal pure override returns (bool) {
        return true;
    }
}
