// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice The ownership of the token does not change whose money waits: it waits for the same people under any owner of the
/// token meanwhile.
abstract contract HandOver_DividendToken_Shared_Test is Dividends_Test {
    address private _later = makeAddr("later owner");

    /// @dev Something waits for every purpose, at every step: units, coin, gifts of the reward, earnings, credits.
    function _arrange() internal override {
        _haveCoinWait();
        vault.process();
        _haveCoinWait();
        _tax(1e25);
        reward.mint(address(vault), 5e18 + 3);
        vm.prank(address(vault));
        dividendToken.credit(carol, 3);
        _pass(1);
        assertGt(dividendToken.booked(), 0, "units wait");
        assertGt(_claimable(bob), 0, "earnings wait");
        if (_hasBuyback()) assertGt(_buybackCoin(), 0, "coin waits for a buyback");
        else assertGt(rewardVault.pendingReward().marketingCoin, 0, "coin waits for marketing");
    }

    function test_WhenHandedOver() external {
        bytes32 waiting = _waiting();
        bytes32 expected = _outcome();

        _handOver();
        assertEq(_waiting(), waiting, "what waits");
        assertEq(_outcome(), expected, "who gets it");
        _assertNothingFor(_later);
    }

    /// @dev Also while a new owner is pending.
    function test_WhenRenounced() external {
        bytes32 waiting = _waiting();
        bytes32 expected = _outcome();

        vm.startPrank(firstOwner);
        Ownable2Step(address(token)).transferOwnership(_later);
        assertEq(_waiting(), waiting, "what waits while a new owner is pending");
        Ownable2Step(address(token)).renounceOwnership();
        vm.stopPrank();
        assertEq(_waiting(), waiting, "what waits");
        assertEq(_outcome(), expected, "who gets it");
        _assertNothingFor(_later);
    }

    /// @dev The later owner holds units like anybody, and earns with them like anybody.
    function test_WhenTheLaterOwnerHolds() external {
        _handOver();
        _give(_later, 1e26);
        uint256 eligible = _eligible();
        _distribute(1e18);
        assertApproxEqAbs(_claimable(_later), 1e26 * 1e18 / eligible, 1, "its part");
    }

    /* HELPERS */

    function _handOver() private {
        vm.prank(firstOwner);
        Ownable2Step(address(token)).transferOwnership(_later);
        vm.prank(_later);
        Ownable2Step(address(token)).acceptOwnership();
    }

    function _waiting() private view returns (bytes32) {
        return keccak256(
            abi.encode(
                vault.pending(),
                rewardVault.pendingReward(),
                _buybackCoin(),
                dividendToken.dividendTotals(),
                dividendToken.booked(),
                _earned(bob),
                _earned(carol),
                _earned(firstOwner),
                _earned(_payee())
            )
        );
    }

    /// @dev What all have once everything has been processed and claimed, which is then undone.
    function _outcome() private returns (bytes32 outcome) {
        uint256 state = vm.snapshotState();
        uint256 paid = _payee().balance + reward.balanceOf(_payee());
        for (uint256 i = 0; i < 3; ++i) {
            _pass(31 minutes);
            vault.process();
        }
        assertGt(_payee().balance + reward.balanceOf(_payee()), paid, "the payee is paid");
        dividendToken.claimMany(_three(bob, carol, firstOwner));

        address[6] memory people = [bob, carol, firstOwner, _payee(), _later, DEAD];
        bytes memory all = abi.encode(_waiting(), pair.balanceOf(DEAD));
        for (uint256 i = 0; i < people.length; ++i) {
            address one = people[i];
            all =
                abi.encode(all, one.balance, reward.balanceOf(one), token.balanceOf(one), exchange.weth.balanceOf(one));
        }
        outcome = keccak256(all);
        vm.revertToStateAndDelete(state);
    }

    function _assertNothingFor(address account) private {
        _pass(31 minutes);
        vault.process();
        dividendToken.claimFor(account);
        assertEq(account.balance + exchange.weth.balanceOf(account), 0, "coin");
        assertEq(reward.balanceOf(account) + token.balanceOf(account), 0, "tokens");
    }
}
