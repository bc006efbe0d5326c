// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { ISignatureTransfer } from "permit2/src/interfaces/ISignatureTransfer.sol";
import { Permit } from "src/types/Permit.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { Permit2Signer } from "../../utils/Permit2Signer.sol";
import { MultiSenderTokenHandler } from "./MultiSenderTokenHandler.sol";

/// @notice Sends tokens with a signature in the place of an allowance.
abstract contract MultiSenderSignedHandler is MultiSenderTokenHandler {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    IPermit2 private immutable _permit2;

    /// @dev Each is used once, whether its batch goes through or not.
    uint256 private _nonce;

    constructor(IPermit2 permit2) {
        _permit2 = permit2;
    }

    /// @dev Another account may submit the permit first.
    function sendTokenWithPermit(uint256 seed, bool isSkip, bool isEqual, bool isFrom, bool isFrontRun) external {
        Order memory o = _order(seed, isSkip, isEqual, isFrom);
        if (o.total > o.token.balanceOf(o.sender)) return;

        Permit memory permit = _permit(o, seed, isFrontRun);
        bytes memory arguments = o.isEqual
            ? o.isSkip
                ? abi.encode(o.id, GAS_CAP, o.token, o.total, o.unit, o.records, permit)
                : abi.encode(o.id, o.token, o.total, o.unit, o.records, permit)
            : o.isSkip
                ? abi.encode(o.id, GAS_CAP, o.token, o.total, o.unit, WIDTH, o.records, permit)
                : abi.encode(o.id, o.token, o.total, o.unit, WIDTH, o.records, permit);
        uint256 allowance = o.token.allowance(o.sender, address(multiSender));
        if (allowance < permit.value) allowance = permit.value;
        _submit({
            sender: o.sender, id: o.id, value: 0, token: o.token, call: bytes.concat(_permitSelector(o), arguments)
        });
        assertLe(o.token.allowance(o.sender, address(multiSender)), allowance, "allowance grew beyond the permit");
    }

    function sendTokenWithPermit2(uint256 seed, bool isSkip, bool isEqual) external {
        Order memory o = _order(seed, isSkip, isEqual, false);
        if (o.isFrom || o.sender.code.length > 0 || o.total > o.token.balanceOf(o.sender)) return;

        Permit2Transfer memory permit = _permit2Transfer(o, seed);
        bytes memory call = o.isEqual
            ? o.isSkip
                ? abi.encodeCall(
                    multiSender.sendTokenEqualWithPermit2OrSkip,
                    (o.id, GAS_CAP, address(o.token), o.total, o.unit, o.records, permit)
                )
                : abi.encodeCall(
                    multiSender.sendTokenEqualWithPermit2, (o.id, address(o.token), o.total, o.unit, o.records, permit)
                )
            : o.isSkip
                ? abi.encodeCall(
                    multiSender.sendTokenWithPermit2OrSkip,
                    (o.id, GAS_CAP, address(o.token), o.total, o.unit, WIDTH, o.records, permit)
                )
                : abi.encodeCall(
                    multiSender.sendTokenWithPermit2,
                    (o.id, address(o.token), o.total, o.unit, WIDTH, o.records, permit)
                );
        _submitOrder(o, call);
    }

    /* PARTS */

    /// @dev Without a signer, or if the token knows no permit, it is good for nothing: then an allowance is there already.
    function _permit(Order memory order, uint256 seed, bool isFrontRun) private returns (Permit memory permit) {
        (permit.value, permit.deadline) = (order.total, block.timestamp);
        if (order.sender.code.length > 0 || _isElastic(order.token)) {
            _approve(order, order.total);
            return permit;
        }

        bytes32 hash = keccak256(
            abi.encode(
                PERMIT, order.sender, multiSender, permit.value, order.token.nonces(order.sender), permit.deadline
            )
        );
        hash = keccak256(bytes.concat(hex"1901", order.token.DOMAIN_SEPARATOR(), hash));
        (permit.v, permit.r, permit.s) = vm.sign(cast.keys[seed % cast.senders.length], hash);
        if (!isFrontRun) return permit;

        order.token
            .permit({
                owner: order.sender,
                spender: address(multiSender),
                value: permit.value,
                deadline: permit.deadline,
                v: permit.v,
                r: permit.r,
                s: permit.s
            });
    }

    function _permit2Transfer(Order memory order, uint256 seed) private returns (Permit2Transfer memory permit) {
        permit = Permit2Transfer({
            amount: order.total + seed % 3, deadline: block.timestamp, nonce: _nonce++, signature: ""
        });
        permit.signature = Permit2Signer.sign({
            privateKey: cast.keys[seed % cast.senders.length],
            permit2: _permit2,
            permit: ISignatureTransfer.PermitTransferFrom({
                permitted: ISignatureTransfer.TokenPermissions({ token: address(order.token), amount: permit.amount }),
                nonce: permit.nonce,
                deadline: permit.deadline
            }),
            spender: address(multiSender)
        });
        vm.prank(order.sender);
        order.token.approve(address(_permit2), type(uint256).max);
    }

    function _permitSelector(Order memory order) private view returns (bytes4) {
        bytes4[8] memory selectors = [
            multiSender.sendTokenWithPermit.selector,
            multiSender.sendTokenWithPermitOrSkip.selector,
            multiSender.sendTokenEqualWithPermit.selector,
            multiSender.sendTokenEqualWithPermitOrSkip.selector,
            multiSender.sendTokenFromWithPermit.selector,
            multiSender.sendTokenFromWithPermitOrSkip.selector,
            multiSender.sendTokenFromEqualWithPermit.selector,
            multiSender.sendTokenFromEqualWithPermitOrSkip.selector
        ];
        return selectors[(order.isFrom ? 4 : 0) + (order.isEqual ? 2 : 0) + (order.isSkip ? 1 : 0)];
    }
}
