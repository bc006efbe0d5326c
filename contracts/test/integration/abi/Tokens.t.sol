// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { VmSafe } from "forge-std/Vm.sol";
import { Artifact } from "./shared/Artifact.sol";

contract Tokens_Test is Test {
    using Artifact for string;

    /// @dev Whoever adds a token adds its list, its folder of tests here, and its name.
    function test_EachTokenIsTested() external view {
        string[2] memory tested = ["LiquidityGeneratorToken", "StandardToken"];
        VmSafe.DirEntry[] memory files = vm.readDir("contracts/src/tokens");
        uint256 count;
        for (uint256 i = 0; i < files.length; ++i) {
            string[] memory parts = vm.split(files[i].path, "/");
            string memory name = vm.replace(parts[parts.length - 1], ".sol", "");
            if (Artifact.read(name).isAbstract()) continue;

            assertLt(count, tested.length, string.concat("tested: ", name));
            assertEq(name, tested[count++], "tested");
        }
        assertEq(count, tested.length, "number of tokens");
    }
}
