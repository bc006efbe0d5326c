// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PermitRoute } from "./PermitRoute.sol";

/// @notice A token, from the sender to each with a permit.
abstract contract PermitTokenFromRoute is PermitRoute {
    function _encode(Order memory o) internal view override returns (bytes memory) {
        address erc20 = address(token);
        if (o.isEqual && o.isSkip) {
            return abi.encodeCall(
                multiSender.sendTokenFromEqualWithPermitOrSkip,
                (o.id, o.gasCap, erc20, o.total, o.unit, o.records, permit)
            );
        }
        if (o.isEqual) {
            return abi.encodeCall(
                multiSender.sendTokenFromEqualWithPermit, (o.id, erc20, o.total, o.unit, o.records, permit)
            );
        }
        if (o.isSkip) {
            return abi.encodeCall(
                multiSender.sendTokenFromWithPermitOrSkip,
                (o.id, o.gasCap, erc20, o.total, o.unit, o.width, o.records, permit)
            );
        }
        return abi.encodeCall(
            multiSender.sendTokenFromWithPermit, (o.id, erc20, o.total, o.unit, o.width, o.records, permit)
        );
    }

    function _isPull() internal pure override returns (bool) {
        return false;
    }
}
