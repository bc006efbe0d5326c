// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A proxy as large dollar tokens have it: who its admin is, and where its code, are words of storage that every
/// call reads.
contract DollarProxy {
    bytes32 private constant ADMIN = keccak256("org.zeppelinos.proxy.admin");
    bytes32 private constant IMPLEMENTATION = keccak256("org.zeppelinos.proxy.implementation");

    constructor(address implementation, address admin) {
        (bytes32 adminAt, bytes32 implementationAt) = (ADMIN, IMPLEMENTATION);
        assembly {
            sstore(adminAt, admin)
            sstore(implementationAt, implementation)
        }
    }

    fallback() external payable {
        (bytes32 adminAt, bytes32 implementationAt) = (ADMIN, IMPLEMENTATION);
        assembly {
            if eq(caller(), sload(adminAt)) { revert(0, 0) }
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), sload(implementationAt), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if success { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}
