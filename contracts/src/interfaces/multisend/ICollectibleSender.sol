// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155Group } from "../../types/ERC1155Group.sol";

/// @title ICollectibleSender
/// @notice ERC-721 and ERC-1155 tokens straight from the sender to each recipient. The sender must have made this contract an
/// operator or, for single ERC-721 tokens, have approved it.
///
/// @dev A transfer succeeds if it does not revert and the collection has code: neither standard's transfers return anything.
/// There is nothing to pull and nothing to refund: what is skipped never leaves the sender.
interface ICollectibleSender {
    /// @notice Emitted for each recipient that did not get its token in a skipping batch.
    /// @dev Filter by `sender`, as with {IBatchSender-RecipientSkipped}.
    /// @param sender Who sent the batch.
    /// @param id The batch, 0 if it has none.
    /// @param index Position in the records, from 0; over all groups.
    /// @param recipient Who did not get it.
    /// @param tokenId The token's id in its collection.
    /// @param amount How many of it; 1 for ERC-721.
    event CollectibleSkipped(
        address indexed sender,
        uint256 indexed id,
        uint256 index,
        address indexed recipient,
        uint256 tokenId,
        uint256 amount
    );

    /// @notice Moves one ERC-721 token to each recipient.
    /// @dev Emits {BatchSent} if `id` is not 0.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - `width` must be 1 to 32, and the records a positive multiple of `width + 20` bytes.
    /// - Each transfer must succeed.
    /// - No recipient may be this contract.
    ///
    /// @param id The batch's id, or 0.
    /// @param collection The ERC-721.
    /// @param isPlain Whether to call `transferFrom`, which asks no recipient: a contract that cannot handle the token keeps it
    /// permanently. Otherwise `safeTransferFrom` is called.
    /// @param width Bytes per token id.
    /// @param records Packed (token id, recipient).
    function sendERC721(uint256 id, address collection, bool isPlain, uint256 width, bytes calldata records) external;

    /// @notice As {sendERC721}, but skips who cannot be given the token.
    /// @dev Emits {CollectibleSkipped} for each of them.
    /// @param gasCap Gas that each transfer may use.
    /// @return skipped Number of recipients that were skipped.
    function sendERC721OrSkip(
        uint256 id,
        uint256 gasCap,
        address collection,
        bool isPlain,
        uint256 width,
        bytes calldata records
    ) external returns (uint256 skipped);

    /// @notice Moves ERC-1155 tokens to each recipient, grouped by token id, by `safeTransferFrom` without data.
    /// @dev Emits {BatchSent} if `id` is not 0.
    ///
    /// Requirements:
    /// - `id` must be 0 or unmarked.
    /// - There must be a group, and in each group `width` must be 0 to 32, and the records a positive multiple of
    /// `width + 20` bytes.
    /// - In each group the amounts must add up to `total`, and `unit * (256^width - 1) * recipients` must fit in 248 bits; if
    /// the width is 0, `unit * recipients` must.
    /// - Each transfer must succeed.
    /// - No recipient may be this contract.
    ///
    /// @param id The batch's id, or 0.
    /// @param collection The ERC-1155.
    function sendERC1155(uint256 id, address collection, ERC1155Group[] calldata groups) external;

    /// @notice As {sendERC1155}, but skips who cannot be given the tokens.
    /// @dev Emits {CollectibleSkipped} for each of them.
    /// @param gasCap Gas that each transfer may use.
    /// @return skipped Number of recipients that were skipped, over all groups.
    function sendERC1155OrSkip(uint256 id, uint256 gasCap, address collection, ERC1155Group[] calldata groups)
        external
        returns (uint256 skipped);
}
