// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { IBatchMarks } from "src/interfaces/IBatchMarks.sol";
import { IStandardToken } from "src/interfaces/IStandardToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Base_Test } from "../../Base.t.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { PackedRecords } from "../../utils/PackedRecords.sol";

contract TransferMany_Test is Base_Test {
    IStandardToken private _token;
    ERC20 private _erc20;
    uint256 private _supply;

    /// @dev 1 to alice, 2 to bob, 3 to carol.
    bytes private _records;

    function setUp() public override {
        super.setUp();
        address token = standardTokenFactory.createToken(Defaults.standardToken(sender));
        (_token, _erc20) = (IStandardToken(token), ERC20(token));
        _supply = _erc20.totalSupply();
        _records = PackedRecords.pack(1, _ascending(3), _three(alice, bob, carol));
        vm.startPrank(sender);
    }

    /* PAYING */

    function test_WhenAllArePaid() external {
        vm.expectEmit(address(_token));
        emit IBatchMarks.BatchSent({ sender: sender, id: Defaults.ID });
        _expectTransfer(alice, 7);
        _expectTransfer(bob, 14);
        _expectTransfer(carol, 21);
        _token.transferMany(Defaults.ID, 42, 7, 1, _records);

        assertEq(_erc20.balanceOf(alice), 7, "alice");
        assertEq(_erc20.balanceOf(bob), 14, "bob");
        assertEq(_erc20.balanceOf(carol), 21, "carol");
        assertEq(_erc20.balanceOf(sender), _supply - 42, "sender");
        assertEq(_token.marksOf(sender, Defaults.ID >> 8), 1, "mark");
    }

    function test_WhenAllGetTheSame() external {
        _token.transferMany(0, 15, 5, 0, PackedRecords.pack(_three(alice, bob, alice)));
        assertEq(_erc20.balanceOf(alice), 10, "alice, twice");
        assertEq(_erc20.balanceOf(bob), 5, "bob");
        assertEq(_token.marksOf(sender, 0), 0, "no mark");
    }

    function test_WhenSenderIsAmongThem() external {
        _token.transferMany(0, _supply, _supply / 2, 0, PackedRecords.pack(_two(sender, alice)));
        assertEq(_erc20.balanceOf(sender), _supply / 2, "sender");
        assertEq(_erc20.balanceOf(alice), _supply / 2, "alice");
    }

    /* REFUSED */

    /// @dev Also where it is to come back.
    function test_RevertWhen_BalanceIsTooLow() external {
        bytes memory records = PackedRecords.pack(_two(sender, sender));
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _token.transferMany(0, _supply + 2, _supply / 2 + 1, 0, records);
    }

    function test_RevertWhen_TotalIsAnother() external {
        _expectTotalMismatch(5);
        _expectTotalMismatch(7);
        _expectTotalMismatch(0);
    }

    function test_RevertWhen_ARecipientIsZero() external {
        for (uint256 i = 0; i < 3; ++i) {
            address[] memory recipients = _three(alice, bob, carol);
            recipients[i] = address(0);
            bytes memory records = PackedRecords.pack(1, _ascending(3), recipients);
            vm.expectRevert(Errors.Token_RecipientZero.selector);
            _token.transferMany(0, 6, 1, 1, records);
        }
    }

    function test_RevertWhen_RecordsAreNotWhole() external {
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecordsLength.selector, 0, 21));
        _token.transferMany(0, 0, 1, 1, "");

        bytes memory records = bytes.concat(_records, hex"00");
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecordsLength.selector, 64, 21));
        _token.transferMany(0, 6, 1, 1, records);
    }

    /// @dev A sum above 2^256 could else pass for a small one.
    function test_RevertWhen_AmountsMayOverflow() external {
        uint256 most = type(uint248).max / 255 / 3;
        _expectOverflow(most + 1, 1, 3, _records);
        _expectOverflow(type(uint256).max, 1, 3, _records);
        _expectOverflow(1, 32, 1, new bytes(52));
        _expectOverflow(type(uint248).max / 2 + 1, 0, 2, PackedRecords.pack(_two(alice, bob)));

        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _token.transferMany(0, 6 * most, most, 1, _records);
    }

    function test_RevertWhen_WidthIsOutOfRange() external {
        _expectOverflow(0, 33, 1, new bytes(53));
        _expectOverflow(0, type(uint256).max - 9, 5, new bytes(50));
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_RecordsLength.selector, 50, 0));
        _token.transferMany(0, 0, 0, type(uint256).max - 19, new bytes(50));
    }

    /* EXACTLY ONCE */

    function testFuzz_RevertGiven_IdIsSent(uint256 id) external {
        id = bound(id, 1, type(uint256).max);
        _token.transferMany(id, 6, 1, 1, _records);
        assertEq(_token.marksOf(sender, id >> 8), 1 << (id & 0xff), "this bit and no other");

        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, id));
        _token.transferMany(id, 6, 1, 1, _records);
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, id));
        _token.cancel(id);
        assertEq(_erc20.balanceOf(carol), 3, "once");
    }

    function test_RevertGiven_IdIsCancelled() external {
        vm.expectEmit(address(_token));
        emit IBatchMarks.BatchCancelled({ sender: sender, id: Defaults.ID });
        _token.cancel(Defaults.ID);

        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_AlreadyMarked.selector, sender, Defaults.ID));
        _token.transferMany(Defaults.ID, 6, 1, 1, _records);
    }

    function test_RevertWhen_IdToCancelIsZero() external {
        vm.expectRevert(Errors.MultiSender_IdZero.selector);
        _token.cancel(0);
    }

    /// @dev Ids are each sender's own, and each contract's own.
    function test_GivenIdIsMarkedElsewhere() external {
        multiSender.cancel(Defaults.ID);
        vm.stopPrank();
        vm.prank(eve);
        _token.cancel(Defaults.ID);

        vm.prank(sender);
        _token.transferMany(Defaults.ID, 6, 1, 1, _records);
        assertEq(_erc20.balanceOf(carol), 3, "paid");
    }

    /// @dev A batch that fails leaves no mark.
    function test_GivenBatchHasFailed() external {
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _token.transferMany(Defaults.ID, 6 * _supply, _supply, 1, _records);
        assertEq(_token.marksOf(sender, Defaults.ID >> 8), 0, "mark");
    }

    /// @dev No mark is where Solady keeps a balance, an allowance or a nonce, or this token what is burnt.
    function testFuzz_MarksTouchNothingElse(uint256 id, address spender) external {
        id = bound(id, 1, type(uint256).max);
        if (id % 2 == 0) id = (uint256(0x7f5e9f20) << 168) | (uint256(uint160(spender)) << 8); // an allowance's hash, nearly
        _token.cancel(id);
        assertEq(_erc20.balanceOf(sender), _supply, "balance");
        assertEq(_erc20.totalSupply(), _supply, "supply");
        assertEq(_erc20.allowance(sender, spender), 0, "allowance");
        assertEq(_erc20.nonces(sender), 0, "nonce");
    }

    /* SHARED */

    function _expectTransfer(address to, uint256 amount) private {
        vm.expectEmit(address(_token));
        emit ERC20.Transfer(sender, to, amount);
    }

    function _expectTotalMismatch(uint256 total) private {
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_TotalMismatch.selector, total, 6));
        _token.transferMany(0, total, 1, 1, _records);
    }

    function _expectOverflow(uint256 unit, uint256 width, uint256 count, bytes memory records) private {
        vm.expectRevert(abi.encodeWithSelector(Errors.MultiSender_AmountOverflow.selector, unit, width, count));
        _token.transferMany(0, 0, unit, width, records);
    }
}
