// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";

/// @notice What a shipped artifact says of its contract.
library Artifact {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function read(string memory name) internal view returns (string memory json) {
        return vm.readFile(string.concat("contracts/out/", name, ".sol/", name, ".json"));
    }

    /// @notice Signatures of all external functions, inherited ones and getters included.
    function functions(string memory json) internal pure returns (string[] memory signatures) {
        return vm.parseJsonKeys(json, ".methodIdentifiers");
    }

    /// @notice "pure", "view", "nonpayable" or "payable". Fails for a name that two functions have.
    function mutability(string memory json, string memory signature) internal pure returns (string memory) {
        string memory name = vm.split(signature, "(")[0];
        return vm.parseJsonString(
            json, string.concat("$.abi[?(@.type == 'function' && @.name == '", name, "')].stateMutability")
        );
    }

    function hasFallback(string memory json) internal view returns (bool) {
        return vm.keyExistsJson(json, "$.abi[?(@.type == 'fallback')]");
    }

    function acceptsCoin(string memory json) internal view returns (bool) {
        return vm.keyExistsJson(json, "$.abi[?(@.type == 'receive')]");
    }

    /// @notice Whether it is a part of others only.
    function isAbstract(string memory json) internal pure returns (bool) {
        return vm.parseJsonBytes(json, ".bytecode.object").length == 0;
    }
}
