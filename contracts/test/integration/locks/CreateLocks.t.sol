// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenLockFactory } from "src/interfaces/ITokenLockFactory.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Base_Test } from "../../Base.t.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { Locking } from "./Locking.sol";

/// @notice Creation of locks: what is created, where, and what is refused.
contract Creation_TokenLockFactory_Test is Base_Test {
    using Locking for *;

    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /// @dev Seconds from now to the latest end.
    uint256 private constant MAX_SECONDS = 36_525 days;

    address private _token = makeAddr("token");

    function setUp() public override {
        super.setUp();
        vm.warp(1_700_000_000);
    }

    /* CREATION */

    function testFuzz_WhenOneIsCreated(TokenLockParams memory params) external {
        _bound(params);
        uint256 start = params.startTimestamp;
        uint256 cliff = start + params.cliffSeconds;
        uint256 end = start + params.durationSeconds;
        address predicted = tokenLockFactory.predictLock(sender, params);
        assertFalse(tokenLockFactory.isLock(predicted), "not yet");
        assertEq(tokenLockFactory.tokenOf(predicted), address(0), "no token yet");

        vm.expectEmit(address(tokenLockFactory));
        emit ITokenLockFactory.LockCreated(predicted, params.token, params.beneficiary, sender, start, cliff, end);
        vm.prank(sender);
        TokenLock lock = tokenLockFactory.create(params);

        assertEq(address(lock), predicted, "address");
        assertEq(lock.owner(), params.beneficiary, "beneficiary");
        assertEq(lock.start(), start, "start");
        assertEq(lock.cliff(), cliff, "cliff");
        assertEq(lock.duration(), params.durationSeconds, "duration");
        assertEq(lock.end(), end, "end");
        assertTrue(tokenLockFactory.isLock(predicted), "isLock");
        assertEq(tokenLockFactory.tokenOf(predicted), params.token, "token");
        assertEq(tokenLockFactory.predictLock(sender, params), predicted, "predicted afterwards");
    }

    function test_WhenSeveralAreCreated() external {
        TokenLockParams[] memory params = new TokenLockParams[](15);
        for (uint256 i = 0; i < params.length; ++i) {
            params[i] = _vesting();
            params[i].beneficiary = vm.addr(i + 1);
        }

        vm.prank(sender);
        address[] memory locks = tokenLockFactory.createLocks(params);

        assertEq(locks.length, params.length, "length");
        for (uint256 i = 0; i < locks.length; ++i) {
            assertEq(locks[i], tokenLockFactory.predictLock(sender, params[i]), "order");
            assertEq(TokenLock(payable(locks[i])).owner(), vm.addr(i + 1), "beneficiary");
            assertTrue(tokenLockFactory.isLock(locks[i]), "isLock");
        }
    }

    function test_WhenItLocksUntilADate() external {
        TokenLockParams memory params = Defaults.timelock(alice, _token);
        TokenLock lock = tokenLockFactory.create(params);
        assertEq(lock.start(), params.startTimestamp, "start");
        assertEq(lock.cliff(), params.startTimestamp, "cliff");
        assertEq(lock.end(), params.startTimestamp, "end");
    }

    /// @dev An employee who has been here for two years.
    function test_WhenTheScheduleHasStarted() external {
        TokenLockParams memory params = _vesting();
        params.startTimestamp -= 500 days;
        assertEq(tokenLockFactory.create(params).start(), block.timestamp - 500 days, "start");
    }

    /// @dev The pair of a token without liquidity.
    function test_WhenTheTokenHasNoCode() external {
        assertEq(_token.code.length, 0, "no code");
        assertEq(tokenLockFactory.tokenOf(address(tokenLockFactory.create(_vesting()))), _token, "token");
    }

    function test_WhenTheCliffIsTheWholeSchedule() external {
        TokenLockParams memory params = _vesting();
        params.cliffSeconds = params.durationSeconds;
        TokenLock lock = tokenLockFactory.create(params);
        assertEq(lock.cliff(), lock.end(), "cliff");
    }

    function test_WhenTheEndIsTheNextSecond() external {
        TokenLockParams memory params = _vesting();
        params.startTimestamp = uint64(block.timestamp + 1 - params.durationSeconds);
        assertEq(tokenLockFactory.create(params).end(), block.timestamp + 1, "end");
    }

    function test_WhenTheEndIsTheLatest() external {
        TokenLockParams memory params = _vesting();
        params.startTimestamp = uint64(block.timestamp + MAX_SECONDS - params.durationSeconds);
        assertEq(tokenLockFactory.create(params).end(), block.timestamp + MAX_SECONDS, "end");
    }

    /* REFUSALS */

    function test_RevertWhen_ThereIsNone() external {
        vm.expectRevert(Errors.TokenLockFactory_NoLocks.selector);
        tokenLockFactory.createLocks(new TokenLockParams[](0));
    }

    function test_RevertWhen_TheTokenIsZero() external {
        TokenLockParams memory params = _vesting();
        params.token = address(0);
        _expectRevert(params, abi.encodeWithSelector(Errors.TokenLockFactory_TokenZero.selector, 1));
    }

    function test_RevertWhen_TheBeneficiaryCannotBePaid() external {
        address[4] memory invalid = [address(0), DEAD, address(tokenLockFactory), _token];
        for (uint256 i = 0; i < invalid.length; ++i) {
            TokenLockParams memory params = _vesting();
            params.beneficiary = invalid[i];
            _expectRevert(
                params,
                abi.encodeWithSelector(Errors.TokenLockFactory_BeneficiaryInvalid.selector, 1, params.beneficiary)
            );
        }
    }

    function testFuzz_RevertWhen_TheCliffIsTooLong(uint64 cliff, uint64 duration) external {
        TokenLockParams memory params = _vesting();
        params.durationSeconds = uint64(bound(duration, 0, type(uint64).max - 1));
        params.cliffSeconds = uint64(bound(cliff, uint256(params.durationSeconds) + 1, type(uint64).max));
        _expectRevert(
            params,
            abi.encodeWithSelector(
                Errors.TokenLockFactory_CliffTooLong.selector, 1, params.cliffSeconds, params.durationSeconds
            )
        );
    }

    function test_RevertWhen_TheEndIsNow() external {
        _expectPassed(block.timestamp);
    }

    function testFuzz_RevertWhen_TheEndHasPassed(uint256 end) external {
        _expectPassed(bound(end, _vesting().durationSeconds, block.timestamp));
    }

    function testFuzz_RevertWhen_TheEndIsTooLate(uint256 late, uint64 duration) external {
        TokenLockParams memory params = _vesting();
        params.cliffSeconds = 0;
        params.durationSeconds = duration;
        uint256 latest = block.timestamp + MAX_SECONDS;
        uint256 least = latest >= duration ? latest + 1 - duration : 0;
        params.startTimestamp = uint64(bound(late, least, type(uint64).max));
        _expectTooLate(params);
    }

    function test_RevertWhen_TheDateIsInMilliseconds() external {
        TokenLockParams memory params = Defaults.timelock(alice, _token);
        params.startTimestamp *= 1000;
        _expectTooLate(params);

        params = _vesting();
        params.durationSeconds *= 1000;
        _expectTooLate(params);
    }

    /// @dev Together more than 64 bits.
    function test_RevertWhen_TheTermsOverflow() external {
        TokenLockParams memory params = _vesting();
        params.startTimestamp = params.durationSeconds = params.cliffSeconds = type(uint64).max;
        _expectTooLate(params);
    }

    function test_RevertGiven_TheLockExists() external {
        vm.startPrank(sender);
        TokenLock lock = tokenLockFactory.create(_vesting());
        bytes4 error = Errors.TokenLockFactory_LockExists.selector;
        vm.expectRevert(abi.encodeWithSelector(error, 0, lock));
        tokenLockFactory.createLocks(_vesting().listOf());

        TokenLockParams[] memory twice = new TokenLockParams[](2);
        twice[0] = twice[1] = _vesting();
        twice[0].salt = twice[1].salt = "another";
        address predicted = tokenLockFactory.predictLock(sender, twice[0]);
        vm.expectRevert(abi.encodeWithSelector(error, 1, predicted));
        tokenLockFactory.createLocks(twice);
        assertFalse(tokenLockFactory.isLock(predicted), "none of them");
        assertEq(tokenLockFactory.countByToken(_token), 1, "listed");
    }

    /* ADDRESSES */

    function test_GivenTheSaltWasUsedForOtherTerms() external {
        TokenLockParams[] memory params = new TokenLockParams[](6);
        for (uint256 i = 0; i < params.length; ++i) {
            params[i] = _vesting();
        }
        params[1].beneficiary = bob;
        params[2].token = makeAddr("another token");
        ++params[3].startTimestamp;
        ++params[4].cliffSeconds;
        ++params[5].durationSeconds;

        address[] memory locks = tokenLockFactory.createLocks(params);

        for (uint256 i = 0; i < locks.length; ++i) {
            for (uint256 j = 0; j < i; ++j) {
                assertTrue(locks[i] != locks[j], "another address");
            }
        }
    }

    /// @dev A stranger who sees the call cannot take the address, nor keep the creator from it.
    function testFuzz_GivenAStrangerUsedTheSameTermsAndSalt(address stranger) external {
        vm.assume(stranger != sender);
        address predicted = tokenLockFactory.predictLock(sender, _vesting());

        vm.prank(stranger);
        TokenLock other = tokenLockFactory.create(_vesting());
        assertTrue(address(other) != predicted, "another address");
        assertEq(predicted.code.length, 0, "not taken");

        vm.prank(sender);
        assertEq(address(tokenLockFactory.create(_vesting())), predicted, "address");
    }

    /* HELPERS */

    function _vesting() private view returns (TokenLockParams memory) {
        return Defaults.vesting(alice, _token);
    }

    function _bound(TokenLockParams memory params) private view {
        uint256 end = bound(params.startTimestamp, block.timestamp + 1, block.timestamp + MAX_SECONDS);
        params.durationSeconds = uint64(bound(params.durationSeconds, 0, end));
        params.cliffSeconds = uint64(bound(params.cliffSeconds, 0, params.durationSeconds));
        params.startTimestamp = uint64(end - params.durationSeconds);
        if (params.token == address(0)) params.token = _token;
        if (
            params.beneficiary == address(0) || params.beneficiary == DEAD || params.beneficiary == params.token
                || params.beneficiary == address(tokenLockFactory)
        ) params.beneficiary = params.token == alice ? bob : alice;
    }

    /// @dev In second place; the first is not created either.
    function _expectRevert(TokenLockParams memory params, bytes memory error) private {
        TokenLockParams[] memory list = new TokenLockParams[](2);
        (list[0], list[1]) = (_vesting(), params);
        address first = tokenLockFactory.predictLock(address(this), list[0]);
        vm.expectRevert(error);
        tokenLockFactory.createLocks(list);
        assertFalse(tokenLockFactory.isLock(first), "all or none");
        assertEq(first.code.length, 0, "not created");
    }

    function _expectPassed(uint256 end) private {
        TokenLockParams memory params = _vesting();
        params.startTimestamp = uint64(end - params.durationSeconds);
        _expectRevert(
            params, abi.encodeWithSelector(Errors.TokenLockFactory_EndPassed.selector, 1, end, block.timestamp)
        );
    }

    function _expectTooLate(TokenLockParams memory params) private {
        uint256 end = uint256(params.startTimestamp) + params.durationSeconds;
        _expectRevert(
            params,
            abi.encodeWithSelector(Errors.TokenLockFactory_EndTooLate.selector, 1, end, block.timestamp + MAX_SECONDS)
        );
    }
}
