// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { ReenteringExchange } from "../../../mocks/routers/ReenteringExchange.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract Reentrancy_LiquidityGeneratorTokenFactory_Test is LiquidityGeneratorFactory {
    ReenteringExchange private _hostile;

    function setUp() public override {
        super.setUp();
        _hostile = new ReenteringExchange(liquidityGeneratorTokenFactory, address(exchange.weth));
    }

    function test_WhenAnotherSaltIsUsedWithin() external {
        LiquidityGeneratorTokenParams memory second = _paramsOfHostile();
        second.salt = keccak256("another");
        address outer = _hostile.createTwo(_paramsOfHostile(), second);
        address inner = _hostile.inner();

        assertTrue(inner != address(0) && inner != outer, "two tokens");
        _assertListed({ token: inner, salt: second.salt, index: 0 });
        _assertListed({ token: outer, salt: _paramsOfHostile().salt, index: 1 });
        assertEq(liquidityGeneratorTokenFactory.countByCreator(address(_hostile)), 2, "by creator");
        assertEq(liquidityGeneratorTokenFactory.countByFirstOwner(alice), 2, "by first owner");
    }

    /// @dev Its address is taken while it is being made.
    function test_WhenTheSameTokenIsCreatedWithin() external {
        address token = _hostile.createTwo(_paramsOfHostile(), _paramsOfHostile());

        assertEq(_hostile.inner(), address(0), "nothing from within");
        assertEq(_hostile.error(), "", "the collision says nothing");
        _assertListed({ token: token, salt: _paramsOfHostile().salt, index: 0 });
        assertEq(liquidityGeneratorTokenFactory.countByCreator(address(_hostile)), 1, "by creator");
        assertEq(liquidityGeneratorTokenFactory.countByFirstOwner(alice), 1, "by first owner");
    }

    function test_RevertWhen_TheSameSaltIsUsedWithin() external {
        LiquidityGeneratorTokenParams memory second = _paramsOfHostile();
        second.name = "Another";
        address inner = _addressOf(address(_hostile), second);

        vm.expectRevert(
            abi.encodeWithSelector(
                Errors.TokenFactory_SaltUsed.selector, address(_hostile), _paramsOfHostile().salt, inner
            )
        );
        _hostile.createTwo(_paramsOfHostile(), second);

        assertEq(inner.code.length, 0, "no inner token");
        assertEq(_addressOf(address(_hostile), _paramsOfHostile()).code.length, 0, "no outer token");
        assertEq(liquidityGeneratorTokenFactory.countByCreator(address(_hostile)), 0, "by creator");
    }

    function test_WhenPredicted() external {
        address token = liquidityGeneratorTokenFactory.predictToken(address(_hostile), _paramsOfHostile()).token;
        assertEq(token.code.length, 0, "no token");
        assertEq(_hostile.inner(), address(0), "nothing from within");
        assertEq(liquidityGeneratorTokenFactory.countByCreator(address(_hostile)), 0, "by creator");
        assertEq(vm.getNonce(address(liquidityGeneratorTokenFactory)), 1, "no contract at all");
    }

    /* HELPERS */

    function _paramsOfHostile() private view returns (LiquidityGeneratorTokenParams memory params) {
        params = _params();
        params.router = address(_hostile);
    }

    function _assertListed(address token, bytes32 salt, uint256 index) private view {
        address creator = address(_hostile);
        assertTrue(liquidityGeneratorTokenFactory.isToken(token), "isToken");
        assertEq(liquidityGeneratorTokenFactory.tokenOf(creator, salt), token, "tokenOf");
        assertEq(liquidityGeneratorTokenFactory.tokensByCreator(creator, index, 1)[0], token, "creator's page");
        assertEq(liquidityGeneratorTokenFactory.tokensByFirstOwner(alice, index, 1)[0], token, "first owner's page");
        assertEq(ITaxedToken(token).router(), creator, "its router");
    }
}
