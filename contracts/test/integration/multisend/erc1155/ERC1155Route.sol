// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC1155Receiver } from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { BlocklistERC1155 } from "../../../mocks/collectibles/BlocklistERC1155.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { CollectibleRoute } from "../shared/collectibles/CollectibleRoute.sol";
import { MintRoute } from "./MintRoute.sol";

/// @notice ERC-1155, one token for each recipient: neighbours of the same id are a group.
abstract contract ERC1155Route is CollectibleRoute, MintRoute {
    function _newCollection() internal override returns (address) {
        return address(new BlocklistERC1155());
    }

    function _encode(Order memory order) internal view override returns (bytes memory) {
        return _encode(order, _groupsOf(order));
    }

    function _encode(Order memory o, ERC1155Group[] memory groups) internal view returns (bytes memory) {
        if (o.isSkip) {
            return abi.encodeCall(multiSender.sendERC1155OrSkip, (o.id, o.gasCap, collection, groups));
        }
        return abi.encodeCall(multiSender.sendERC1155, (o.id, collection, groups));
    }

    /// @dev Two by two, so that orders have groups of one and of two.
    function _tokenIdAt(uint256 nth) internal pure override returns (uint256) {
        return nth / 2;
    }

    function _mint(address to, uint256 tokenId) internal override {
        _mint(to, tokenId, 1);
    }

    function _mint(address to, uint256 tokenId, uint256 amount) internal {
        _mintUnasked({ collection: BlocklistERC1155(collection), to: to, tokenId: tokenId, amount: amount });
    }

    function _amountOf(address account, uint256 tokenId) internal view override returns (uint256) {
        return BlocklistERC1155(collection).balanceOf(account, tokenId);
    }

    function _question(uint256 tokenId) internal view override returns (bytes memory) {
        return abi.encodeCall(IERC1155Receiver.onERC1155Received, (address(multiSender), sender, tokenId, 1, ""));
    }

    function _refuse(address account) internal override {
        BlocklistERC1155(collection).setBlocked(account, true);
    }

    /// @dev Even ids without a width, odd ones with one.
    function _groupsOf(Order memory o) private pure returns (ERC1155Group[] memory groups) {
        uint256 count;
        groups = new ERC1155Group[](o.recipients.length);
        for (uint256 i = 0; i < o.recipients.length; ++i) {
            uint256 tokenId = o.tokenIds[i];
            if (i == 0 || tokenId != o.tokenIds[i - 1]) {
                groups[count++] = ERC1155Group({ records: "", tokenId: tokenId, total: 0, unit: 1, width: tokenId % 2 });
            }
            ERC1155Group memory group = groups[count - 1];
            group.records = bytes.concat(group.records, PackedRecords.cut(1, group.width), bytes20(o.recipients[i]));
            ++group.total;
        }
        assembly {
            mstore(groups, count)
        }
    }
}
