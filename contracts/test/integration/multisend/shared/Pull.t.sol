// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { AnsweringToken } from "../../../mocks/tokens/AnsweringToken.sol";
import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { CostlyToken } from "../../../mocks/tokens/CostlyToken.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { ERC20Route } from "./ERC20Route.sol";

/// @notice For the routes that pull: whether the total came, and whether it left again.
abstract contract Pull_Shared_Test is ERC20Route {
    function testFuzz_RevertWhen_PullIsAnsweredOtherwise(uint256 word, uint256 length, bool isMove, bool isRevert)
        external
    {
        length = bound(length, 1, 64);
        vm.assume(isRevert || length < 32 || word != 1);
        AnsweringToken answering = new AnsweringToken();
        token = BlocklistToken(address(answering));
        answering.setAnswer(
            address(multiSender),
            AnsweringToken.Answer({ isMove: isMove, isRevert: isRevert, length: length, word: word })
        );
        Order memory order = _order(_two(alice, bob));

        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_PullFailed.selector, address(token), order.total)
        );
    }

    function test_RevertWhen_TokenDoesNotTellBalances() external {
        bytes memory call = abi.encodeCall(token.balanceOf, (address(multiSender)));
        Order memory order = _order(_two(alice, bob));
        vm.mockCallRevert(address(token), call, "");
        _expectNothingPulled(order);

        vm.mockCall(address(token), call, new bytes(31));
        _expectNothingPulled(order);
    }

    /// @dev With a total of nothing, an untold balance that counted as nothing would let anybody have it.
    function test_RevertWhen_TokenDoesNotTellDonation() external {
        token.mint(address(multiSender), 77);
        Order memory order = _equalOrder(_two(alice, bob), 38);
        order.total = 0;
        vm.mockCallRevert(address(token), abi.encodeCall(token.balanceOf, (address(multiSender))), "");
        _expectNothingPulled(order);
    }

    /// @dev The last look at the balance needs gas as well: starved, it must not pass for nothing left.
    function test_RevertWhen_GasIsShortForBalance() external {
        token = BlocklistToken(address(new CostlyToken()));
        Order memory order = _order(_two(alice, bob));
        order.total += 1 ether;
        _fund(sender, order.total);

        bytes memory call = _encode(order);
        for (uint256 gasLimit = 150_000; gasLimit < 600_000; gasLimit += 1000) {
            vm.prank(sender);
            (bool success,) = address(multiSender).call{ gas: gasLimit }(call);
            assertFalse(success, "total too high");
        }
    }

    function test_RevertWhen_TokenMovesNothingAfterPull() external {
        address[] memory recipients = _three(alice, bob, sender);
        Order memory order = _order(recipients);
        _fund(sender, order.total);
        for (uint256 i = 0; i < 3; ++i) {
            _refuse(recipients[i]);
        }

        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice));
        vm.prank(sender);
        _submit(order);

        order.isSkip = true;
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RefundFailed.selector, sender, order.total));
        vm.prank(sender);
        _submit(order);
    }

    function testFuzz_RevertGiven_DonationCouldPayMultiSender(bool isEqual, uint256 donation) external {
        token.mint(address(multiSender), bound(donation, 1, 1e24));
        _expectRevertInBothModes(_orderOf(_two(alice, address(multiSender)), false, isEqual), _isMultiSender());
    }

    function test_RevertWhen_TokenRefusesMultiSender() external {
        Order memory order = _order(_two(alice, address(multiSender)));
        vm.mockCallRevert(address(token), abi.encodeCall(token.transfer, (address(multiSender), 2 * Defaults.UNIT)), "");
        _expectRevertInBothModes(order, _isMultiSender());
    }

    /// @dev Nothing moves, so no event is emitted, and no account loses anything.
    function testFuzz_WhenMultiSenderGetsNothing(bool isSkip) external {
        uint256[] memory mantissas = _ascending(3);
        mantissas[1] = 0;
        Order memory order = _order(_three(alice, address(multiSender), bob), mantissas);
        order.isSkip = isSkip;

        assertEq(_send(order), 0, "number of unpaid");

        assertEq(token.balanceOf(bob), 3 * Defaults.UNIT, "bob");
        assertEq(token.balanceOf(address(multiSender)), 0, "MultiSender");
    }

    /* PARTS */

    function _expectNothingPulled(Order memory order) private {
        _expectRevertInBothModes(
            order, abi.encodeWithSelector(Errors.MultiSender_BalanceMismatch.selector, address(token), order.total, 0)
        );
    }

    function _isMultiSender() private pure returns (bytes memory) {
        return abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, 1);
    }
}
