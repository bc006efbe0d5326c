// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { CallingPair } from "../../mocks/market/CallingPair.sol";
import { CallingPayee } from "../../mocks/market/CallingPayee.sol";
import { VaultMarket } from "./VaultMarket.sol";

contract Pause_Vault_Test is VaultMarket {
    function _arrange() internal override {
        _collect(6 * generator.runThreshold());
        _warmUp();
    }

    function test_WhenProcessedAgain() external {
        assertEq(vault.PAUSE(), 30 minutes, "pause");
        _assertSwaps("first");
        _assertWaiting(Waiting.TooSoon, "waiting");
        _assertSkipped(Waiting.TooSoon, "in the same block");

        _pass(vault.PAUSE() - 1);
        _assertSkipped(Waiting.TooSoon, "a second before the end");

        _pass(1);
        _assertWaiting(Waiting.None, "waiting at the end");
        _assertSwaps("at the end");
    }

    function test_WhenProcessedAndSold() external {
        _assertSwaps("first");
        _assertSellWithoutRun("in the same block");
        _pass(vault.PAUSE() - 1);
        _assertSellWithoutRun("a second before the end");

        _pass(1);
        _assertRunOfSell("at the end");
    }

    function test_WhenSoldAndProcessed() external {
        _assertRunOfSell("sell");
        _assertSkipped(Waiting.TooSoon, "in the same block");

        _pass(vault.PAUSE());
        _assertSwaps("at the end");
    }

    function test_WhenSoldTwice() external {
        _assertRunOfSell("first");
        _assertSellWithoutRun("second");
    }

    /// @dev The observation that a run within the pause takes serves the next.
    function test_WhenProcessedWithinThePauseForADay() external {
        _collect(15e24);
        _assertSwaps("first");
        for (uint256 i = 0; i < 50; ++i) {
            _pass(vault.PAUSE() / 2);
            _process();
        }
        _pass(vault.PAUSE());
        _assertSwaps("after the day");
    }

    /// @dev A run that swaps nothing does not block one that does.
    function test_WhenARunSwappedNothing() external {
        (uint256 units, uint256 coin) = _reserves();
        _wrapFor(address(pair), coin / 10);
        pair.sync();
        _assertSkipped(Waiting.PriceMoved, "price moved");

        vm.prank(firstOwner);
        token.transfer(address(pair), units / 10);
        pair.sync();
        _pass(1);
        uint256 snapshot = vm.snapshotState();
        _assertSwaps("price is back");

        vm.revertToState(snapshot);
        _assertRunOfSell("sellers rest after their own tries only");
    }

    /// @dev But sellers are not asked to pay for another try at once.
    function test_WhenAnAutomaticRunSwappedNothing() external {
        (uint256 units, uint256 coin) = _reserves();
        _wrapFor(address(pair), coin / 10);
        pair.sync();
        _pass(1);
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        assertEq(uint256(_report().reason), uint256(Waiting.PriceMoved), "price moved");

        vm.prank(firstOwner);
        token.transfer(address(pair), units / 10);
        pair.sync();
        _pass(10 minutes - 1);
        _assertSellWithoutRun("a second before the rest ends");
        _pass(1);
        _assertRunOfSell("after the rest");
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
            if (logs[i].emitter == address(thief)) ++calls;
        }
        assertEq(calls, 1, "attempts");
        assertEq(runs, 1, "runs");
        assertGt(address(thief).balance, 0, "paid");
    }

    /// @dev No pair that we know does that. What is paid in already would keep it out as well; the pause does so before.
    function test_WhenThePairReenters() external {
        address original = makeAddr("original");
        vm.etch(original, address(pair).code);
        CallingPair hostile =
            new CallingPair({ original: original, target: address(vault), data: ITokenVault.process.selector });
        vm.etch(address(pair), address(hostile).code);

        Report memory report = _process();
        assertEq(report.runs, 1, "runs");
        assertEq(report.skips, 1, "attempts");
        assertEq(uint256(report.reason), uint256(Waiting.TooSoon), "why the attempt swapped nothing");
    }

    /* HELPERS */

    function _openWithThief(bytes memory data) private returns (CallingPayee thief) {
        LiquidityGeneratorTokenParams memory params = _params();
        // The vault's address follows from the thief's, and the thief must know it: so it is given where the code will be.
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

    function _assertSellWithoutRun(string memory label) private {
        uint256 before = bob.balance;
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        Report memory report = _report();
        assertEq(report.runs + report.skips, 0, string.concat(label, ": events of the vault"));
        assertGt(bob.balance, before, string.concat(label, ": sold"));
    }
}
