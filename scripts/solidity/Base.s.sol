// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Script } from "forge-std/Script.sol";

/// @title BaseScript
/// @notice Who broadcasts: the account that the command line gives (`--private-key`, `--account`, `--ledger`, …); on the
/// local chain, when it gives none, the first account of anvil's public mnemonic.
abstract contract BaseScript is Script {
    /// @dev Public, printed by anvil at each start: money sent to its accounts on a real chain is lost.
    string internal constant TEST_MNEMONIC = "test test test test test test test test test test test junk";

    /// @dev Where the public mnemonic may sign.
    uint256 internal constant LOCAL_CHAIN_ID = 31_337;

    error BaseScript_NoBroadcaster(uint256 chainId);

    modifier broadcast() {
        if (msg.sender != DEFAULT_SENDER) {
            vm.startBroadcast();
        } else if (block.chainid == LOCAL_CHAIN_ID) {
            vm.startBroadcast(vm.deriveKey(TEST_MNEMONIC, 0));
        } else {
            revert BaseScript_NoBroadcaster(block.chainid);
        }
        _;
        vm.stopBroadcast();
    }
}
