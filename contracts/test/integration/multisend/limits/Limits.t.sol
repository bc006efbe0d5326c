// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IMultiSender } from "src/interfaces/IMultiSender.sol";
import { Errors } from "src/libraries/Errors.sol";
import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { Base_Test } from "../../../Base.t.sol";
import { BorrowingToken } from "../../../mocks/tokens/BorrowingToken.sol";
import { DraftCollectible } from "../../../mocks/tokens/DraftCollectible.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";

/// @notice What MultiSender does not protect, because `balanceOf` does not show it, and whom it refuses to be.
contract Limits_MultiSender_Test is Base_Test {
    bytes private _toEve;

    function setUp() public override {
        super.setUp();
        _toEve = abi.encodePacked(eve);
    }

    /// @dev Lost is only what an account put at MultiSender's address.
    function test_GivenADraftCollectibleLiesThere() external {
        DraftCollectible kitties = new DraftCollectible();
        kitties.mint(address(multiSender), 4242);
        kitties.mint(eve, 1);

        vm.startPrank(eve);
        kitties.approve(address(multiSender), 1);
        multiSender.sendTokenEqual({ id: 0, token: address(kitties), total: 1, amount: 4242, recipients: _toEve });

        assertEq(kitties.ownerOf(4242), eve, "what lay there");
        assertEq(kitties.ownerOf(1), address(multiSender), "what eve gave for it");
    }

    /// @dev Lost is only what an account supplied to MultiSender's address.
    function test_GivenCollateralLiesThere() external {
        BorrowingToken token = new BorrowingToken();
        token.supplyTo(address(multiSender), 1000);

        vm.prank(eve);
        multiSender.sendTokenEqual({ id: 0, token: address(token), total: 0, amount: 800, recipients: _toEve });

        assertEq(token.balanceOf(eve), 800, "borrowed");
        assertEq(token.principalOf(address(multiSender)), -800, "owed");
    }

    /// @dev An account that delegates to MultiSender's code (EIP-7702) is called as itself: its own things lie there.
    function test_RevertWhen_AnAccountRunsTheCode() external {
        BorrowingToken token = new BorrowingToken();
        token.supplyTo(alice, 1000);
        MockToken coinLike = new MockToken();
        vm.deal(eve, 10);
        vm.etch(alice, address(multiSender).code);
        IMultiSender account = IMultiSender(alice);
        bytes memory refusal = abi.encodeWithSelector(Errors.MultiSender_CodeOfAccount.selector, alice);
        ERC1155Group[] memory groups = new ERC1155Group[](1);
        groups[0] = ERC1155Group({ tokenId: 1, total: 1, unit: 1, width: 0, records: _toEve });

        vm.startPrank(eve);
        vm.expectRevert(refusal);
        account.sendTokenEqual({ id: 0, token: address(token), total: 0, amount: 800, recipients: _toEve });
        vm.expectRevert(refusal);
        account.sendTokenFromEqual({ id: 0, token: address(coinLike), total: 0, amount: 0, recipients: _toEve });
        vm.expectRevert(refusal);
        account.sendNativeEqual{ value: 10 }({ id: 0, amount: 10, recipients: _toEve });
        vm.expectRevert(refusal);
        account.sendERC721({
            id: 0, collection: address(coinLike), isPlain: true, width: 1, records: bytes.concat(hex"01", _toEve)
        });
        vm.expectRevert(refusal);
        account.sendERC1155({ id: 0, collection: address(coinLike), groups: groups });

        assertEq(token.balanceOf(eve), 0, "borrowed");
    }
}
