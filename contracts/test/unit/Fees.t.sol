// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Fees } from "src/libraries/Fees.sol";

/// @notice One component of a fee.
contract Fees_Test is Test {
    function testFuzz_WhenTaken(uint112 amount, uint16 bps) external pure {
        uint256 part = Fees.part(amount, bps);
        assertLe(part * 10_000, uint256(amount) * bps, "rounded down");
        assertGt((part + 1) * 10_000, uint256(amount) * bps, "by less than one unit");
    }

    /// @dev However the sum is split into components, together they are at most the whole.
    function testFuzz_WhenSplit(uint112 amount, uint16[4] memory bps) external pure {
        uint256 parts;
        uint256 sum;
        for (uint256 i = 0; i < 4; ++i) {
            bps[i] = uint16(bound(bps[i], 0, 625));
            sum += bps[i];
            parts += Fees.part(amount, bps[i]);
        }
        assertLe(parts, Fees.part(amount, sum), "together");
        assertLe(parts, amount / 4, "a quarter");
    }

    function test_WhenAtTheBounds() external pure {
        assertEq(Fees.part(0, 2500), 0, "of nothing");
        assertEq(Fees.part(type(uint112).max, 0), 0, "no fee");
        assertEq(Fees.part(type(uint112).max, 10_000), type(uint112).max, "all");
        assertEq(Fees.part(9999, 1), 0, "just too small");
        assertEq(Fees.part(10_000, 1), 1, "just enough");
    }
}
