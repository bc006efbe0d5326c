// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { VmSafe } from "forge-std/Vm.sol";
import { Artifact } from "./shared/Artifact.sol";

contract Tokens_Test is Test {
    using Artifact for string;

    /// @dev A new token needs its list, its folder of tests here, and its name.
    function test_EachTokenIsTested() external view {
        string[] memory tested = new string[](4);
        (tested[0], tested[1]) = ("BabyToken", "BuybackBabyToken");
        (tested[2], tested[3]) = ("LiquidityGeneratorToken", "StandardToken");
        _assertTested("contracts/src/tokens", "", tested);
    }

    /// @dev A new vault needs the same.
    function test_EachVaultIsTested() external view {
        string[] memory tested = new string[](3);
        (tested[0], tested[1], tested[2]) = ("BabyVault", "BuybackBabyVault", "TokenVault");
        _assertTested("contracts/src/liquidity", "Vault", tested);
    }

    /// @param part Of the names that count.
    function _assertTested(string memory folder, string memory part, string[] memory tested) private view {
        VmSafe.DirEntry[] memory files = vm.readDir(folder);
        uint256 count;
        for (uint256 i = 0; i < files.length; ++i) {
            string[] memory parts = vm.split(files[i].path, "/");
            string memory name = vm.replace(parts[parts.length - 1], ".sol", "");
            bool isElse = vm.indexOf(name, part) == type(uint256).max;
            if (isElse || Artifact.read(name).isAbstract()) continue;

            assertLt(count, tested.length, string.concat("tested: ", name));
            assertEq(name, tested[count++], "tested");
        }
        assertEq(count, tested.length, "number");
    }
}
