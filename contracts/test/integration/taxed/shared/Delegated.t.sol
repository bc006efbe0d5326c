// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Taxed_Test } from "./Taxed.sol";

/// @notice EIP-7702: a person's account that delegates to code is a person to the token.
abstract contract Delegated_Taxed_Shared_Test is Taxed_Test {
    uint256 private constant AMOUNT = 100_000e18;

    function _arrange() internal override { }

    /// @dev All balances are what they would be without the delegation.
    function _assertSameWhenDelegated() internal {
        _give(alice, AMOUNT);
        uint256 state = vm.snapshotState();
        bytes32 plain = _afterTrades();

        vm.revertToState(state);
        _delegate(alice);
        assertEq(_afterTrades(), plain, "all balances");
    }

    function test_GivenTheFirstOwnerDelegates() external {
        _delegate(firstOwner);
        _give(DEAD, AMOUNT);
        assertEq(token.balanceOf(DEAD), AMOUNT, "no fee");
    }

    /* HELPERS */

    /// @dev Code as a signed delegation leaves it, to some contract that is there.
    function _delegate(address account) private {
        vm.etch(account, bytes.concat(hex"ef0100", bytes20(address(multiSender))));
        assertGt(account.code.length, 0, "has code");
    }

    function _afterTrades() internal virtual returns (bytes32) {
        _send({ from: alice, to: bob, amount: AMOUNT / 2 });
        _send({ from: bob, to: alice, amount: AMOUNT / 4 });
        _sell({ token: address(token), seller: bob, amount: token.balanceOf(bob) });
        vm.prank(alice);
        token.approve(carol, AMOUNT);
        vm.prank(carol);
        token.transferFrom(alice, address(pair), AMOUNT / 8);
        pair.sync();
        return keccak256(
            abi.encode(
                token.balanceOf(alice),
                token.balanceOf(bob),
                token.balanceOf(address(pair)),
                token.balanceOf(address(vault)),
                taxedToken.booked()
            )
        );
    }
}
