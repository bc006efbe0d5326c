// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { Errors } from "src/libraries/Errors.sol";
import { AnsweringCollection } from "../mocks/collectibles/AnsweringCollection.sol";
import { BurningCollection } from "../mocks/collectibles/BurningCollection.sol";
import { BurningReceiver } from "../mocks/collectibles/BurningReceiver.sol";
import { MistakenReceiver } from "../mocks/collectibles/MistakenReceiver.sol";
import { OddCollection } from "../mocks/collectibles/OddCollection.sol";
import { ReenteringReceiver } from "../mocks/collectibles/ReenteringReceiver.sol";
import { RejectingReceiver } from "../mocks/collectibles/RejectingReceiver.sol";
import { Dice } from "./Dice.sol";
import { Variety } from "./Variety.sol";

/// @notice Collections that follow their standard, others that do not, and receivers of all kinds.
abstract contract CollectibleFixture is Variety {
    using Dice for Dice.Cup;

    address[] private _odd;

    /// @dev The one that follows the standard.
    address private _regular;

    ReenteringReceiver private _reentering;

    /// @dev The one of the case.
    address internal collection;

    uint256[] internal tokenIds;

    function setUp() public override {
        super.setUp();
        _regular = _newCollection();
        _odd = [
            address(new AnsweringCollection(abi.encode(0))),
            address(new AnsweringCollection("")),
            address(new BurningCollection()),
            makeAddr("nothing"),
            address(2), // precompiles answer anything
            address(4)
        ];
        _reentering = new ReenteringReceiver();
        friends = [alice, bob, carol, eve, sender, address(_reentering), makeAddr("new")];
        foes = [
            address(new RejectingReceiver()),
            address(new BurningReceiver()),
            address(new MistakenReceiver()),
            makeAddr("foe")
        ];
        for (uint256 i = 0; i < foes.length; ++i) {
            cast.push(foes[i]);
            for (uint256 j = 0; j < 3; ++j) {
                OddCollection(_odd[j]).beOddTo(foes[i]);
            }
        }
        _refuse(_regular, makeAddr("foe"));
        cast.push(address(_reentering));
        cast.push(makeAddr("new"));

        _own(_regular, address(_reentering), 12_345);
        vm.prank(address(_reentering));
        IERC721(_regular).setApprovalForAll(address(multiSender), true);
        _reentering.prepare(address(multiSender), _callBack(_regular, 12_345));
    }

    /* THE STANDARD'S ANSWERS */

    function _newCollection() internal virtual returns (address);

    function _refuse(address target, address account) internal virtual;

    /// @dev Gives an account so many of a token that a batch can hold, unless it has an owner already.
    function _own(address target, address account, uint256 tokenId) internal virtual;

    /// @dev A batch that its receiver sends when it is called.
    function _callBack(address target, uint256 tokenId) internal view virtual returns (bytes memory);

    /// @dev What an account owns of the case's tokens.
    function _owned(address account) internal view virtual returns (bytes memory);

    /* CASES */

    /// @dev Approved for all, mostly.
    function _chooseCollection(Dice.Cup memory cup) internal {
        collection = cup.oneIn(4) ? cup.pick(_odd) : _regular;
        cast.push(collection);
        if (cup.oneIn(24) || collection.code.length == 0) return;

        vm.prank(sender);
        (bool ignored,) = collection.call(abi.encodeCall(IERC721.setApprovalForAll, (address(multiSender), true)));
        ignored;
    }

    function _note(Dice.Cup memory cup, uint256 tokenId) internal {
        if (collection == _regular && !cup.oneIn(48)) _own(collection, sender, tokenId);
        tokenIds.push(tokenId);
    }

    function _holdings(address account) internal view override returns (bytes memory) {
        if (collection == _regular) return _owned(account);

        return _ask(collection, abi.encodeWithSignature("given(address)", account));
    }

    function _errors() internal pure virtual override returns (bytes4[] memory errors) {
        errors = new bytes4[](8);
        errors[0] = Errors.MultiSender_AlreadyMarked.selector;
        errors[1] = Errors.MultiSender_AnswerUnclear.selector;
        errors[2] = Errors.MultiSender_InsufficientGas.selector;
        errors[3] = Errors.MultiSender_NoRecipients.selector;
        errors[4] = Errors.MultiSender_RecipientFailed.selector;
        errors[5] = Errors.MultiSender_RecipientIsMultiSender.selector;
        errors[6] = Errors.MultiSender_RecordsLength.selector;
        errors[7] = Errors.MultiSender_WidthOutOfRange.selector;
    }
}
