// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { VestingWallet } from "@openzeppelin/contracts/finance/VestingWallet.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Base_Test } from "../../Base.t.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { Locking } from "./Locking.sol";

/// @notice What a lock releases, when, to whom.
contract Release_TokenLock_Test is Base_Test {
    using Locking for *;

    /// @dev Of token, in base units, and of coin, in wei: it divides by the seconds of the schedule.
    uint256 private constant TOTAL = 1000 days * 1e12;

    MockToken private _token;
    TokenLockParams private _terms;
    TokenLock private _lock;
    uint256 private _start;

    function setUp() public override {
        super.setUp();
        vm.warp(1_700_000_000);
        _start = block.timestamp;
        _token = new MockToken();
        _use(Defaults.vesting(alice, address(_token)));
        _deposit(TOTAL);
    }

    /* BOUNDARIES */

    function test_WhenTheCliffIsASecondAway() external {
        vm.warp(_start + 250 days - 1);
        _release(0);
    }

    function test_WhenTheCliffIsReached() external {
        vm.warp(_start + 250 days);
        _release(TOTAL / 4);
    }

    function test_WhenTheEndIsASecondAway() external {
        vm.warp(_start + 1000 days - 1);
        _release(TOTAL - 1e12);
    }

    function test_WhenTheEndIsReached() external {
        vm.warp(_start + 1000 days);
        _release(TOTAL);
        assertEq(_token.balanceOf(address(_lock)) + address(_lock).balance, 0, "nothing is left");
        _release(0);
    }

    function test_WhenItLocksUntilADate() external {
        _use(Defaults.timelock(alice, address(_token)));
        _deposit(TOTAL);
        vm.warp(_terms.startTimestamp - 1);
        _release(0);
        vm.warp(_terms.startTimestamp);
        _release(TOTAL);
    }

    function test_WhenItIsReleasedTwiceInASecond() external {
        vm.warp(_start + 500 days);
        _release(TOTAL / 2);
        _release(0);
    }

    /* FORMULA */

    /// @dev Two deposits and two releases, against the plain formula: all that has arrived vests as from the start.
    function testFuzz_AgreesWithThePlainFormula(
        TokenLockParams memory params,
        uint96[2] memory amounts,
        uint256[2] memory times
    ) external {
        params.startTimestamp = uint64(bound(params.startTimestamp, _start - 1000 days, _start + 1000 days));
        params.durationSeconds = uint64(bound(params.durationSeconds, 0, 36_525 days - 1000 days));
        if (uint256(params.startTimestamp) + params.durationSeconds <= _start) {
            params.durationSeconds = uint64(_start - params.startTimestamp + 1);
        }
        params.cliffSeconds = uint64(bound(params.cliffSeconds, 0, params.durationSeconds));
        (params.beneficiary, params.token, params.salt) = (alice, address(_token), "fuzz");
        uint256 end = uint256(params.startTimestamp) + params.durationSeconds;
        times[0] = bound(times[0], _start, end + 1);
        times[1] = bound(times[1], times[0], end + 1);
        _use(params);

        _deposit(amounts[0]);
        vm.warp(times[0]);
        uint256 first = params.vested(amounts[0], times[0]);
        _release(first);

        _deposit(amounts[1]);
        vm.warp(times[1]);
        _release(params.vested(uint256(amounts[0]) + amounts[1], times[1]) - first);
    }

    function test_WhenADepositIsLate() external {
        vm.warp(_start + 500 days);
        _release(TOTAL / 2);
        _deposit(TOTAL);
        _release(TOTAL / 2);
        vm.warp(_start + 1000 days);
        _deposit(1e18);
        _release(TOTAL + 1e18);
    }

    /* CALLERS */

    function testFuzz_WhenAnyAccountReleases(address caller) external {
        vm.assume(caller != alice && caller != address(_lock));
        vm.deal(caller, 0);
        vm.warp(_start + 500 days);

        vm.expectEmit(address(_lock));
        emit VestingWallet.ERC20Released(address(_token), TOTAL / 2);
        vm.prank(caller);
        _lock.release(address(_token));
        vm.expectEmit(address(_lock));
        emit VestingWallet.EtherReleased(TOTAL / 2);
        vm.prank(caller);
        _lock.release();

        assertEq(_token.balanceOf(alice), TOTAL / 2, "token of the beneficiary");
        assertEq(alice.balance, TOTAL / 2, "coin of the beneficiary");
        assertEq(_token.balanceOf(caller) + caller.balance, 0, "nothing for the caller");
    }

    function testFuzz_RevertWhen_ItIsHandedOver(address caller, address to) external {
        bytes memory error = abi.encodeWithSelector(Errors.TokenLock_BeneficiaryFixed.selector, alice);
        address[2] memory callers = [alice, caller];
        for (uint256 i = 0; i < callers.length; ++i) {
            vm.startPrank(callers[i]);
            vm.expectRevert(error);
            _lock.transferOwnership(to);
            vm.expectRevert(error);
            _lock.renounceOwnership();
            vm.stopPrank();
        }
        assertEq(_lock.owner(), alice, "beneficiary");
    }

    /* ASSETS */

    /// @dev A lock is listed under one token, and holds any.
    function test_WhenAnotherTokenIsLocked() external {
        MockToken other = new MockToken();
        other.mint(address(_lock), TOTAL);
        vm.warp(_start + 500 days);
        _release(TOTAL / 2);
        assertEq(other.balanceOf(address(_lock)), TOTAL, "the other stays");

        _lock.release(address(other));
        assertEq(other.balanceOf(alice), TOTAL / 2, "and vests by itself");
    }

    /* HELPERS */

    function _use(TokenLockParams memory params) private {
        _terms = params;
        _lock = tokenLockFactory.create(params);
    }

    function _deposit(uint256 amount) private {
        _token.mint(address(_lock), amount);
        vm.deal(sender, amount);
        vm.prank(sender);
        (bool success,) = address(_lock).call{ value: amount }("");
        assertTrue(success, "coin arrives");
    }

    /// @dev Of token and coin, called by a stranger.
    function _release(uint256 expected) private {
        (uint256 units, uint256 coin) = (_token.balanceOf(alice), alice.balance);
        assertEq(_lock.releasable(address(_token)), expected, "releasable token");
        assertEq(_lock.releasable(), expected, "releasable coin");

        vm.startPrank(eve);
        _lock.release(address(_token));
        _lock.release();
        vm.stopPrank();

        assertEq(_token.balanceOf(alice) - units, expected, "token of the beneficiary");
        assertEq(alice.balance - coin, expected, "coin of the beneficiary");
        assertEq(_token.balanceOf(eve) + eve.balance, 0, "nothing for the caller");
    }
}
