// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ICollectibleSender } from "src/interfaces/multisend/ICollectibleSender.sol";
import { Errors } from "src/libraries/Errors.sol";
import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { PlainBatches } from "./PlainBatches.sol";
import { PlainCalls } from "./PlainCalls.sol";
import { PlainRecords } from "./PlainRecords.sol";

/// @notice ERC-721 and ERC-1155.
abstract contract PlainCollectibles is PlainBatches {
    using PlainRecords for bytes;

    /// @dev One recipient's part, wherever it is.
    struct Gift {
        uint256 index;
        address recipient;
        uint256 tokenId;
        uint256 amount;
    }

    /* ERC-721 */

    /// @inheritdoc ICollectibleSender
    function sendERC721(uint256 id, address collection, bool isPlain, uint256 width, bytes calldata records) external {
        _sendERC721(id, _strict(), collection, isPlain, width, records);
    }

    /// @inheritdoc ICollectibleSender
    function sendERC721OrSkip(
        uint256 id,
        uint256 gasCap,
        address collection,
        bool isPlain,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped) {
        return _sendERC721(id, _skipping(gasCap), collection, isPlain, width, records);
    }

    function _sendERC721(
        uint256 id,
        Mode memory mode,
        address collection,
        bool isPlain,
        uint256 width,
        bytes calldata records
    ) private returns (uint256 skipped) {
        PlainRecords.checkWidth(width);
        uint256 count = records.count(width);
        _begin(id);

        for (uint256 i = 0; i < count; ++i) {
            Gift memory gift = Gift({ index: i, recipient: address(0), tokenId: 0, amount: 1 });
            (gift.tokenId, gift.recipient) = records.at(i, width);
            PlainCalls.Outcome outcome = _give(mode, collection, gift, _transferERC721(isPlain, gift));
            if (outcome != PlainCalls.Outcome.Yes) {
                _skip(id, mode, gift, outcome);
                ++skipped;
            }
        }
    }

    function _transferERC721(bool isPlain, Gift memory gift) private view returns (bytes memory) {
        string memory signature =
            isPlain ? "transferFrom(address,address,uint256)" : "safeTransferFrom(address,address,uint256)";
        return abi.encodeWithSignature(signature, msg.sender, gift.recipient, gift.tokenId);
    }

    /* ERC-1155 */

    /// @inheritdoc ICollectibleSender
    function sendERC1155(uint256 id, address collection, ERC1155Group[] calldata groups) external {
        _sendERC1155(id, _strict(), collection, groups);
    }

    /// @inheritdoc ICollectibleSender
    function sendERC1155OrSkip(uint256 id, uint256 gasCap, address collection, ERC1155Group[] calldata groups)
        external
        returns (uint256 skipped)
    {
        return _sendERC1155(id, _skipping(gasCap), collection, groups);
    }

    /// @dev All groups are checked before the first is paid; indexes go on from one to the next.
    function _sendERC1155(uint256 id, Mode memory mode, address collection, ERC1155Group[] calldata groups)
        private
        returns (uint256 skipped)
    {
        if (groups.length == 0) revert Errors.MultiSender_NoRecipients();
        for (uint256 i = 0; i < groups.length; ++i) {
            if (groups[i].width > 0) PlainRecords.checkWidth(groups[i].width);
            groups[i].records.countBounded(groups[i].unit, groups[i].width);
        }
        _begin(id);

        uint256 firstIndex;
        for (uint256 i = 0; i < groups.length; ++i) {
            skipped += _sendGroup(id, mode, collection, groups[i], firstIndex);
            firstIndex += groups[i].records.count(groups[i].width);
        }
    }

    function _sendGroup(
        uint256 id,
        Mode memory mode,
        address collection,
        ERC1155Group calldata group,
        uint256 firstIndex
    ) private returns (uint256 skipped) {
        uint256 sum;
        uint256 count = group.records.count(group.width);
        for (uint256 i = 0; i < count; ++i) {
            Gift memory gift = Gift({ index: firstIndex + i, recipient: address(0), tokenId: group.tokenId, amount: 0 });
            (gift.amount, gift.recipient) = group.records.amountAt(i, group.unit, group.width);
            sum += gift.amount;
            PlainCalls.Outcome outcome = _give(mode, collection, gift, _transferERC1155(gift));
            if (outcome != PlainCalls.Outcome.Yes) {
                if (sum > group.total) revert Errors.MultiSender_TotalMismatch(group.total, sum);
                _skip(id, mode, gift, outcome);
                ++skipped;
            }
        }
        if (sum != group.total) revert Errors.MultiSender_TotalMismatch(group.total, sum);
    }

    function _transferERC1155(Gift memory gift) private view returns (bytes memory) {
        return abi.encodeWithSignature(
            "safeTransferFrom(address,address,uint256,uint256,bytes)",
            msg.sender,
            gift.recipient,
            gift.tokenId,
            gift.amount,
            ""
        );
    }

    /* BOTH */

    function _give(Mode memory mode, address collection, Gift memory gift, bytes memory data)
        private
        returns (PlainCalls.Outcome)
    {
        _requireGas(mode, gift.index);
        _requireOther(gift.recipient, gift.index);
        return PlainCalls.callCollection(collection, data, mode.gasCap);
    }

    function _skip(uint256 id, Mode memory mode, Gift memory gift, PlainCalls.Outcome outcome) private {
        _requireSkip({
            mode: mode, index: gift.index, recipient: gift.recipient, isUnclear: outcome == PlainCalls.Outcome.No
        });
        emit CollectibleSkipped({
            sender: msg.sender,
            id: id,
            index: gift.index,
            recipient: gift.recipient,
            tokenId: gift.tokenId,
            amount: gift.amount
        });
    }
}
