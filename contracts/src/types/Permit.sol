// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A sender's EIP-2612 permit for MultiSender.
/// @param deadline Last second at which the permit is good, Unix time.
/// @param r Signature, bytes 0 to 31.
/// @param s Signature, bytes 32 to 63.
/// @param v Signature, recovery identifier: 27 or 28.
/// @param value Allowance that the permit sets, in base units.
struct Permit {
    uint256 deadline;
    bytes32 r;
    bytes32 s;
    uint8 v;
    uint256 value;
}
