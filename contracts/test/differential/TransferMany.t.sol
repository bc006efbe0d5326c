// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { Vm } from "forge-std/Vm.sol";
import { IStandardToken } from "src/interfaces/IStandardToken.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { PlainTransfers } from "../reference/PlainTransfers.sol";
import { Defaults } from "../utils/Defaults.sol";
import { PackedRecords } from "../utils/PackedRecords.sol";
import { Dice } from "./Dice.sol";
import { Lists } from "./Lists.sol";

/// @notice A Standard token's `transferMany` beside its plain twin, and beside `transfer` once for each record.
contract TransferMany_Differential_Test is Lists {
    using Dice for Dice.Cup;

    struct Call {
        uint256 id;
        uint256 total;
        uint256 unit;
        uint256 width;
        bytes records;
    }

    uint256 private constant CASES = 250;

    IStandardToken private _token;
    PlainTransfers private _twin;

    function setUp() public override {
        super.setUp();
        StandardTokenParams memory params = Defaults.standardToken(sender);
        params.totalSupply = type(uint256).max;
        _token = IStandardToken(standardTokenFactory.createToken(params));
        _twin = new PlainTransfers();
        friends = [alice, bob, carol, eve, sender, address(_token), makeAddr("new")];
        foes = [alice, bob, carol, address(0)];
        cast = [alice, bob, carol, eve, sender, address(_token), address(multiSender), makeAddr("new"), address(0)];
    }

    function testFuzz_Same(uint256 seed) external {
        _compare(_case(Dice.Cup(seed)));
    }

    /// @dev Of the batches that succeed.
    function testFuzz_SameAsTransfersOneByOne(uint256 seed) external {
        Dice.Cup memory cup = Dice.Cup(seed);
        Call memory call = _case(cup);
        uint256 before = vm.snapshotState();
        (bool success,, Vm.Log[] memory logs) = _submit(address(_token), call);
        bytes memory balances = _balancesOf(address(_token));
        vm.revertToState(before);
        if (!success) return;

        vm.recordLogs();
        uint256 count = call.records.length / (call.width + 20);
        for (uint256 i = 0; i < count; ++i) {
            (address to, uint256 amount) = this.recordAt(call, i);
            vm.prank(sender);
            assertTrue(ERC20(address(_token)).transfer(to, amount), "transferred");
        }
        Vm.Log[] memory plain = vm.getRecordedLogs();
        uint256 first = call.id == 0 ? 0 : 1; // behind the batch's own event
        assertEq(logs.length, first + plain.length, "number of logs");
        for (uint256 i = 0; i < plain.length; ++i) {
            assertEq(abi.encode(logs[first + i]), abi.encode(plain[i]), "log");
        }
        assertEq(balances, _balancesOf(address(_token)), "balances");
    }

    /// @dev All ends are met, so that no comparison is idle.
    function test_CasesAreVaried() external {
        string[7] memory ends = [
            "",
            "MultiSender_AlreadyMarked(address,uint256)",
            "MultiSender_AmountOverflow(uint256,uint256,uint256)",
            "MultiSender_RecordsLength(uint256,uint256)",
            "MultiSender_TotalMismatch(uint256,uint256)",
            "InsufficientBalance()",
            "Token_RecipientZero()"
        ];
        uint256[7] memory counts;
        for (uint256 seed = 0; seed < CASES; ++seed) {
            bytes4 end = this.endOf(seed);
            for (uint256 i = 0; i < ends.length; ++i) {
                if (end == (i == 0 ? bytes4(0) : bytes4(keccak256(bytes(ends[i]))))) ++counts[i];
            }
        }
        assertGt(counts[0], CASES / 4, "paid");
        for (uint256 i = 1; i < ends.length; ++i) {
            assertGt(counts[i], 0, ends[i]);
        }
    }

    /* CALLS OF THEIR OWN, SO THAT THEIR MEMORY ENDS WITH THEM */

    function endOf(uint256 seed) external returns (bytes4) {
        uint256 before = vm.snapshotState();
        (, bytes memory result,) = _submit(address(_token), _case(Dice.Cup(seed)));
        vm.revertToState(before);
        return _selectorOf(result);
    }

    function recordAt(Call calldata call, uint256 index) external pure returns (address to, uint256 amount) {
        bytes calldata record = call.records[index * (call.width + 20):];
        to = address(bytes20(record[call.width:]));
        amount = call.width == 0 ? call.unit : call.unit * (uint256(bytes32(record)) >> (256 - 8 * call.width));
    }

    /* CASES */

    /// @dev The sender has more than the list, exactly as much, or less; the others have anything.
    function _case(Dice.Cup memory cup) private returns (Call memory call) {
        List memory list = _payments(cup);
        (call.total, call.unit, call.width, call.records) = (_total(cup, list), list.unit, list.width, list.records);
        Submission memory submission;
        _mark(cup, submission);
        call.id = submission.id;
        uint256 held = cup.oneIn(4)
            ? call.total
            : cup.oneIn(8) ? call.total / 2 : cup.oneIn(2) ? type(uint256).max : call.total + cup.roll(1e18);
        _hold(held, cup);
        if (!submission.isMarked) return call;

        vm.prank(sender);
        _token.transferMany(call.id, 0, 0, 0, PackedRecords.pack(_two(sender, sender)));
        vm.prank(sender);
        _twin.transferMany(call.id, 0, 0, 0, PackedRecords.pack(_two(sender, sender)));
    }

    function _hold(uint256 held, Dice.Cup memory cup) private {
        uint256 other = type(uint256).max - held;
        vm.startPrank(sender);
        uint256 part = cup.oneIn(2) ? 0 : cup.roll(other == type(uint256).max ? other : other + 1);
        ERC20(address(_token)).transfer(bob, part);
        ERC20(address(_token)).transfer(makeAddr("safe"), other - part);
        vm.stopPrank();
        _twin.give(sender, held);
        _twin.give(bob, part);
    }

    /* COMPARISON */

    function _compare(Call memory call) private {
        (bool success, bytes memory result, Vm.Log[] memory logs) = _submit(address(_token), call);
        (bool plainSuccess, bytes memory plainResult, Vm.Log[] memory plainLogs) = _submit(address(_twin), call);
        assertEq(result, plainResult, "result");
        assertEq(success, plainSuccess, "success");
        assertEq(logs.length, plainLogs.length, "number of logs");
        for (uint256 i = 0; i < logs.length; ++i) {
            assertEq(
                abi.encode(logs[i].topics, logs[i].data), abi.encode(plainLogs[i].topics, plainLogs[i].data), "log"
            );
        }
        assertEq(_balancesOf(address(_token)), _balancesOf(address(_twin)), "balances");
        assertEq(_token.marksOf(sender, call.id >> 8), _twin.marksOf(sender, call.id >> 8), "marks");
    }

    function _submit(address target, Call memory call)
        private
        returns (bool success, bytes memory result, Vm.Log[] memory logs)
    {
        vm.recordLogs();
        vm.prank(sender);
        (success, result) = target.call(
            abi.encodeCall(IStandardToken.transferMany, (call.id, call.total, call.unit, call.width, call.records))
        );
        logs = vm.getRecordedLogs();
        if (!success) logs = new Vm.Log[](0); // those of a reverted call never were
    }

    function _balancesOf(address token) private view returns (bytes memory balances) {
        for (uint256 i = 0; i < cast.length; ++i) {
            balances = bytes.concat(balances, bytes32(ERC20(token).balanceOf(cast[i])));
        }
    }

    /// @dev Twins of {MultiSender} are compared elsewhere.
    function _holdings(address) internal pure override returns (bytes memory) { }
}
