// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RejectingRecipient } from "../../../mocks/recipients/RejectingRecipient.sol";
import { Route } from "../shared/Route.sol";

/// @notice Native coin.
abstract contract NativeRoute is Route {
    function _encode(Order memory o) internal view override returns (bytes memory) {
        if (o.isEqual && o.isSkip) {
            return abi.encodeCall(multiSender.sendNativeEqualOrSkip, (o.id, o.gasCap, o.unit, o.records));
        }
        if (o.isEqual) return abi.encodeCall(multiSender.sendNativeEqual, (o.id, o.unit, o.records));
        if (o.isSkip) {
            return abi.encodeCall(multiSender.sendNativeOrSkip, (o.id, o.gasCap, o.unit, o.width, o.records));
        }
        return abi.encodeCall(multiSender.sendNative, (o.id, o.unit, o.width, o.records));
    }

    function _valueOf(Order memory order) internal pure override returns (uint256) {
        return order.total;
    }

    function _fund(address account, uint256 amount) internal override {
        vm.deal(account, amount);
    }

    function _balanceOf(address account) internal view override returns (uint256) {
        return account.balance;
    }

    function _refuse(address account) internal override {
        vm.etch(account, type(RejectingRecipient).runtimeCode);
    }
}
