// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { GreedyRecipient } from "../mocks/recipients/GreedyRecipient.sol";
import { GreedyToken } from "../mocks/tokens/GreedyToken.sol";
import { PackedRecords } from "../utils/PackedRecords.sol";
import { Twins } from "./Twins.sol";

/// @notice Each copy of an unrolled loop asks for the gas that its recipient was promised. Only the last recipient of a list
/// can be starved unnoticed, since for each recipient after it is asked again: so lists of all lengths end with two who need
/// it all, and there is enough for the first of them.
contract Starving_Differential_Test is Twins {
    /// @dev More than two rounds of the unrolled loop.
    uint256 private constant MOST = 22;

    /// @dev The cap that lets the last one be paid, with little to spare.
    uint256 private constant GAS_CAP = 2_965_000;

    address private _greedy;
    GreedyToken private _token;

    function setUp() public override {
        super.setUp();
        _greedy = address(new GreedyRecipient());
        _token = new GreedyToken();
        _token.setBlocked(_greedy, true);
        _token.mint(sender, MOST);
        vm.prank(sender);
        _token.approve(address(multiSender), MOST);
        cast.push(_greedy);
        cast.push(address(_token));
    }

    function test_RevertGiven_LittleGas_NativeEqual() external {
        _forEachLength(this.sendNativeEqual);
    }

    function test_RevertGiven_LittleGas_Native() external {
        _forEachLength(this.sendNative);
    }

    function test_RevertGiven_LittleGas_TokenEqual() external {
        _forEachLength(this.sendTokenEqual);
    }

    function test_RevertGiven_LittleGas_Token() external {
        _forEachLength(this.sendToken);
    }

    function test_RevertGiven_LittleGas_TokenFrom() external {
        _forEachLength(this.sendTokenFrom);
    }

    /* ONE LENGTH */

    function sendNativeEqual(uint256 length) external {
        bytes memory records = PackedRecords.pack(_recipients(length));
        _starve(length, abi.encodeCall(multiSender.sendNativeEqualOrSkip, (0, GAS_CAP, 1, records)));
    }

    function sendNative(uint256 length) external {
        bytes memory records = PackedRecords.pack(1, _ones(length), _recipients(length));
        _starve(length, abi.encodeCall(multiSender.sendNativeOrSkip, (0, GAS_CAP, 1, 1, records)));
    }

    function sendTokenEqual(uint256 length) external {
        bytes memory records = PackedRecords.pack(_recipients(length));
        _starve(0, abi.encodeCall(multiSender.sendTokenEqualOrSkip, (0, GAS_CAP, address(_token), length, 1, records)));
    }

    function sendToken(uint256 length) external {
        bytes memory records = PackedRecords.pack(1, _ones(length), _recipients(length));
        _starve(0, abi.encodeCall(multiSender.sendTokenOrSkip, (0, GAS_CAP, address(_token), length, 1, 1, records)));
    }

    function sendTokenFrom(uint256 length) external {
        bytes memory records = PackedRecords.pack(_recipients(length));
        _starve(
            0, abi.encodeCall(multiSender.sendTokenFromEqualOrSkip, (0, GAS_CAP, address(_token), length, 1, records))
        );
    }

    /* PARTS */

    function _forEachLength(function(uint256) external send) private {
        for (uint256 length = 1; length <= MOST; ++length) {
            send(length);
        }
    }

    /// @dev With plenty all are paid; with as much gas as that used, the last one cannot get its part, and with a little more
    /// neither can it be promised.
    function _starve(uint256 value, bytes memory data) private {
        vm.deal(sender, value);
        Submission memory submission =
            Submission({ data: data, value: value, gasLimit: PLENTY, id: 0, isMarked: false });
        Outcome memory expected = _run(submission, false);
        assertEq(expected.result, abi.encode(0), "all are paid with plenty");

        for (uint256 i = 0; i < 2; ++i) {
            submission.gasLimit = expected.gasUsed + i * 20_000;
            assertFalse(_run(submission, false).success, "starved");
        }
    }

    function _recipients(uint256 length) private view returns (address[] memory recipients) {
        recipients = new address[](length);
        for (uint256 i = 0; i < length; ++i) {
            recipients[i] = i + 2 < length ? alice : _greedy;
        }
    }

    function _ones(uint256 length) private pure returns (uint256[] memory ones) {
        ones = new uint256[](length);
        for (uint256 i = 0; i < length; ++i) {
            ones[i] = 1;
        }
    }

    function _holdings(address account) internal view override returns (bytes memory) {
        return abi.encode(account.balance, _token.balanceOf(account));
    }
}
