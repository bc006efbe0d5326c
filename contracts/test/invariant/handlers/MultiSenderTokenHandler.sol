// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { ElasticToken } from "../../mocks/tokens/ElasticToken.sol";
import { FalseToken } from "../../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../../mocks/tokens/FeeToken.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { MultiSenderFixture } from "./MultiSenderFixture.sol";

/// @notice Sends tokens on all routes that take an allowance, gives some away, and lets one rebase.
abstract contract MultiSenderTokenHandler is MultiSenderFixture {
    /// @dev Tokens of which routes must know what they are.
    FeeToken internal immutable feeToken;
    FalseToken internal immutable falseToken;
    ElasticToken internal immutable elasticToken;

    constructor(FeeToken feeToken_, FalseToken falseToken_, ElasticToken elasticToken_) {
        (feeToken, falseToken, elasticToken) = (feeToken_, falseToken_, elasticToken_);
    }

    /// @param isEqual Then `unit` is the amount.
    struct Order {
        bool isSkip;
        bool isEqual;
        bool isFrom;
        address sender;
        uint256 id;
        MockToken token;
        uint256 total;
        uint256 unit;
        bytes records;
    }

    /* ACTIONS */

    function sendToken(uint256 seed, bool isSkip, bool isEqual, bool isFrom) external {
        Order memory order = _order(seed, isSkip, isEqual, isFrom);
        if (order.total > order.token.balanceOf(order.sender)) return;

        _approve(order, order.total);
        bytes memory arguments = order.isEqual
            ? order.isSkip
                ? abi.encode(order.id, GAS_CAP, order.token, order.total, order.unit, order.records)
                : abi.encode(order.id, order.token, order.total, order.unit, order.records)
            : order.isSkip
                ? abi.encode(order.id, GAS_CAP, order.token, order.total, order.unit, WIDTH, order.records)
                : abi.encode(order.id, order.token, order.total, order.unit, WIDTH, order.records);
        _submitOrder(order, bytes.concat(_selector(order), arguments));
    }

    function donateToken(uint256 seed, uint256 amount) external {
        (address donor,) = _senderAndId(seed);
        MockToken token = tokens[seed % tokens.length];
        amount = bound(amount, 0, token.balanceOf(donor) / 100);
        uint256 held = unitsOf(token, address(multiSender));
        vm.prank(donor);
        SafeTransferLib.safeTransfer(address(token), address(multiSender), amount);
        donated[token] += unitsOf(token, address(multiSender)) - held;
    }

    function rebase(uint256 sharesPerUnit) external {
        elasticToken.rebase(bound(sharesPerUnit, 0.5e9, 2e9));
    }

    /* PARTS */

    /// @notice What an account has of a token, in what no rebase changes.
    function unitsOf(MockToken token, address account) public view returns (uint256) {
        return _isElastic(token) ? elasticToken.sharesOf(account) : token.balanceOf(account);
    }

    /// @dev A fee is no matter where nothing is pulled; a false answer is none where something is.
    function _order(uint256 seed, bool isSkip, bool isEqual, bool isFrom) internal returns (Order memory order) {
        (order.isSkip, order.isEqual, order.isFrom) = (isSkip, isEqual, isFrom);
        (order.sender, order.id) = _senderAndId(seed);
        order.token = tokens[(seed >> 40) % tokens.length];
        if (address(order.token) == address(feeToken)) order.isFrom = true;
        bool mayFail = isSkip && !(order.isFrom && address(order.token) == address(falseToken));
        (order.records, order.total) = _records(seed, mayFail, isEqual);
        order.unit = isEqual ? _mantissa(seed) : 1;
    }

    /// @dev Who calls back needs its allowance for its own batches.
    function _approve(Order memory order, uint256 amount) internal {
        bool isCallingBack = order.sender.code.length > 0;
        vm.prank(order.sender);
        order.token.approve(address(multiSender), isCallingBack ? type(uint256).max : amount);
    }

    /// @dev The sender's allowance is used up, or is what it was.
    function _submitOrder(Order memory order, bytes memory call) internal {
        uint256 allowance = order.token.allowance(order.sender, address(multiSender));
        _submit({ sender: order.sender, id: order.id, value: 0, token: order.token, call: call });
        assertLe(order.token.allowance(order.sender, address(multiSender)), allowance, "allowance grew");
    }

    function _isElastic(MockToken token) internal view returns (bool) {
        return address(token) == address(elasticToken);
    }

    function _selector(Order memory order) private view returns (bytes4) {
        bytes4[8] memory selectors = [
            multiSender.sendToken.selector,
            multiSender.sendTokenOrSkip.selector,
            multiSender.sendTokenEqual.selector,
            multiSender.sendTokenEqualOrSkip.selector,
            multiSender.sendTokenFrom.selector,
            multiSender.sendTokenFromOrSkip.selector,
            multiSender.sendTokenFromEqual.selector,
            multiSender.sendTokenFromEqualOrSkip.selector
        ];
        return selectors[(order.isFrom ? 4 : 0) + (order.isEqual ? 2 : 0) + (order.isSkip ? 1 : 0)];
    }
}
