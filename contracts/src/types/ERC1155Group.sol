// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice One ERC-1155 token id and who gets how many of it.
/// @param records Packed (mantissa, recipient), or recipients alone if `width` is 0.
/// @param tokenId The token's id in its collection.
/// @param total Sum of all amounts.
/// @param unit Amount per unit of mantissa, or the amount of each if `width` is 0.
/// @param width Bytes per mantissa; 0 if everybody gets the same amount.
struct ERC1155Group {
    bytes records;
    uint256 tokenId;
    uint256 total;
    uint256 unit;
    uint256 width;
}
