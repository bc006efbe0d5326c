// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { CallingPayee } from "../../mocks/market/CallingPayee.sol";
import { VaultMarket } from "./VaultMarket.sol";

contract Blocks_Vault_Test is VaultMarket {
    function setUp() public override {
        super.setUp();
        _collect(6 * generator.runThreshold());
        _warmUp();
    }

    function test_WhenProcessedTwiceInABlock() external {
        _assertSwaps("first");
        _assertWaiting(Waiting.RanInThisBlock, "waiting");
        _expectRanInThisBlock();
        vault.process();

        vm.roll(block.number + 1);
        _assertSwaps("in the next block");
    }

    function test_WhenProcessedAndSold() external {
        _assertSwaps("first");
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        Report memory report = _report();
        assertEq(report.runs + report.skips, 0, "events of the vault");
        assertGt(bob.balance, 0, "sold");

        vm.roll(block.number + 1);
        _assertRunOfSell("sell in the next block");
    }

    function test_WhenSoldAndProcessed() external {
        _assertRunOfSell("sell");
        _expectRanInThisBlock();
        vault.process();

        vm.roll(block.number + 1);
        _assertSwaps("in the next block");
    }

    function test_WhenSoldTwice() external {
        _assertRunOfSell("sell");
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        assertEq(_report().runs, 0, "runs of the second sell");
    }

    /// @dev A run that swaps nothing does not stand in the way of one that does.
    function test_WhenSkippedInTheSameBlock() external {
        (uint256 units, uint256 coin) = _reserves();
        _wrapFor(address(pair), coin / 10);
        pair.sync();
        _assertSkipped(Waiting.PriceMoved, "price moved");

        vm.prank(firstOwner);
        token.transfer(address(pair), units / 10);
        pair.sync();
        _assertSwaps("price is back");
    }

    function test_WhenThePayeeReenters() external {
        CallingPayee thief = _openWithThief(abi.encodeCall(vault.process, ()));
        vm.recordLogs();
        vault.process();
        Vm.Log[] memory logs = vm.getRecordedLogs();

        uint256 calls;
        uint256 runs;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ITokenVault.Processed.selector) ++runs;
            if (logs[i].emitter != address(thief)) continue;
            ++calls;
            (bool success, bytes4 answer) = abi.decode(logs[i].data, (bool, bytes4));
            assertFalse(success, "second run");
            assertEq(answer, Errors.TokenVault_RanInThisBlock.selector, "why not");
        }
        assertEq(calls, 1, "attempts");
        assertEq(runs, 1, "runs");
        assertGt(address(thief).balance, 0, "paid");
    }

    /* HELPERS */

    function _openWithThief(bytes memory data) private returns (CallingPayee thief) {
        LiquidityGeneratorTokenParams memory params = _params();
        // The vault's address follows from the thief's, and the thief must know it: so it is told where the code will be.
        thief = CallingPayee(payable(makeAddr("thief")));
        params.charityAddress = address(thief);
        _open({ params: params, units: token.totalSupply() / 2, coin: POOL_COIN });
        vm.etch(address(thief), address(new CallingPayee(address(vault), data)).code);
        _collect(generator.runThreshold());
        _warmUp();
    }

    function _assertRunOfSell(string memory label) private {
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        assertEq(_report().runs, 1, label);
    }

    function _expectRanInThisBlock() private {
        vm.expectRevert(abi.encodeWithSelector(Errors.TokenVault_RanInThisBlock.selector, block.number));
    }
}
