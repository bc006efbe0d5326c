// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A contract wallet that signs by EIP-1271: its owner's signature is its own.
contract SigningWallet {
    address private immutable _owner;

    constructor(address owner) {
        _owner = owner;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        bool isOwners = ecrecover(digest, uint8(signature[64]), r, s) == _owner;
        return isOwners ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
