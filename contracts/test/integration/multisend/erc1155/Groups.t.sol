// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Errors } from "src/libraries/Errors.sol";
import { ERC1155Group } from "src/types/ERC1155Group.sol";
import { PackedRecords } from "../../../utils/PackedRecords.sol";
import { GroupsRoute } from "./GroupsRoute.sol";

contract Groups_ERC1155_Test is GroupsRoute {
    mapping(address recipient => mapping(uint256 tokenId => uint256)) private _expected;

    function testFuzz_WhenGroupsAreAny(bool isSkip, uint256 seed, uint256 number) external {
        ERC1155Group[] memory groups = new ERC1155Group[](bound(number, 1, 5));
        for (uint256 i = 0; i < groups.length; ++i) {
            groups[i] = _anyGroup(uint256(keccak256(abi.encode(seed, i))));
        }

        assertEq(_sendGroups(isSkip, groups), 0, "number left out");

        for (uint256 i = 0; i < groups.length; ++i) {
            uint256 tokenId = groups[i].tokenId;
            for (uint256 holder = 1; holder <= 4; ++holder) {
                assertEq(_amountOf(vm.addr(holder), tokenId), _expected[vm.addr(holder)][tokenId], "recipient");
            }
            assertEq(_amountOf(sender, tokenId), 0, "sender");
            assertEq(_amountOf(address(multiSender), tokenId), 0, "MultiSender");
        }
    }

    function test_WhenIdStandsInTwoGroups() external {
        ERC1155Group[] memory groups = new ERC1155Group[](2);
        groups[0] = _group({ tokenId: 7, unit: 10, width: 1, recipients: _two(alice, bob) });
        groups[1] = _group({ tokenId: 7, unit: 5, width: 0, recipients: _two(alice, carol) });

        _sendGroups(false, groups);

        assertEq(_amountOf(alice, 7), 15, "alice");
        assertEq(_amountOf(bob, 7), 20, "bob");
        assertEq(_amountOf(carol, 7), 5, "carol");
    }

    function test_WhenIdIsHighest() external {
        ERC1155Group[] memory groups = new ERC1155Group[](1);
        groups[0] = _group({ tokenId: type(uint256).max, unit: 10, width: 1, recipients: _two(alice, bob) });
        _sendGroups(false, groups);
        assertEq(_amountOf(bob, type(uint256).max), 20, "bob");
    }

    function test_WhenAmountIsZero() external {
        ERC1155Group[] memory groups = new ERC1155Group[](2);
        groups[0] = _group({ tokenId: 7, unit: 0, width: 1, recipients: _two(alice, bob) });
        groups[1] = _group({ tokenId: 8, unit: 10, width: 0, recipients: _two(alice, carol) });
        _sendGroups(false, groups);
        assertEq(_amountOf(alice, 7), 0, "alice");
        assertEq(_amountOf(carol, 8), 10, "carol");
    }

    function testFuzz_WhenHighestAmountsFit(bool isSkip, uint256 width) external {
        width = bound(width, 0, 31);
        uint256[] memory mantissas = new uint256[](1);
        mantissas[0] = _highestMantissa(width);
        address[] memory recipients = new address[](1);
        recipients[0] = alice;
        ERC1155Group[] memory groups = new ERC1155Group[](1);
        groups[0] = ERC1155Group({
            records: PackedRecords.pack(width, mantissas, recipients),
            tokenId: 7,
            total: mantissas[0] * _highestUnit(width, 1),
            unit: _highestUnit(width, 1),
            width: width
        });
        _mint(sender, 7, groups[0].total);

        assertEq(_sendGroups(isSkip, groups), 0, "number left out");

        assertEq(_amountOf(alice, 7), groups[0].total, "alice");
    }

    function test_RevertWhen_RecipientOfLaterGroupCannotBeGiven() external {
        ERC1155Group[] memory groups = _groups();
        _refuse(carol);
        _expectError(false, groups, abi.encodeWithSelector(Errors.MultiSender_RecipientFailed.selector, 3, carol));
        assertEq(_amountOf(alice, 7), 0, "alice");
    }

    function test_WhenRecipientsOfSeveralGroupsCannotBeGiven() external {
        ERC1155Group[] memory groups = _groups();
        _refuse(carol);

        vm.recordLogs();
        assertEq(_sendGroups(true, groups), 2, "number left out");

        Vm.Log[] memory reports = _reports();
        assertEq(reports.length, 2, "number of reports");
        assertEq(reports[0].data, abi.encode(3, 8, 10), "second group: position, token, amount");
        assertEq(reports[1].data, abi.encode(4, 9, 100), "third group: position, token, amount");
        assertEq(_amountOf(sender, 8), 10, "sender, second group");
        assertEq(_amountOf(sender, 9), 100, "sender, third group");
        assertEq(_amountOf(bob, 9), 200, "bob");
    }

    /// @dev With up to four recipients, who may come again, and any width, unit and amounts that fit.
    function _anyGroup(uint256 seed) private returns (ERC1155Group memory group) {
        uint256 count = 1 + (seed >> 8) % 4;
        group.tokenId = seed;
        group.width = seed % 33;
        group.unit = bound(uint256(keccak256(abi.encode(seed))), 0, _highestUnit(group.width, count));
        for (uint256 i = 0; i < count; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            address recipient = vm.addr(1 + random % 4);
            uint256 mantissa = group.width == 0 ? 1 : random & _highestMantissa(group.width);
            group.records = bytes.concat(group.records, PackedRecords.cut(mantissa, group.width), bytes20(recipient));
            group.total += mantissa * group.unit;
            _expected[recipient][seed] += mantissa * group.unit;
        }
        _mint(sender, seed, group.total);
    }
}
