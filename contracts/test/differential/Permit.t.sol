// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { Permit } from "src/types/Permit.sol";
import { Dice } from "./Dice.sol";
import { TokenCases } from "./TokenCases.sol";

/// @notice The routes with a permit, good or bad, new or used.
abstract contract Permitted is TokenCases {
    using Dice for Dice.Cup;

    bytes32 private constant TYPE_HASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    /// @dev Some had allowed it before, and would not have needed a permit.
    function _allow(Dice.Cup memory cup, Order memory order) internal override {
        if (cup.oneIn(6)) _approve(address(multiSender), order.total);
    }

    function _arguments(Dice.Cup memory cup, Order memory o) internal override returns (bytes memory) {
        Permit memory permit = _permit(cup, o.total);
        if (o.isEqual && o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.records, permit);
        if (o.isEqual) return abi.encode(o.id, token, o.total, o.unit, o.records, permit);
        if (o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.width, o.records, permit);
        return abi.encode(o.id, token, o.total, o.unit, o.width, o.records, permit);
    }

    function _permit(Dice.Cup memory cup, uint256 total) private returns (Permit memory permit) {
        permit.value = cup.pick([total, total, total, total, total, total + 1, ~uint256(0), total / 2]);
        permit.deadline = cup.oneIn(12) ? block.timestamp - 1 : block.timestamp + cup.roll(2);
        if (kind == Kind.Nothing) return permit;

        (, uint256 key) = makeAddrAndKey("sender");
        bytes32 hash = keccak256(
            abi.encode(TYPE_HASH, sender, multiSender, permit.value, token.nonces(sender), permit.deadline)
        );
        hash = keccak256(bytes.concat(hex"1901", token.DOMAIN_SEPARATOR(), hash));
        (permit.v, permit.r, permit.s) = vm.sign(key, hash);
        if (cup.oneIn(12)) permit.v = 55 - permit.v;
        if (!cup.oneIn(4)) return permit;

        // An observer submits it first, if it is good at all.
        vm.prank(eve);
        try token.permit({
            owner: sender,
            spender: address(multiSender),
            value: permit.value,
            deadline: permit.deadline,
            v: permit.v,
            r: permit.r,
            s: permit.s
        }) { }
            catch { }
    }
}

contract TokenWithPermit_Differential_Test is Permitted {
    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendTokenWithPermit.selector,
            multiSender.sendTokenWithPermitOrSkip.selector,
            multiSender.sendTokenEqualWithPermit.selector,
            multiSender.sendTokenEqualWithPermitOrSkip.selector
        ];
    }

    function _errors() internal pure override returns (bytes4[] memory) {
        return _pullErrors();
    }
}

contract TokenFromWithPermit_Differential_Test is Permitted {
    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendTokenFromWithPermit.selector,
            multiSender.sendTokenFromWithPermitOrSkip.selector,
            multiSender.sendTokenFromEqualWithPermit.selector,
            multiSender.sendTokenFromEqualWithPermitOrSkip.selector
        ];
    }

    function _errors() internal pure override returns (bytes4[] memory errors) {
        errors = super._errors();
        errors[6] = Errors.MultiSender_AnswerUnclear.selector;
    }
}
