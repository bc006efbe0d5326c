// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { AnsweringCollection } from "../../../../mocks/collectibles/AnsweringCollection.sol";
import { BurningCollection } from "../../../../mocks/collectibles/BurningCollection.sol";
import { MegabyteCollection } from "../../../../mocks/collectibles/MegabyteCollection.sol";
import { OddCollection } from "../../../../mocks/collectibles/OddCollection.sol";
import { Defaults } from "../../../../utils/Defaults.sol";
import { CollectibleRoute } from "./CollectibleRoute.sol";

abstract contract Collections_Collectibles_Test is CollectibleRoute {
    function test_RevertWhen_CollectionHasNoCode() external {
        _expectRefused(makeAddr("nothing"));
    }

    /// @dev It answers, and has no code all the same.
    function test_RevertWhen_CollectionIsPrecompile() external {
        _expectRefused(address(4));
    }

    /// @dev It is the cap on the collection's call that leaves gas for the others.
    function test_WhenCollectionBurnsAllGas() external {
        Order memory order = _oddTo(bob, new BurningCollection());
        order.isSkip = true;

        uint256 gasBefore = gasleft();
        assertEq(_send(order), 1, "number left out");
        assertLt(gasBefore - gasleft(), 5 * Defaults.GAS_CAP, "gas");
        _assertGiven(1, 0, 1);
    }

    /// @dev Copying a megabyte costs about two million gas.
    function testFuzz_WhenCollectionReturnsMegabyte(bool reverts) external {
        Order memory order = _oddTo(bob, new MegabyteCollection(reverts));
        (order.isSkip, order.gasCap) = (true, 3_000_000);
        bytes memory call = _encode(order);

        // What the collection takes itself, the reserve, and less than one copy.
        vm.prank(sender);
        (bool success,) = address(multiSender).call{ gas: 2_100_000 + 3_100_000 + 500_000 }(call);

        assertTrue(success, "sent");
        _assertGiven(1, reverts ? 0 : 1, 1);
    }

    function testFuzz_WhenCollectionAnswers(bool isSkip, bytes memory answer) external {
        _expectAccepted(isSkip, answer);
        _expectAccepted(isSkip, abi.encode(true));
        _expectAccepted(isSkip, abi.encode(false));
    }

    function test_WhenCollectionRevertsForAll() external {
        Order memory order = _order(_two(alice, bob));
        collection = address(multiSender); // has code, and knows none of these functions
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice));
        order.isSkip = true;
        assertEq(_send(order), 2, "number left out");
    }

    function _expectRefused(address target) private {
        Order memory order = _order(_two(alice, bob));
        collection = target;
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 0, alice));
        order.isSkip = true;
        _expectRevert(order, abi.encodeWithSelector(Errors.MultiSender_AnswerUnclear.selector, 0, alice));
    }

    function _expectAccepted(bool isSkip, bytes memory answer) private {
        Order memory order = _oddTo(bob, new AnsweringCollection(answer));
        order.isSkip = isSkip;
        assertEq(_send(order), 0, "number left out");
        _assertGiven(1, 1, 1);
    }

    /// @dev An order for alice, bob and carol.
    function _oddTo(address recipient, OddCollection odd) private returns (Order memory order) {
        order.recipients = _three(alice, bob, carol);
        order = _order(order.recipients, _ascending(3));
        odd.beOddTo(recipient);
        collection = address(odd);
    }

    function _assertGiven(uint256 toAlice, uint256 toBob, uint256 toCarol) private view {
        assertEq(OddCollection(collection).given(alice), toAlice, "alice");
        assertEq(OddCollection(collection).given(bob), toBob, "bob");
        assertEq(OddCollection(collection).given(carol), toCarol, "carol");
    }
}
