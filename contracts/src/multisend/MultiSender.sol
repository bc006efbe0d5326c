// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IMultiSender } from "../interfaces/IMultiSender.sol";
import { Errors } from "../libraries/Errors.sol";

contract MultiSender is IMultiSender {
    mapping(address sender => mapping(uint256 job => uint256 marks)) public marksOf;

    function isMarked(address sender, uint256 id) external view returns (bool) {
        return marksOf[sender][id >> 8] >> (id & 0xff) & 1 == 1;
    }

    function cancel(uint256 id) external {
        if (id == 0) revert Errors.MultiSender_IdZero();
        _mark(id);
        emit BatchCancelled({ sender: msg.sender, id: id });
    }

    function sendNative(uint256 id, uint256 unit, uint256 width, bytes calldata records) external payable {
        _begin(id);
        _native(id, type(uint256).max, unit, width, records);
    }

    function sendNativeOrSkip(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records) external payable returns (uint256) {
        _begin(id);
        return _native(id, gasCap, unit, width, records);
    }

    function sendNativeEqual(uint256 id, uint256 amount, bytes calldata recipients) external payable {
        _begin(id);
        _native(id, type(uint256).max, amount, 0, recipients);
    }

    function sendNativeEqualOrSkip(uint256 id, uint256 gasCap, uint256 amount, bytes calldata recipients) external payable returns (uint256) {
        _begin(id);
        return _native(id, gasCap, amount, 0, recipients);
    }

    function sendToken(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records) external {
        _begin(id);
        _token(id, type(uint256).max, token, total, unit, width, records, false);
    }

    function sendTokenOrSkip(uint256 id, uint256 gasCap, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records) external returns (uint256) {
        _begin(id);
        return _token(id, gasCap, token, total, unit, width, records, false);
    }

    function sendTokenEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients) external {
        _begin(id);
        _token(id, type(uint256).max, token, total, amount, 0, recipients, false);
    }

    function sendTokenEqualOrSkip(uint256 id, uint256 gasCap, address token, uint256 total, uint256 amount, bytes calldata recipients) external returns (uint256) {
        _begin(id);
        return _token(id, gasCap, token, total, amount, 0, recipients, false);
    }

    function sendTokenFrom(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records) external {
        _begin(id);
        _token(id, type(uint256).max, token, total, unit, width, records, true);
    }

    function sendTokenFromOrSkip(uint256 id, uint256 gasCap, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records) external returns (uint256) {
        _begin(id);
        return _token(id, gasCap, token, total, unit, width, records, true);
    }

    function sendTokenFromEqual(uint256 id, address token, uint256 total, uint256 amount, bytes calldata recipients) external {
        _begin(id);
        _token(id, type(uint256).max, token, total, amount, 0, recipients, true);
    }

    function sendTokenFromEqualOrSkip(uint256 id, uint256 gasCap, address token, uint256 total, uint256 amount, bytes calldata recipients) external returns (uint256) {
        _begin(id);
        return _token(id, gasCap, token, total, amount, 0, recipients, true);
    }

    function _begin(uint256 id) private {
        if (id == 0) return;
        _mark(id);
        emit BatchSent({ sender: msg.sender, id: id });
    }

    function _mark(uint256 id) private {
        uint256 bit = 1 << (id & 0xff);
        uint256 marks = marksOf[msg.sender][id >> 8];
        if (marks & bit != 0) revert Errors.MultiSender_AlreadyMarked(msg.sender, id);
        marksOf[msg.sender][id >> 8] = marks | bit;
    }

    function _at(bytes calldata records, uint256 width, uint256 unit, uint256 i) private view returns (address to, uint256 amount) {
        uint256 start = i * (width + 20);
        amount = width == 0 ? unit : unit * (uint256(bytes32(records[start:start + width])) >> (256 - 8 * width));
        to = address(bytes20(records[start + width:start + width + 20]));
        if (to == address(this)) revert Errors.MultiSender_RecipientIsMultiSender(i);
    }

    function _count(bytes calldata records, uint256 width) private pure returns (uint256) {
        if (width > 32) revert Errors.MultiSender_WidthOutOfRange(width);
        if (records.length == 0) revert Errors.MultiSender_NoRecipients();
        if (records.length % (width + 20) != 0) revert Errors.MultiSender_RecordsLength(records.length, width + 20);
        return records.length / (width + 20);
    }

    function _native(uint256 id, uint256 gasCap, uint256 unit, uint256 width, bytes calldata records) private returns (uint256 skipped) {
        uint256 count = _count(records, width);
        uint256 sum;
        for (uint256 i = 0; i < count; ++i) {
            (address to, uint256 amount) = _at(records, width, unit, i);
            bool ok;
            if (gasCap == type(uint256).max) {
                (ok,) = to.call{ value: amount }("");
                if (!ok) revert Errors.MultiSender_RecipientFailed(i, to);
            } else {
                (ok,) = to.call{ value: amount, gas: gasCap }("");
            }
            if (ok) {
                sum += amount;
            } else {
                ++skipped;
                emit RecipientSkipped({ id: id, index: i, recipient: to, amount: amount });
            }
        }
        if (sum > msg.value) revert Errors.MultiSender_TotalMismatch(msg.value, sum);
        if (sum < msg.value) {
            (bool refunded,) = msg.sender.call{ value: msg.value - sum }("");
            if (!refunded) revert Errors.MultiSender_RefundFailed(msg.sender, msg.value - sum);
        }
    }

    function _token(uint256 id, uint256 gasCap, address token, uint256 total, uint256 unit, uint256 width, bytes calldata records, bool from) private returns (uint256 skipped) {
        uint256 count = _count(records, width);
        uint256 sum;
        uint256 back;
        if (!from && !_call(token, gasleft(), abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), total))) revert Errors.MultiSender_PullFailed(token, total);
        for (uint256 i = 0; i < count; ++i) {
            (address to, uint256 amount) = _at(records, width, unit, i);
            sum += amount;
            bytes memory data = from ? abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, to, amount) : abi.encodeWithSignature("transfer(address,uint256)", to, amount);
            if (!_call(token, gasCap, data)) {
                if (gasCap == type(uint256).max) revert Errors.MultiSender_RecipientFailed(i, to);
                ++skipped;
                back += amount;
                emit RecipientSkipped({ id: id, index: i, recipient: to, amount: amount });
            }
        }
        if (sum != total) revert Errors.MultiSender_TotalMismatch(total, sum);
        if (back > 0 && !from && !_call(token, gasleft(), abi.encodeWithSignature("transfer(address,uint256)", msg.sender, back))) revert Errors.MultiSender_RefundFailed(msg.sender, back);
    }

    function _call(address token, uint256 gasCap, bytes memory data) private returns (bool) {
        (bool ok, bytes memory result) = token.call{ gas: gasCap }(data);
        return ok && (result.length == 0 ? token.code.length > 0 : abi.decode(result, (uint256)) == 1);
    }
}
