// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A contract wallet as Safe's proxy is: it reads where its logic is and delegates to it, and that alone costs more
/// than the stipend of 2,300 gas.
contract WalletProxy {
    address private _singleton;

    constructor(address singleton) {
        _singleton = singleton;
    }

    fallback() external payable {
        address singleton = _singleton;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), singleton, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(success) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
