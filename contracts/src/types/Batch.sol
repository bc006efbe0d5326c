// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A batch, but for its token and records.
/// @dev The loops read it by position.
/// @param isSkip Whether a recipient who cannot be paid is skipped.
/// @param gasCap Gas that each recipient may use; all there is if no recipient is skipped.
/// @param requiredGas Gas that must be left before each is paid; 0 if no recipient is skipped.
struct Batch {
    uint256 id;
    bool isSkip;
    uint256 gasCap;
    uint256 requiredGas;
    uint256 total;
    uint256 unit;
    uint256 width;
}
