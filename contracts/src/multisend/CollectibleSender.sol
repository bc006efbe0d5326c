// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ICollectibleSender } from "../interfaces/multisend/ICollectibleSender.sol";
import { Errors } from "../libraries/Errors.sol";
import { Records } from "../libraries/Records.sol";
import { ERC1155Group } from "../types/ERC1155Group.sol";
import { Batch } from "../types/Batch.sol";
import { BatchSender } from "./BatchSender.sol";
import { ERC1155Loop } from "../libraries/loops/ERC1155Loop.sol";
import { ERC721Loop } from "../libraries/loops/ERC721Loop.sol";
import { ALL_PAID } from "../libraries/loops/Outcome.sol";

/// @title CollectibleSender
/// @notice ERC-721 and ERC-1155 tokens straight from the sender to each.
abstract contract CollectibleSender is BatchSender, ICollectibleSender {
    using Records for bytes;

    /* ENTRIES */

    /// @inheritdoc ICollectibleSender
    function sendERC721(uint256 id, address collection, bool isPlain, uint256 width, bytes calldata records) external {
        _sendERC721(id, false, ALL_GAS, collection, isPlain, Records.checkWidth(width), records);
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
        return _sendERC721(id, true, gasCap, collection, isPlain, Records.checkWidth(width), records);
    }

    /// @inheritdoc ICollectibleSender
    function sendERC1155(uint256 id, address collection, ERC1155Group[] calldata groups) external {
        _sendERC1155(id, false, ALL_GAS, collection, groups);
    }

    /// @inheritdoc ICollectibleSender
    function sendERC1155OrSkip(uint256 id, uint256 gasCap, address collection, ERC1155Group[] calldata groups)
        external
        returns (uint256 skipped)
    {
        return _sendERC1155(id, true, gasCap, collection, groups);
    }

    /* ERC-721 */

    function _sendERC721(
        uint256 id,
        bool isSkip,
        uint256 gasCap,
        address collection,
        bool isPlain,
        uint256 width,
        bytes calldata records
    ) private returns (uint256 skipped) {
        records.check({ unit: 0, width: width }); // ids are not added up: any may come

        _begin(id);

        // No total: ids are not added up.
        Batch memory batch = _batch(id, isSkip, gasCap, type(uint256).max, 1, width);
        uint256 selector = isPlain ? ERC721Loop.TRANSFER_FROM : ERC721Loop.SAFE_TRANSFER_FROM;
        for (uint256 index = 0;; ++index) {
            uint256 outcome;
            (index, outcome) = ERC721Loop.move(batch, collection, selector, records, index);
            if (outcome == ALL_PAID) break;

            (address recipient, uint256 tokenId) = records.at({ index: index, unit: 1, width: width });
            _skipCollectible(batch, index, recipient, 0, outcome, tokenId, 1);
            ++skipped;
        }
    }

    /* ERC-1155 */

    function _sendERC1155(uint256 id, bool isSkip, uint256 gasCap, address collection, ERC1155Group[] calldata groups)
        private
        returns (uint256 skipped)
    {
        if (groups.length == 0) revert Errors.MultiSender_NoRecipients();
        for (uint256 i = 0; i < groups.length; ++i) {
            if (groups[i].width != 0) Records.checkWidth(groups[i].width);
            groups[i].records.check(groups[i].unit, groups[i].width);
        }

        _begin(id);

        uint256 index;
        for (uint256 i = 0; i < groups.length; ++i) {
            ERC1155Group calldata group = groups[i];
            Batch memory batch = _batch(id, isSkip, gasCap, group.total, group.unit, group.width);
            skipped += _sendGroup(batch, collection, group, index);
            index += group.records.numberOf(group.width);
        }
    }

    /// @param before Number of records in the groups before this one.
    function _sendGroup(Batch memory batch, address collection, ERC1155Group calldata group, uint256 before)
        private
        returns (uint256 skipped)
    {
        ERC1155Loop.Transfers memory transfers = ERC1155Loop.Transfers({
            collection: collection,
            tokenId: group.tokenId,
            unit: batch.unit,
            width: batch.width,
            gasCap: batch.gasCap,
            requiredGas: batch.requiredGas
        });
        uint256 sum;
        for (uint256 i = 0;; ++i) {
            uint256 outcome;
            (i, outcome, sum) = ERC1155Loop.move(transfers, group.records, i, sum);
            if (outcome == ALL_PAID) break;

            (address recipient, uint256 amount) = group.records.at(i, batch.unit, batch.width);
            _skipCollectible(batch, before + i, recipient, sum, outcome, group.tokenId, amount);
            ++skipped;
        }

        if (sum != batch.total) revert Errors.MultiSender_TotalMismatch(batch.total, sum);
    }

    /* PARTS */

    /// @dev Judges a failed transfer and reports it.
    function _skipCollectible(
        Batch memory batch,
        uint256 index,
        address recipient,
        uint256 sum,
        uint256 outcome,
        uint256 tokenId,
        uint256 amount
    ) private {
        _judge({ batch: batch, index: index, recipient: recipient, sum: sum, outcome: outcome });

        emit CollectibleSkipped({
            sender: msg.sender, id: batch.id, index: index, recipient: recipient, tokenId: tokenId, amount: amount
        });
    }
}
