// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "../../../mocks/tokens/BlocklistToken.sol";
import { Route } from "../shared/Route.sol";

/// @notice A token, pulled once.
abstract contract TokenRoute is Route {
    BlocklistToken internal token = new BlocklistToken();

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

    function _valueOf(Order memory) internal pure override returns (uint256) {
        return 0;
    }

    function _fund(address account, uint256 amount) internal override {
        token.mint(account, amount);
        vm.prank(account);
        token.approve(address(multiSender), amount);
    }

    function _balanceOf(address account) internal view override returns (uint256) {
        return token.balanceOf(account);
    }

    function _refuse(address account) internal override {
        token.setBlocked(account, true);
    }
}
