// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { Dice } from "./Dice.sol";
import { TokenCases } from "./TokenCases.sol";

/// @notice The routes without a signature.
abstract contract Allowed is TokenCases {
    using Dice for Dice.Cup;

    function _allow(Dice.Cup memory cup, Order memory order) internal override {
        uint256 total = order.total;
        _approve(
            address(multiSender), cup.pick([total, total, total, total, total + 1, 1 << 255, ~uint256(0), total / 2])
        );
    }

    function _arguments(Dice.Cup memory, Order memory o) internal view override returns (bytes memory) {
        if (o.isEqual && o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.records);
        if (o.isEqual) return abi.encode(o.id, token, o.total, o.unit, o.records);
        if (o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.width, o.records);
        return abi.encode(o.id, token, o.total, o.unit, o.width, o.records);
    }
}

contract Token_Differential_Test is Allowed {
    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendToken.selector,
            multiSender.sendTokenOrSkip.selector,
            multiSender.sendTokenEqual.selector,
            multiSender.sendTokenEqualOrSkip.selector
        ];
    }

    function _errors() internal pure override returns (bytes4[] memory) {
        return _pullErrors();
    }
}

contract TokenFrom_Differential_Test is Allowed {
    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendTokenFrom.selector,
            multiSender.sendTokenFromOrSkip.selector,
            multiSender.sendTokenFromEqual.selector,
            multiSender.sendTokenFromEqualOrSkip.selector
        ];
    }

    function _errors() internal pure override returns (bytes4[] memory errors) {
        errors = super._errors();
        errors[6] = Errors.MultiSender_AnswerUnclear.selector;
    }
}
