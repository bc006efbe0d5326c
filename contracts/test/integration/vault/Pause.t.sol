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
        _collect(6 * _portion());
        _warmUp();
    }

    function test_WhenProcessedAgain() external {
        assertEq(vault.PAUSE(), 30 minutes, "pause");
        _assertSwaps("first");
        assertEq(vault.pending().dueAt, block.timestamp + 30 minutes, "due");
        _assertWaiting(Waiting.TooSoon, "waiting");
        _assertSkipped(Waiting.TooSoon, "in the same block");

        _pass(vault.PAUSE() - 1);
        _assertSkipped(Waiting.TooSoon, "a second before the end");

        _pass(1);
        _assertWaiting(Waiting.None, "waiting at the end");
        _assertSwaps("at the end");
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
        _assertSwaps("price is back");
    }

    /* WHAT COMES IN */

    /// @dev Seconds left of the pause, in proportion to what a run may swap.
    function testFuzz_WhenSomeIsCollectedAfterARun(uint256 units) external {
        _assertSwaps("first");
        (uint256 reserve,) = _reserves();
        units = bound(units, 1, 2 * (reserve / 1050));
        _give(units);
        uint256 most = reserve / 1050;
        uint256 pause = units < most ? 30 minutes - 30 minutes * units / most : 0;
        assertEq(vault.pending().dueAt, block.timestamp + pause, "due");

        if (pause > 1) {
            _pass(pause - 1);
            _assertSkipped(Waiting.TooSoon, "a second before the end");
            _pass(1);
        } else {
            _pass(1); // the pair has changed in this second
        }
        _assertSwaps("at the end");
    }

    /// @dev What a run leaves is not new: from one run to the next it is the pause again.
    function test_WhenARunLeavesMuch() external {
        _collect(2e25);
        for (uint256 i = 0; i < 3; ++i) {
            _assertSwaps("run");
            assertGt(token.balanceOf(address(vault)), 1e25, "left");
            assertEq(vault.pending().dueAt, block.timestamp + 30 minutes, "due");
            _pass(30 minutes);
        }
    }

    /// @dev A failed run leaves the pause as it was.
    function test_WhenARunFails() external {
        _assertSwaps("first");
        uint256 dueAt = vault.pending().dueAt;
        _pass(30 minutes);
        bytes memory code = address(exchange.router).code;
        vm.etch(address(exchange.router), hex"fe");
        _assertSkipped(Waiting.SwapFailed, "failed");
        assertEq(vault.pending().dueAt, dueAt, "due");
        vm.etch(address(exchange.router), code);
        _assertSwaps("recovered");
    }

    /* RE-ENTRANCE */

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

    /// @dev No pair that we know does that. What is paid in already would keep it out as well; the pause does so before, also
    /// where enough has come in for another run.
    function test_WhenThePairReenters() external {
        _assertSwaps("first");
        _give(_portion() * 3);
        _pass(1);
        _assertWaiting(Waiting.None, "due at once");
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
        _collect(_portion());
        _warmUp();
    }
}
