// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC7572 } from "src/interfaces/IERC7572.sol";
import { ITokenFactory } from "src/interfaces/ITokenFactory.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Factory } from "./Factory.sol";

abstract contract CreateToken_Shared_Test is Factory {
    /// @dev Bytes.
    uint256 private constant MAX_URI_LENGTH = 2048;

    function testFuzz_RevertWhen_NameLengthIsOutOfRange(uint256 length) external {
        _expectNameError(1);
        _expectNameError(65);
        _expectNameError(bound(length, 66, 300));
    }

    function testFuzz_RevertWhen_SymbolLengthIsOutOfRange(uint256 length) external {
        _expectSymbolError(1);
        _expectSymbolError(33);
        _expectSymbolError(bound(length, 34, 300));
    }

    function testFuzz_RevertWhen_ContractURIIsTooLong(uint256 length) external {
        _expectURIError(MAX_URI_LENGTH + 1);
        _expectURIError(bound(length, MAX_URI_LENGTH + 1, 5000));
    }

    function testFuzz_RevertWhen_DecimalsAreOutOfRange(uint8 decimals) external {
        _expectDecimalsError(1);
        _expectDecimalsError(65);
        _expectDecimalsError(uint8(bound(decimals, 66, 255)));
    }

    function test_RevertWhen_TotalSupplyIsZero() external {
        Identity memory identity = _identity();
        identity.totalSupply = 0;
        _expectRevert(identity, abi.encodeWithSelector(Errors.TokenFactory_TotalSupplyZero.selector));
    }

    function test_RevertWhen_TeamWalletIsNobody() external {
        address[] memory nobodies = _three(address(0), 0x000000000000000000000000000000000000dEaD, address(_factory()));
        for (uint256 i = 0; i < nobodies.length; ++i) {
            Identity memory identity = _identity();
            identity.teamWallet = nobodies[i];
            _expectRevert(identity, abi.encodeWithSelector(Errors.TokenFactory_TeamWalletInvalid.selector, nobodies[i]));
        }
    }

    /// @dev Even if everything else differs: one salt is one token.
    function test_RevertGiven_SaltIsUsed() external {
        vm.prank(bob);
        address token = _create(_identity());

        Identity memory identity = _identity();
        bytes memory error = abi.encodeWithSelector(Errors.TokenFactory_SaltUsed.selector, bob, identity.salt, token);
        _expectRevert(identity, error);
        (identity.name, identity.teamWallet) = ("Another", carol);
        _expectRevert(identity, error);
    }

    function test_GivenAnotherUsedSalt() external {
        vm.prank(eve);
        address first = _create(_identity());
        vm.prank(bob);
        address second = _create(_identity());

        assertTrue(first != second, "same token");
        assertEq(_factory().tokenOf(eve, _identity().salt), first, "first");
        assertEq(_factory().tokenOf(bob, _identity().salt), second, "second");
    }

    function testFuzz_WhenIdentityIsWithinBounds(Identity memory identity, uint256 nameLength, uint256 symbolLength)
        external
    {
        identity.contractURI = _text(bytes(identity.contractURI).length % 200);
        identity.decimals = uint8(bound(identity.decimals, 2, 64));
        identity.name = _text(bound(nameLength, 2, 64));
        identity.symbol = _text(bound(symbolLength, 2, 32));
        identity.totalSupply = bound(identity.totalSupply, _minSupply(), _maxSupply());
        vm.assume(uint160(identity.teamWallet) > 0xffff && identity.teamWallet != address(_factory()));
        vm.assume(_mayBeTeamWallet(identity.teamWallet));
        address predicted = _predict(bob, identity);

        vm.expectEmit(address(_factory()));
        emit ITokenFactory.TokenCreated({ token: predicted, creator: bob, firstOwner: identity.teamWallet });
        vm.prank(bob);
        IERC20 token = IERC20(_create(identity));

        assertEq(address(token), predicted, "address");
        assertEq(IERC7572(address(token)).contractURI(), identity.contractURI, "contract URI");
        assertEq(token.name(), identity.name, "name");
        assertEq(token.symbol(), identity.symbol, "symbol");
        assertEq(token.decimals(), identity.decimals, "decimals");
        assertEq(token.totalSupply(), identity.totalSupply, "supply");
        assertEq(token.balanceOf(identity.teamWallet), identity.totalSupply, "balance");
        assertTrue(_factory().isToken(predicted), "isToken");
        assertEq(_factory().tokenOf(bob, identity.salt), predicted, "tokenOf");
        assertEq(_factory().tokensByCreator(bob, 0, 9)[0], predicted, "by creator");
        assertEq(_factory().tokensByFirstOwner(identity.teamWallet, 0, 9)[0], predicted, "by first owner");
    }

    /// @dev Around the ends of words and at both bounds; a text may have any bytes.
    function test_WhenContractURIHasAnyLength() external {
        uint256[8] memory lengths = [uint256(0), 1, 31, 32, 33, 64, 66, MAX_URI_LENGTH];
        for (uint256 i = 0; i < lengths.length; ++i) {
            Identity memory identity = _identity();
            identity.salt = bytes32(i);
            bytes memory text = bytes(_text(lengths[i]));
            if (i > 0) (text[0], text[text.length - 1]) = (0xef, 0);
            identity.contractURI = string(text);
            address predicted = _predict(bob, identity);
            vm.prank(bob);
            address token = _create(identity);
            assertEq(bytes(IERC7572(token).contractURI()), text, "contract URI");
            assertEq(IERC20(token).name(), identity.name, "name, which shares the memory");
            assertEq(token, predicted, "address");
        }
    }

    /// @dev A text may end in zeros, and still be returned as it was given.
    function test_WhenNameEndsInZeros() external {
        Identity memory identity = _identity();
        identity.name = string(hex"414200");
        identity.symbol = string(hex"43440000");
        vm.prank(bob);
        IERC20 token = IERC20(_create(identity));
        assertEq(bytes(token.name()), hex"414200", "name");
        assertEq(bytes(token.symbol()), hex"43440000", "symbol");
    }

    function _expectNameError(uint256 length) private {
        Identity memory identity = _identity();
        identity.name = _text(length);
        _expectRevert(
            identity, abi.encodeWithSelector(Errors.TokenFactory_NameLengthOutOfRange.selector, length, 2, 64)
        );
    }

    function _expectSymbolError(uint256 length) private {
        Identity memory identity = _identity();
        identity.symbol = _text(length);
        _expectRevert(
            identity, abi.encodeWithSelector(Errors.TokenFactory_SymbolLengthOutOfRange.selector, length, 2, 32)
        );
    }

    function _expectURIError(uint256 length) private {
        Identity memory identity = _identity();
        identity.contractURI = _text(length);
        _expectRevert(
            identity, abi.encodeWithSelector(Errors.TokenFactory_ContractURITooLong.selector, length, MAX_URI_LENGTH)
        );
    }

    function _expectDecimalsError(uint8 decimals) private {
        Identity memory identity = _identity();
        identity.decimals = decimals;
        _expectRevert(
            identity, abi.encodeWithSelector(Errors.TokenFactory_DecimalsOutOfRange.selector, decimals, 2, 64)
        );
    }

    function _expectRevert(Identity memory identity, bytes memory error) private {
        uint256 nonce = vm.getNonce(address(_factory()));
        uint256 created = _factory().countByCreator(bob);

        vm.prank(bob);
        vm.expectRevert(error);
        _create(identity);

        assertEq(vm.getNonce(address(_factory())), nonce, "no contract");
        assertEq(_factory().countByCreator(bob), created, "nothing is listed");
    }
}
