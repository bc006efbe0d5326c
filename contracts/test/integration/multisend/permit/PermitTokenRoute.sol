// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PermitRoute } from "./PermitRoute.sol";

/// @notice A token, pulled once with a permit.
abstract contract PermitTokenRoute is PermitRoute {
    function _encode(Order memory o) internal view override returns (bytes memory) {
        address erc20 = address(token);
        if (o.isEqual && o.isSkip) {
            return abi.encodeCall(
                multiSender.sendTokenEqualWithPermitOrSkip, (o.id, o.gasCap, erc20, o.total, o.unit, o.records, permit)
            );
        }
        if (o.isEqual) {
            return
                abi.encodeCall(multiSender.sendTokenEqualWithPermit, (o.id, erc20, o.total, o.unit, o.records, permit));
        }
        if (o.isSkip) {
            return abi.encodeCall(
                multiSender.sendTokenWithPermitOrSkip,
                (o.id, o.gasCap, erc20, o.total, o.unit, o.width, o.records, permit)
            );
        }
        return
            abi.encodeCall(multiSender.sendTokenWithPermit, (o.id, erc20, o.total, o.unit, o.width, o.records, permit));
    }

    function _isPull() internal pure override returns (bool) {
        return true;
    }
}
