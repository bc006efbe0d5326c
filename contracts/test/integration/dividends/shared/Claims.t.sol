// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice Claims: by anybody, paid to the holder, once.
abstract contract Claims_DividendToken_Shared_Test is Dividends_Test {
    address[] private _people;

    function _arrange() internal override {
        _people = [alice, bob, carol, firstOwner];
        _give(alice, 1e26);
        _give(bob, 2e25);
        _give(carol, 3e24);
    }

    /* ONE */

    function testFuzz_WhenClaimed(uint256 amount) external {
        _distribute(bound(amount, 1e6, 1e36));
        (uint256 earned, uint256 fraction) = dividendToken.claimableOf(alice);
        uint256 owed = dividendToken.owed();

        vm.expectEmit(address(reward));
        emit IERC20.Transfer(address(vault), alice, earned);
        vm.expectEmit(address(token));
        emit IDividendToken.Claimed({ holder: alice, amount: earned });
        vm.prank(alice);
        assertEq(dividendToken.claim(), earned, "said");
        assertEq(reward.balanceOf(alice), earned, "paid");
        assertEq(dividendToken.owed(), owed - earned, "owed");
        assertEq(reward.balanceOf(address(vault)), owed - earned, "the vault has what is owed");
        assertEq(_earned(alice), fraction, "the fraction stays");
    }

    /// @dev The caller gets nothing by it.
    function testFuzz_WhenClaimedForAnother(address caller) external {
        vm.assume(caller != alice && caller != address(vault) && caller != address(rewardPair));
        _distribute(1e18);
        uint256 earned = _claimable(alice);
        uint256 before = reward.balanceOf(caller);

        vm.prank(caller);
        assertEq(dividendToken.claimFor(alice), earned, "said");
        assertEq(reward.balanceOf(alice), earned, "paid to the holder");
        assertEq(reward.balanceOf(caller), before, "the caller");
    }

    function test_WhenClaimedTwice() external {
        _distribute(1e18);
        uint256 earned = dividendToken.claimFor(alice);
        assertGt(earned, 0, "once");
        _assertNothing(alice);
        vm.prank(alice);
        assertEq(dividendToken.claim(), 0, "again");
        assertEq(reward.balanceOf(alice), earned, "paid once");

        // Nor by moving the units on.
        _send({ from: alice, to: bob, amount: 1e26 });
        _assertNothing(alice);
        dividendToken.claimFor(bob);
        assertLe(reward.balanceOf(alice) + reward.balanceOf(bob), 1e18, "not more than was shared");
    }

    /// @dev Nothing earned, nothing happens: nothing is called, and no event tells of it.
    function test_WhenNothingIsEarned() external {
        address[7] memory all = [alice, eve, address(0), address(pair), address(vault), address(token), DEAD];
        for (uint256 i = 0; i < all.length; ++i) {
            _assertNothing(all[i]);
        }
        _distribute(1e18);
        for (uint256 i = 1; i < all.length; ++i) {
            _assertNothing(all[i]);
        }
    }

    /// @dev Less than one unit is not paid.
    function test_WhenLessThanOneUnitIsEarned() external {
        _distribute(1);
        uint256 earned = _earned(alice);
        assertGt(earned, 0, "earned");
        _assertNothing(alice);
        assertEq(_earned(alice), earned, "and kept");
    }

    /* MANY */

    function test_WhenManyAreClaimed() external {
        _distribute(1e18);
        uint256[4] memory earned;
        for (uint256 i = 0; i < 4; ++i) {
            earned[i] = _claimable(_people[i]);
        }

        vm.recordLogs();
        vm.prank(eve);
        dividendToken.claimMany(_people);
        Vm.Log[] memory logs = _logsOfToken();
        assertEq(logs.length, 4, "events");
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(reward.balanceOf(_people[i]), earned[i], "paid");
            assertEq(logs[i].topics[0], IDividendToken.Claimed.selector, "event");
            assertEq(address(uint160(uint256(logs[i].topics[1]))), _people[i], "of the holder");
            assertEq(abi.decode(logs[i].data, (uint256)), earned[i], "and the amount");
        }
        assertEq(reward.balanceOf(eve), 0, "the caller");
    }

    function test_WhenTheListHasDuplicatesAndStrangers() external {
        _distribute(1e18);
        uint256 earned = _claimable(alice);
        address[] memory list = new address[](6);
        (list[0], list[1], list[2], list[3]) = (alice, eve, alice, address(0));
        (list[4], list[5]) = (address(pair), alice);

        vm.recordLogs();
        dividendToken.claimMany(list);
        assertEq(_logsOfToken().length, 1, "one event");
        assertEq(reward.balanceOf(alice), earned, "paid once");
        assertEq(reward.balanceOf(address(pair)), 0, "the pair earns nothing");
    }

    function test_WhenTheListIsEmpty() external {
        _distribute(1e18);
        vm.recordLogs();
        dividendToken.claimMany(new address[](0));
        assertEq(vm.getRecordedLogs().length, 0, "nothing happens");
    }

    /// @dev In whatever order, one by one or together, between distributions or after them.
    function testFuzz_WhenTheOrderDiffers(uint256 seed, uint256[3] memory amounts) external {
        uint256 state = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            _distribute(bound(amounts[i], 0, 1e30));
        }
        dividendToken.claimMany(_people);
        bytes32 expected = _outcome();

        vm.revertToState(state);
        for (uint256 i = 0; i < 3; ++i) {
            _distribute(bound(amounts[i], 0, 1e30));
            _shuffle(seed >> (i * 64));
            dividendToken.claimFor(_people[0]);
            if (seed >> (200 + i) & 1 == 1) dividendToken.claimMany(_people);
        }
        for (uint256 i = 0; i < _people.length; ++i) {
            vm.prank(_people[i]);
            dividendToken.claim();
        }
        _people = [alice, bob, carol, firstOwner];
        assertEq(_outcome(), expected, "the same");
    }

    /* VAULT */

    /// @dev Only claims pay: no account can have the vault pay by itself.
    function testFuzz_RevertWhen_SomebodyElseHasTheVaultPay(address caller) external {
        vm.assume(caller != address(token));
        _distribute(1e18);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Errors.TokenVault_CallerNotToken.selector, caller, address(token)));
        rewardVault.payReward(address(reward), caller, 1);
    }

    /* HELPERS */

    function _assertNothing(address holder) private {
        vm.recordLogs();
        assertEq(dividendToken.claimFor(holder), 0, "claim for");
        vm.prank(holder);
        assertEq(dividendToken.claim(), 0, "claim");
        dividendToken.claimMany(_two(holder, holder));
        assertEq(vm.getRecordedLogs().length, 0, "events");
    }

    function _shuffle(uint256 seed) private {
        for (uint256 i = _people.length - 1; i > 0; --i) {
            uint256 j = (seed >> (i * 8)) % (i + 1);
            (_people[i], _people[j]) = (_people[j], _people[i]);
        }
    }

    function _outcome() private view returns (bytes32) {
        bytes memory all = abi.encode(dividendToken.dividendTotals(), reward.balanceOf(address(vault)));
        for (uint256 i = 0; i < _people.length; ++i) {
            all = abi.encode(all, reward.balanceOf(_people[i]), _earned(_people[i]));
        }
        return keccak256(all);
    }
}
