// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { BurningToken } from "../../../mocks/tokens/BurningToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Route } from "./ERC20Route.sol";

/// @notice Addresses and values that have no business in a token's batch.
abstract contract Edges_Shared_Test is ERC20Route {
    function testFuzz_RevertWhen_CoinComesAlong(bool isSkip, bool isEqual) external {
        Order memory order = _orderOf(_two(alice, bob), isSkip, isEqual);
        _fund(sender, order.total);
        bytes memory call = _encode(order);
        vm.deal(sender, 1);

        vm.prank(sender);
        (bool success,) = address(multiSender).call{ value: 1 }(call);

        assertFalse(success, "success");
        assertEq(sender.balance, 1, "coin");
        assertEq(token.balanceOf(sender), order.total, "token");
    }

    function testFuzz_WhenRecipientsArePrecompiles(bool isSkip, bool isEqual) external {
        address[] memory recipients = new address[](18);
        for (uint160 i = 0; i < 18; ++i) {
            recipients[i] = address(i);
        }

        assertEq(_send(_orderOf(recipients, isSkip, isEqual)), 0, "number of unpaid");

        for (uint256 i = 0; i < 18; ++i) {
            assertEq(token.balanceOf(recipients[i]), _amountAt(i, isEqual), "recipient");
        }
    }

    function test_WhenTokenRefusesZeroAddress() external {
        token = BlocklistToken(standardTokenFactory.createToken(Defaults.standardToken(sender)));
        Order memory order = _order(_three(alice, address(0), bob));
        _allow(sender, order.total);

        bytes memory error = abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, address(0));
        vm.expectRevert(error);
        vm.prank(sender);
        _submit(order);

        order.isSkip = true;
        vm.prank(sender);
        assertEq(_submit(order), 1, "number of unpaid");
        assertEq(token.balanceOf(bob), 3 * Defaults.UNIT, "bob");
        assertEq(token.balanceOf(sender), 1_000_000e18 - 4 * Defaults.UNIT, "sender");
    }

    function testFuzz_RevertWhen_TokenAddressIsDirty(bool isSkip, bool isEqual, uint256 dirt) external {
        Order memory order = _orderOf(_two(alice, bob), isSkip, isEqual);
        _fund(sender, order.total);
        bytes memory data = _encode(order);
        uint256 clean = uint256(uint160(address(token)));
        uint256 dirty = clean | (bound(dirt, 1, type(uint96).max) << 160);
        // The token follows the id, and the gas cap if there is one.
        uint256 offset = isSkip ? 100 : 68;
        uint256 word;
        assembly {
            word := mload(add(data, offset))
            mstore(add(data, offset), dirty)
        }
        assertEq(word, clean, "the token's place");

        vm.prank(sender);
        (bool success,) = address(multiSender).call(data);

        assertFalse(success, "success");
        assertEq(token.balanceOf(sender), order.total, "sender");
    }

    /// @dev The first four answer something or nothing; MultiSender is no token and reverts.
    function testFuzz_RevertWhen_TokenIsNoToken(bool isEqual) external {
        address[5] memory places = [makeAddr("nothing"), address(1), address(2), address(4), address(multiSender)];
        for (uint256 i = 0; i < places.length; ++i) {
            token = BlocklistToken(places[i]);
            Order memory order = _orderOf(_two(alice, bob), false, isEqual);
            bytes memory error = _isPull()
                ? abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, places[i], order.total)
                : abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice);
            _expectUnfundedRevert(order, error);

            order.isSkip = true;
            if (_isPull()) {
                _expectUnfundedRevert(order, error);
            } else if (i < 4) {
                error = abi.encodeWithSelector(Errors.MultiSender_AnswerUnclear.selector, 0, alice);
                _expectUnfundedRevert(order, error);
            } else {
                vm.prank(sender);
                assertEq(_submit(order), 2, "number of unpaid");
            }
        }
    }

    /// @dev It is the cap on the token's call that leaves gas for the others.
    function testFuzz_WhenTokenBurnsAllGas(bool isEqual) external {
        token = new BurningToken();
        _refuse(bob);
        Order memory order = _orderOf(_three(alice, bob, carol), false, isEqual);
        _fund(sender, order.total);
        bytes memory call = _encode(order);
        vm.prank(sender);
        (bool success, bytes memory error) = address(multiSender).call{ gas: 5_000_000 }(call);
        assertFalse(success, "strict");
        assertEq(error, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 1, bob), "error");

        order.isSkip = true;
        call = _encode(order);
        vm.prank(sender);
        (success,) = address(multiSender).call{ gas: 1_000_000 }(call);
        assertTrue(success, "skipping");
        assertEq(token.balanceOf(carol), _amountAt(2, isEqual), "carol");
        assertEq(token.balanceOf(sender), _amountAt(1, isEqual), "sender");
    }

    function _expectUnfundedRevert(Order memory order, bytes memory error) private {
        vm.expectRevert(error);
        vm.prank(sender);
        _submit(order);
    }
}
