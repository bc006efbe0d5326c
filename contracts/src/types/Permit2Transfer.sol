// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A sender's signature for Permit2's `permitTransferFrom`, with MultiSender as spender.
/// @param amount Most that the signature allows to take, in base units; at least the batch's total.
/// @param deadline Last second at which the signature is good, Unix time.
/// @param nonce Permit2's unordered nonce.
/// @param signature Signature of the sender: 64 or 65 bytes, or what its contract (EIP-1271) accepts.
struct Permit2Transfer {
    uint256 amount;
    uint256 deadline;
    uint256 nonce;
    bytes signature;
}
