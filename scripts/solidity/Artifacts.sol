// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm, VmSafe } from "forge-std/Vm.sol";

/// @notice Where the code of our contracts is found, by those who deploy it and those who compare it.
library Artifacts {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @notice What `vm.getCode` takes for a contract of ours: the file of the shipped artifact. `make coverage` measures a
    /// build of its own, which is in no file and is found by its name.
    function pathOf(string memory name) internal view returns (string memory) {
        if (vm.isContext(VmSafe.ForgeContext.Coverage)) {
            string memory built = string.concat(name, ".sol:", name);
            try vm.getCode(built) returns (bytes memory) {
                return built;
            } catch { }
        }
        return string.concat("contracts/out/", name, ".sol/", name, ".json");
    }

    /// @notice The code of a contract of ours as it lies at an address: the artifact leaves a word of zeros, pushed by
    /// PUSH32, where MultiSender has its own address.
    function codeOf(string memory name, address target) internal view returns (bytes memory code) {
        code = vm.getDeployedCode(pathOf(name));
        if (keccak256(bytes(name)) != keccak256("MultiSender")) return code; // factories hold tokens, whose immutables are left open

        uint256 last = code.length - 32;
        for (uint256 i = 0; i < last; ++i) {
            if (code[i] != 0x7f) continue;

            assembly ("memory-safe") {
                let word := add(add(code, 33), i)
                if iszero(mload(word)) { mstore(word, target) }
            }
        }
    }
}
