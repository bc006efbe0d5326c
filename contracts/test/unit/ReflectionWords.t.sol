// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { ReflectionWords } from "src/libraries/ReflectionWords.sol";
import { Shares } from "src/libraries/Shares.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";

/// @notice Seven numbers in two words: each of them at its bounds, and none of them a bit of another.
contract ReflectionWords_Test is Test {
    using ReflectionWords for ReflectionWords.Words;

    ReflectionWords.Words private _words;

    function testFuzz_WhenWritten(
        uint112 units,
        uint112 booked,
        uint144 shares,
        uint64 epoch,
        LiquidityGeneratorFees memory fees
    ) external {
        _assertKept({ units: units, booked: booked, shares: shares, epoch: epoch, fees: fees });
    }

    /// @dev Each alone at its highest, then all: a bit lost or lent shows, whatever its neighbours are.
    function test_WhenOneIsTheHighest() external {
        for (uint256 i = 0; i < 8; ++i) {
            _assertKept({
                units: i == 0 || i == 7 ? type(uint112).max : 0,
                booked: i == 1 || i == 7 ? type(uint112).max : 0,
                shares: i == 2 || i == 7 ? type(uint144).max : 0,
                epoch: i == 3 || i == 7 ? type(uint64).max : 0,
                fees: LiquidityGeneratorFees({
                    charityBps: i == 4 || i == 7 ? type(uint16).max : 0,
                    liquidityFeeBps: i == 5 || i == 7 ? type(uint16).max : 0,
                    taxFeeBps: i == 6 || i == 7 ? type(uint16).max : 0
                })
            });
        }
    }

    /// @dev An indexer that reads the storage finds them where the comment says.
    function test_HasThisLayout() external {
        Shares.Totals memory all = Shares.Totals({ shares: 3, units: 5, epoch: 7 });
        _words.write({ all: all, booked: 9, packed: ReflectionWords.packFees(_fees(11, 13, 15)) });
        assertEq(_words.first, uint256(5) | uint256(9) << 112, "first word");
        uint256 fees = uint256(11) | uint256(13) << 16 | uint256(15) << 32;
        assertEq(_words.second, uint256(3) | uint256(7) << 144 | fees << 208, "second word");
    }

    /* HELPERS */

    function _assertKept(
        uint112 units,
        uint112 booked,
        uint144 shares,
        uint64 epoch,
        LiquidityGeneratorFees memory fees
    ) private {
        Shares.Totals memory all = Shares.Totals({ shares: shares, units: units, epoch: epoch });
        _words.write({ all: all, booked: booked, packed: ReflectionWords.packFees(fees) });

        Shares.Totals memory read = ReflectionWords.totals(_words.first, _words.second);
        assertEq(read.units, units, "units");
        assertEq(read.shares, shares, "shares");
        assertEq(read.epoch, epoch, "epoch");
        assertEq(ReflectionWords.payout(_words.first), booked, "booked for payout");

        LiquidityGeneratorFees memory unpacked = ReflectionWords.unpackFees(ReflectionWords.packedFees(_words.second));
        assertEq(unpacked.charityBps, fees.charityBps, "charity fee");
        assertEq(unpacked.liquidityFeeBps, fees.liquidityFeeBps, "liquidity fee");
        assertEq(unpacked.taxFeeBps, fees.taxFeeBps, "tax fee");
    }

    function _fees(uint16 charity, uint16 liquidity, uint16 tax) private pure returns (LiquidityGeneratorFees memory) {
        return LiquidityGeneratorFees({ charityBps: charity, liquidityFeeBps: liquidity, taxFeeBps: tax });
    }
}
