// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ApprovedRoute } from "../shared/ApprovedRoute.sol";

/// @notice A token, pulled once.
abstract contract TokenRoute is ApprovedRoute {
    function _encode(Order memory o) internal view override returns (bytes memory) {
        address erc20 = address(token);
        if (o.isEqual && o.isSkip) {
            return abi.encodeCall(multiSender.sendTokenEqualOrSkip, (o.id, o.gasCap, erc20, o.total, o.unit, o.records));
        }
        if (o.isEqual) {
            return abi.encodeCall(multiSender.sendTokenEqual, (o.id, erc20, o.total, o.unit, o.records));
        }
        if (o.isSkip) {
            return
                abi.encodeCall(
                    multiSender.sendTokenOrSkip, (o.id, o.gasCap, erc20, o.total, o.unit, o.width, o.records)
                );
        }
        return abi.encodeCall(multiSender.sendToken, (o.id, erc20, o.total, o.unit, o.width, o.records));
    }

    function _isPull() internal pure override returns (bool) {
        return true;
    }
}
