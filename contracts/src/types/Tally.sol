// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice How far a batch has come.
/// @dev {TransferFromLoop} reads and writes it by position.
/// @param sum Of the amounts of the first `summed` records.
/// @param unpaid Of the amounts of the skipped ones.
struct Tally {
    uint256 sum;
    uint256 summed;
    uint256 skipped;
    uint256 unpaid;
}
