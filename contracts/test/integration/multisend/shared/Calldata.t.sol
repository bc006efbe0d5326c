// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Defaults } from "../../../utils/Defaults.sol";
import { Route } from "./Route.sol";

/// @notice Calldata that no encoder writes. Bytes that are not there read as zeros: taken for records, they would pay the
/// zero address.
abstract contract Calldata_Shared_Test is Route {
    /// @dev So many fill whole words with their records, distinct and equal.
    uint256 private constant LENGTH = 8;

    /// @dev A whole word or more: whatever comes last, padding is shorter.
    function testFuzz_RevertWhen_CalldataIsCut(bool isSkip, bool isEqual, uint256 length) external {
        bytes memory call = _encodeFunded(isSkip, isEqual);
        _cut(call, bound(length, 4, call.length - 32));

        assertFalse(_call(call, isSkip, isEqual), "success");
        assertEq(_balanceOf(address(0)), 0, "zero address");
    }

    /// @dev {_call} has compared everybody's balance.
    function testFuzz_WhenLastWordIsCut(bool isSkip, bool isEqual, uint256 missing) external {
        bytes memory call = _encodeFunded(isSkip, isEqual);
        _cut(call, call.length - bound(missing, 1, 31));

        _call(call, isSkip, isEqual);
        assertEq(_balanceOf(address(0)), 0, "zero address");
    }

    function testFuzz_WhenCalldataHasSurplus(bool isSkip, bool isEqual, bytes memory surplus) external {
        bytes memory call = _encodeFunded(isSkip, isEqual);

        assertTrue(_call(bytes.concat(call, surplus), isSkip, isEqual), "success");
    }

    function testFuzz_RevertWhen_RecordsAreSaidToBeLonger(bool isSkip, bool isEqual, uint256 length) external {
        bytes memory call = _encodeFunded(isSkip, isEqual);
        uint256 real = LENGTH * (isEqual ? 20 : 20 + Defaults.WIDTH);
        _replaceWord(call, real, bound(length, real + 1, type(uint256).max));

        assertFalse(_call(call, isSkip, isEqual), "success");
        assertEq(_balanceOf(address(0)), 0, "zero address");
    }

    /* PARTS */

    function _encodeFunded(bool isSkip, bool isEqual) private returns (bytes memory) {
        Order memory order = _orderOf(_strangers(1, LENGTH), isSkip, isEqual);
        _fund(sender, order.total);
        return _encode(order);
    }

    /// @dev Makes the call, and compares everybody's balance with what its success means.
    function _call(bytes memory call, bool isSkip, bool isEqual) private returns (bool success) {
        address[] memory recipients = _strangers(1, LENGTH);
        Order memory order = _orderOf(recipients, isSkip, isEqual);

        vm.prank(sender);
        (success,) = address(multiSender).call{ value: _valueOf(order) }(call);

        for (uint256 i = 0; i < LENGTH; ++i) {
            assertEq(_balanceOf(recipients[i]), success ? _amountAt(i, isEqual) : 0, "recipient");
        }
        assertEq(_balanceOf(sender), success ? 0 : order.total, "sender");
        assertEq(_balanceOf(address(multiSender)), 0, "MultiSender");
    }

    function _cut(bytes memory data, uint256 length) private pure {
        assembly {
            mstore(data, length)
        }
    }

    /// @dev The last word of this value: an offset in the head may have the same.
    function _replaceWord(bytes memory data, uint256 from, uint256 to) private pure {
        uint256 found;
        for (uint256 offset = 36; offset <= data.length; offset += 32) {
            uint256 word;
            assembly {
                word := mload(add(data, offset))
            }
            if (word == from) found = offset;
        }
        require(found > 0, "no such word");
        assembly {
            mstore(add(data, found), to)
        }
    }
}
