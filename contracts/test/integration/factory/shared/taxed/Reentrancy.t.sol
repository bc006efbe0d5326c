// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { ReenteringExchange } from "../../../../mocks/routers/ReenteringExchange.sol";
import { TaxedFactory } from "./TaxedFactory.sol";

abstract contract Reentrancy_Taxed_Test is TaxedFactory {
    ReenteringExchange private _hostile;

    modifier whenExchangeIsHostile() {
        _hostile = new ReenteringExchange(address(_factory()), address(exchange.weth));
        _;
    }

    function test_WhenAnotherSaltIsUsedWithin() external whenExchangeIsHostile {
        (bytes memory first, bytes memory second) =
            (_paramsOfHostile(), _paramsOfHostile("Saleyard", keccak256("another")));
        address outer = _hostile.createTwo(_creationCall(first), _creationCall(second));
        address inner = _hostile.inner();

        assertTrue(inner != address(0) && inner != outer, "two tokens");
        _assertListed({ token: inner, salt: keccak256("another"), index: 0 });
        _assertListed({ token: outer, salt: _identity().salt, index: 1 });
        assertEq(_factory().countByCreator(address(_hostile)), 2, "by creator");
        assertEq(_factory().countByFirstOwner(alice), 2, "by first owner");
    }

    /// @dev Its address is taken while it is being made.
    function test_WhenTheSameTokenIsCreatedWithin() external whenExchangeIsHostile {
        address token = _hostile.createTwo(_creationCall(_paramsOfHostile()), _creationCall(_paramsOfHostile()));

        assertEq(_hostile.inner(), address(0), "nothing from within");
        assertEq(_hostile.error(), "", "the collision says nothing");
        _assertListed({ token: token, salt: _identity().salt, index: 0 });
        assertEq(_factory().countByCreator(address(_hostile)), 1, "by creator");
        assertEq(_factory().countByFirstOwner(alice), 1, "by first owner");
    }

    function test_RevertWhen_TheSameSaltIsUsedWithin() external whenExchangeIsHostile {
        bytes memory second = _paramsOfHostile("Another", _identity().salt);
        address inner = _addressOf(address(_hostile), second);

        vm.expectRevert(
            abi.encodeWithSelector(Errors.TokenFactory_SaltUsed.selector, address(_hostile), _identity().salt, inner)
        );
        _hostile.createTwo(_creationCall(_paramsOfHostile()), _creationCall(second));

        assertEq(inner.code.length, 0, "no inner token");
        assertEq(_addressOf(address(_hostile), _paramsOfHostile()).code.length, 0, "no outer token");
        assertEq(_factory().countByCreator(address(_hostile)), 0, "by creator");
    }

    function test_WhenPredicted() external whenExchangeIsHostile {
        uint256 nonce = vm.getNonce(address(_factory()));
        address token = _predictAs(bob, address(_hostile), _paramsOfHostile()).token;
        assertEq(token.code.length, 0, "no token");
        assertEq(_hostile.inner(), address(0), "nothing from within");
        assertEq(_factory().countByCreator(address(_hostile)), 0, "by creator");
        assertEq(vm.getNonce(address(_factory())), nonce, "no contract at all");
    }

    /* HELPERS */

    function _paramsOfHostile() private view returns (bytes memory) {
        return _paramsOfHostile(_identity().name, _identity().salt);
    }

    function _paramsOfHostile(string memory name, bytes32 salt) private view returns (bytes memory) {
        Common memory common = _common();
        common.router = address(_hostile);
        (common.identity.name, common.identity.salt) = (name, salt);
        return _encode(common);
    }

    function _assertListed(address token, bytes32 salt, uint256 index) private view {
        address creator = address(_hostile);
        assertTrue(_factory().isToken(token), "isToken");
        assertEq(_factory().tokenOf(creator, salt), token, "tokenOf");
        assertEq(_factory().tokensByCreator(creator, index, 1)[0], token, "creator's page");
        assertEq(_factory().tokensByFirstOwner(alice, index, 1)[0], token, "first owner's page");
        assertEq(ITaxedToken(token).router(), creator, "its router");
    }
}
