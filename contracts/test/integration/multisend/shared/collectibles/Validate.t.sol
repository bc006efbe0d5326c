// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { AnsweringCollection } from "../../../../mocks/collectibles/AnsweringCollection.sol";
import { CollectibleRoute } from "./CollectibleRoute.sol";

abstract contract Validate_Collectibles_Test is CollectibleRoute {
    function test_RevertWhen_NoRecipients() external {
        _expectRevertInBothModes(
            _order(new address[](0)), abi.encodeWithSelector(Errors.MultiSender_NoRecipients.selector)
        );
    }

    function test_RevertWhen_RecipientIsMultiSender() external {
        for (uint256 i = 0; i < 3; ++i) {
            Order memory order = _order(_three(alice, bob, carol));
            order.recipients[i] = address(multiSender);
            _expectRevertInBothModes(
                order, abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, i)
            );
        }
    }

    /// @dev Whatever the collection thinks of it: this one gives to anybody.
    function test_RevertWhen_RecipientIsMultiSender_CollectionIsCareless() external {
        Order memory order = _order(_three(alice, bob, address(multiSender)));
        collection = address(new AnsweringCollection(""));
        _expectRevertInBothModes(order, abi.encodeWithSelector(Errors.MultiSender_RecipientIsMultiSender.selector, 2));
    }

    /// @dev Less than a word may be padding, which is not read.
    function testFuzz_RevertWhen_CalldataIsCut(bool isSkip, uint256 missing) external {
        Order memory order = _order(_three(alice, bob, carol));
        order.isSkip = isSkip;
        bytes memory data = _encode(order);
        missing = bound(missing, 32, data.length);
        assembly {
            mstore(data, sub(mload(data), missing))
        }

        vm.prank(sender);
        (bool success,) = address(multiSender).call(data);

        assertFalse(success, "sent");
    }

    function testFuzz_WhenCalldataHasSurplus(bool isSkip, bytes memory surplus) external {
        Order memory order = _order(_three(alice, bob, carol));
        order.isSkip = isSkip;
        bytes memory call = bytes.concat(_encode(order), surplus);

        vm.prank(sender);
        assertEq(_submit(call), 0, "number left out");

        assertEq(_amountOf(carol, order.tokenIds[2]), 1, "carol");
    }

    function testFuzz_RevertWhen_CoinComesAlong(bool isSkip, uint256 coin) external {
        coin = bound(coin, 1, 1e24);
        Order memory order = _order(_two(alice, bob));
        order.isSkip = isSkip;
        bytes memory call = _encode(order);
        vm.deal(sender, coin);

        vm.prank(sender);
        (bool success,) = address(multiSender).call{ value: coin }(call);

        assertFalse(success, "sent");
    }
}
