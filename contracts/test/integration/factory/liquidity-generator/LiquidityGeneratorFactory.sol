// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { ITokenFactory } from "src/interfaces/ITokenFactory.sol";
import { Label } from "src/libraries/Label.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { TaxedTokenSetup } from "src/types/TaxedTokenSetup.sol";
import { TokenIdentity } from "src/types/TokenIdentity.sol";
import { Base_Test } from "../../../Base.t.sol";
import { Market_Test } from "../../../Market.t.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Factory } from "../shared/Factory.sol";

/// @notice The factory of Liquidity Generator tokens beside a real Uniswap V2.
abstract contract LiquidityGeneratorFactory is Factory, Market_Test {
    uint256 internal constant MAX_SUPPLY = 2 ** 112 - 1;

    address internal charity = makeAddr("charity");

    function setUp() public virtual override(Base_Test, Market_Test) {
        Market_Test.setUp();
    }

    /* KIND */

    function _factory() internal view override returns (ITokenFactory) {
        return liquidityGeneratorTokenFactory;
    }

    function _create(Identity memory identity) internal override returns (address) {
        return liquidityGeneratorTokenFactory.createToken(_paramsOf(identity));
    }

    function _predict(address creator, Identity memory identity) internal override returns (address) {
        return liquidityGeneratorTokenFactory.predictToken(creator, _paramsOf(identity)).token;
    }

    function _maxSupply() internal pure override returns (uint256) {
        return MAX_SUPPLY;
    }

    function _mayBeTeamWallet(address wallet) internal view override returns (bool) {
        return wallet != address(exchange.router) && wallet != address(exchange.weth)
            && wallet != liquidityGeneratorTokenFactory.vaultImplementation();
    }

    function _paramsOf(Identity memory identity) private view returns (LiquidityGeneratorTokenParams memory params) {
        params = _params();
        (params.name, params.symbol, params.decimals) = (identity.name, identity.symbol, identity.decimals);
        (params.salt, params.teamWallet, params.totalSupply) =
        (identity.salt, identity.teamWallet, identity.totalSupply);
    }

    function _params() internal view returns (LiquidityGeneratorTokenParams memory) {
        return
            Defaults.liquidityGeneratorToken({ teamWallet: alice, router: address(exchange.router), charity: charity });
    }

    /* CREATION */

    function _createAs(address creator, LiquidityGeneratorTokenParams memory params)
        internal
        returns (ILiquidityGeneratorToken)
    {
        vm.prank(creator);
        return ILiquidityGeneratorToken(liquidityGeneratorTokenFactory.createToken(params));
    }

    /// @dev Both functions refuse alike, and leave nothing behind.
    function _expectRevert(LiquidityGeneratorTokenParams memory params, bytes memory error) internal {
        _expectRevertOfCreation(params, error);

        vm.expectRevert(error);
        liquidityGeneratorTokenFactory.predictToken(bob, params);
    }

    function _expectRevertOfCreation(LiquidityGeneratorTokenParams memory params, bytes memory error) internal {
        address factory = address(liquidityGeneratorTokenFactory);
        uint256 nonce = vm.getNonce(factory);
        uint256 pairs = exchange.factory.allPairsLength();

        vm.prank(bob);
        vm.expectRevert(error);
        liquidityGeneratorTokenFactory.createToken(params);

        address token = _addressOf(bob, params);
        assertEq(token.code.length, 0, "no token");
        assertEq(vm.getNonce(token), 0, "no vault, which the token would have made");
        assertEq(vm.getNonce(factory), nonce, "no other contract");
        assertEq(exchange.factory.allPairsLength(), pairs, "no pair");
        assertFalse(liquidityGeneratorTokenFactory.isToken(token), "isToken");
        assertEq(liquidityGeneratorTokenFactory.tokenOf(bob, params.salt), address(0), "tokenOf");
        assertEq(liquidityGeneratorTokenFactory.countByCreator(bob), 0, "none by creator");
        assertEq(liquidityGeneratorTokenFactory.countByFirstOwner(params.teamWallet), 0, "none by first owner");
    }

    /* ADDRESSES */

    /// @dev Told by CREATE2 alone, also for what the factory refuses.
    function _addressOf(address creator, LiquidityGeneratorTokenParams memory params) internal view returns (address) {
        bytes memory code = vm.getCode("contracts/out/LiquidityGeneratorToken.sol/LiquidityGeneratorToken.json");
        bytes memory arguments = abi.encode(
            TokenIdentity({
                decimals: params.decimals,
                firstOwner: params.teamWallet,
                name: _words(params.name),
                symbol: _words(params.symbol),
                totalSupply: params.totalSupply
            }),
            TaxedTokenSetup({
                payee: params.charityAddress,
                router: params.router,
                vaultImplementation: liquidityGeneratorTokenFactory.vaultImplementation()
            }),
            LiquidityGeneratorFees({
                charityBps: params.charityBps, liquidityFeeBps: params.liquidityFeeBps, taxFeeBps: params.taxFeeBps
            })
        );
        return vm.computeCreate2Address({
            salt: keccak256(abi.encode(creator, params.salt)),
            initCodeHash: keccak256(bytes.concat(code, arguments)),
            deployer: address(liquidityGeneratorTokenFactory)
        });
    }

    function _words(string memory text) private pure returns (Label.Words memory words) {
        (words.head, words.tail) = abi.decode(bytes.concat(bytes(text), new bytes(64)), (bytes32, bytes32));
        words.length = bytes(text).length;
    }
}
