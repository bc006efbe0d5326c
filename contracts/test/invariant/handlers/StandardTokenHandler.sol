// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IStandardToken } from "src/interfaces/IStandardToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { PackedRecords } from "../../utils/PackedRecords.sol";

/// @notice Transfers, approves, burns and pays lists among a few holders.
contract StandardTokenHandler is Test {
    /// @dev Few, and few ids in each, so that ids come again.
    uint256 public constant JOBS = 2;
    uint256 private constant IDS = 3;

    IERC20 private immutable _token;
    address[] private _holders;

    /* GHOSTS */

    uint256 public burnt;
    bool public isMarkedTwice;
    mapping(address sender => mapping(uint256 job => uint256 marks)) public marks;

    constructor(IERC20 token, address[] memory holders) {
        (_token, _holders) = (token, holders);
    }

    function transfer(uint256 from, uint256 to, uint256 amount) external {
        address holder = _holder(from);
        amount = bound(amount, 0, _token.balanceOf(holder));
        vm.prank(holder);
        _token.transfer(_holder(to), amount);
    }

    function approve(uint256 owner, uint256 spender, uint256 amount) external {
        vm.prank(_holder(owner));
        _token.approve(_holder(spender), amount);
    }

    function transferFrom(uint256 spender, uint256 from, uint256 to, uint256 amount) external {
        (address by, address holder) = (_holder(spender), _holder(from));
        uint256 allowance = _token.allowance(holder, by);
        uint256 balance = _token.balanceOf(holder);
        amount = bound(amount, 0, allowance < balance ? allowance : balance);
        vm.prank(by);
        _token.transferFrom(holder, _holder(to), amount);
    }

    function burn(uint256 from, uint256 amount) external {
        address holder = _holder(from);
        amount = bound(amount, 0, _token.balanceOf(holder) / 8);
        vm.prank(holder);
        IStandardToken(address(_token)).burn(amount);
        burnt += amount;
    }

    function transferMany(uint256 from, uint256[6] calldata seeds, uint256 id, uint256 unit) external {
        address holder = _holder(from);
        uint256[] memory mantissas = new uint256[](seeds.length);
        address[] memory recipients = new address[](seeds.length);
        uint256 sum;
        for (uint256 i = 0; i < seeds.length; ++i) {
            (recipients[i], mantissas[i]) = (_holder(seeds[i]), (seeds[i] >> 8) & 0xff);
            sum += mantissas[i];
        }
        unit = bound(unit, 0, _token.balanceOf(holder) / (sum + 1));
        _transferMany(holder, _id(id), sum * unit, unit, PackedRecords.pack(1, mantissas, recipients));
    }

    function cancel(uint256 from, uint256 id) external {
        address holder = _holder(from);
        id = _id(id) == 0 ? 1 : _id(id);
        bool isMarked = _isMarked(holder, id);
        vm.prank(holder);
        try IStandardToken(address(_token)).cancel(id) {
            _note(holder, id, isMarked);
        } catch {
            assertTrue(isMarked, "refused for another reason");
        }
    }

    function _transferMany(address holder, uint256 id, uint256 total, uint256 unit, bytes memory records) private {
        bool isMarked = _isMarked(holder, id);
        vm.prank(holder);
        try IStandardToken(address(_token)).transferMany(id, total, unit, 1, records) {
            if (id != 0) _note(holder, id, isMarked);
        } catch {
            assertTrue(isMarked, "refused for another reason");
        }
    }

    function _note(address holder, uint256 id, bool isMarked) private {
        if (isMarked) isMarkedTwice = true;
        marks[holder][id >> 8] |= 1 << (id & 0xff);
    }

    function _isMarked(address holder, uint256 id) private view returns (bool) {
        return (marks[holder][id >> 8] >> (id & 0xff)) & 1 == 1;
    }

    function _id(uint256 seed) private pure returns (uint256) {
        return ((seed % JOBS) << 8) | ((seed >> 8) % IDS);
    }

    function _holder(uint256 seed) private view returns (address) {
        return _holders[seed % _holders.length];
    }
}
