// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice All earn that hold enough when something is distributed, except four accounts.
abstract contract Earners_DividendToken_Shared_Test is Dividends_Test {
    uint256 private constant HELD = 1e24;

    function _arrange() internal override { }

    function test_GivenThoseWhoEarnNothing() external {
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        uint256 eligible = _eligible();
        for (uint256 i = 0; i < excluded.length; ++i) {
            _give(excluded[i], HELD);
        }
        assertEq(_eligible(), eligible - 4 * HELD, "eligible units");
        assertEq(_eligible(), token.balanceOf(firstOwner), "the first owner's alone");

        _distribute(1e18);
        for (uint256 i = 0; i < excluded.length; ++i) {
            assertEq(_earned(excluded[i]), 0, vm.toString(excluded[i]));
            assertEq(dividendToken.claimFor(excluded[i]), 0, vm.toString(excluded[i]));
        }
        assertApproxEqAbs(_claimable(firstOwner), 1e18, 1, "the first owner earns all");
    }

    /// @dev Also if they send what they have, and if it comes back.
    function test_WhenThoseWhoEarnNothingTransfer() external {
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        for (uint256 i = 0; i < excluded.length; ++i) {
            _give(excluded[i], HELD);
            _distribute(1e18);
            _send({ from: excluded[i], to: firstOwner, amount: HELD });
            _distribute(1e18);
            assertEq(_earned(excluded[i]), 0, vm.toString(excluded[i]));
        }
        _assertAll(8e18);
    }

    function test_GivenThoseWhoEarn() external {
        address[6] memory people =
            [alice, _payee(), address(exchange.router), address(exchange.factory), address(reward), address(this)];
        for (uint256 i = 0; i < people.length; ++i) {
            _give(people[i], HELD);
        }
        uint256 eligible = _eligible();
        _distribute(1e18);
        for (uint256 i = 0; i < people.length; ++i) {
            uint256 units = token.balanceOf(people[i]);
            assertApproxEqAbs(_claimable(people[i]), 1e18 * units / eligible, 1, vm.toString(people[i]));
        }
    }

    function testFuzz_WhenTransferredAfterADistribution(uint256 held, uint256 sent) external {
        held = bound(held, 1e21, 1e26);
        sent = bound(sent, 1, held);
        _give(alice, held);
        _distribute(1e18);
        uint256 earned = _earned(alice);
        assertGt(earned, 0, "earned");

        _send({ from: alice, to: bob, amount: sent });
        assertEq(_earned(alice), earned, "who sends keeps what it has earned");
        assertEq(_earned(bob), 0, "who receives earns nothing of the past");
        _send({ from: bob, to: alice, amount: token.balanceOf(bob) });
        assertEq(_earned(alice), earned, "who receives it back earns it no second time");

        _distribute(1e18);
        assertEq(_earned(bob), 0, "who has nothing earns nothing");
        _assertAll(2e18);
    }

    function test_WhenANewHolderComes() external {
        for (uint256 i = 0; i < 3; ++i) {
            _distribute(1e18);
        }
        uint256 coinBefore = bob.balance;
        _buy({ token: address(token), buyer: bob, coin: 1 ether });
        assertEq(bob.balance, coinBefore, "bought");
        assertEq(_earned(bob), 0, "nothing of the past");

        uint256 eligible = _eligible();
        _distribute(1e18);
        assertApproxEqAbs(_claimable(bob), 1e18 * token.balanceOf(bob) / eligible, 1, "its part from then on");
    }

    /// @dev Through every way in and out: what is earned only ever grows, but by claims.
    function test_WhenBoughtAndSoldBetween() external {
        _give(alice, 1e25);
        _distribute(1e18);
        uint256 earned = _earned(alice);
        _sell({ token: address(token), seller: alice, amount: 5e24 });
        assertEq(_earned(alice), earned, "after a sale");
        _buy({ token: address(token), buyer: alice, coin: 1 ether });
        assertEq(_earned(alice), earned, "after a purchase");
        _sell({ token: address(token), seller: alice, amount: token.balanceOf(alice) });
        assertEq(_earned(alice), earned, "after all is sold");

        _distribute(1e18);
        assertEq(_earned(alice), earned, "nothing more");
        vm.prank(alice);
        assertEq(dividendToken.claim(), earned >> FRACTION_BITS, "and it is paid");
    }

    /// @dev Known and documented: a second pool is a holder like any other, and what it earns stays with it.
    function test_GivenAnotherPool() external {
        MockToken other = new MockToken();
        other.mint(firstOwner, 1000e18);
        IV2Pair another = IV2Pair(exchange.factory.createPair(address(token), address(other)));
        vm.startPrank(firstOwner);
        token.transfer(address(another), token.totalSupply() / 10);
        other.transfer(address(another), 1000e18);
        another.mint(firstOwner);
        vm.stopPrank();
        uint256 eligible = _eligible();

        _distribute(1e18);
        uint256 earned = _claimable(address(another));
        assertApproxEqAbs(earned, 1e18 * token.balanceOf(address(another)) / eligible, 1, "the pool earns");
        dividendToken.claimFor(address(another));
        assertEq(reward.balanceOf(address(another)), earned, "and is paid, when anybody claims for it");

        // Of the token its balance is its reserve.
        another.skim(eve);
        assertEq(token.balanceOf(eve), 0, "nothing to skim of the token");
    }

    /* HELPERS */

    /// @dev The first owner, Alice and Bob have earned all that was distributed.
    function _assertAll(uint256 granted) private view {
        uint256 sum = _earned(firstOwner) + _earned(alice) + _earned(bob);
        assertEq(sum + dividendToken.dividendTotals().remainder, granted << FRACTION_BITS, "nothing is lost");
    }
}
