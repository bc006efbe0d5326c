// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { LibBytes } from "solady/utils/LibBytes.sol";
import { TokenFactoryBase } from "./TokenFactoryBase.sol";
import { ITaxedTokenFactory } from "../interfaces/ITaxedTokenFactory.sol";
import { IUniswapV2Factory } from "../interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { Deployed } from "../libraries/Deployed.sol";
import { Errors } from "../libraries/Errors.sol";
import { Reads } from "../libraries/Reads.sol";
import { Market } from "../types/Market.sol";
import { TaxedTokenPrediction } from "../types/TaxedTokenPrediction.sol";
import { TaxedTokenSetup } from "../types/TaxedTokenSetup.sol";
import { VaultConfig } from "../types/VaultConfig.sol";

/// @title TaxedTokenFactoryBase
/// @notice See the documentation in {ITaxedTokenFactory}.
abstract contract TaxedTokenFactoryBase is ITaxedTokenFactory, TokenFactoryBase {
    /* CONSTANTS */

    /// @dev Hundredths of a percent: fees of one transfer, together. A quarter at most, all kinds promise.
    uint256 internal constant MAX_FEES_BPS = 2500;

    /// @dev Base units: what a pair keeps of each side, 112 bits.
    uint256 private constant MAX_TOTAL_SUPPLY = type(uint112).max;

    /* STORAGE */

    /// @inheritdoc ITaxedTokenFactory
    /// @dev Set once. Not an immutable: those would make this contract's code unknown before it is deployed.
    address public vaultImplementation;

    /* CONSTRUCTOR */

    /// @dev The address follows from the code, so that no factory can be deployed with another.
    /// @param vaultCodeHash Hash of the creation code of what the kind's vaults delegate to.
    constructor(bytes32 vaultCodeHash) {
        address implementation = Deployed.addressOf(vaultCodeHash);
        if (implementation.code.length == 0) {
            revert Errors.TaxedTokenFactory_VaultImplementationMissing(implementation);
        }

        vaultImplementation = implementation;
    }

    /* VALIDATION */

    /// @dev Checks what all taxed kinds have in common.
    function _validateMarket(address router, uint256 totalSupply, uint256 feesBps, uint256 maxFeesBps) internal view {
        if (totalSupply > MAX_TOTAL_SUPPLY) {
            revert Errors.TaxedTokenFactory_TotalSupplyTooHigh(totalSupply, MAX_TOTAL_SUPPLY);
        }
        if (feesBps > maxFeesBps) revert Errors.TaxedTokenFactory_FeesTooHigh(feesBps, maxFeesBps);
        if (!_names(router, IUniswapV2Router.factory.selector) || !_names(router, IUniswapV2Router.WETH.selector)) {
            revert Errors.TaxedTokenFactory_RouterInvalid(router);
        }
    }

    /// @dev Whether a router answers a question with the address of a contract.
    function _names(address router, bytes4 question) private view returns (bool) {
        (bool isTold, address named) = Reads.tryAddress(router, abi.encodePacked(question));
        return isTold && named.code.length > 0;
    }

    /// @dev To be called once the token is there. No need to compare a wallet with the token or the vault: their
    /// addresses are hashes over, among others, the wallet. So is the pair's, but it is the router that names it.
    function _validateWallet(address wallet, address router, address pair) internal view {
        if (
            wallet == DEAD || wallet == router || wallet == pair || wallet == address(this)
                || wallet == IUniswapV2Router(router).WETH() || wallet == vaultImplementation
        ) revert Errors.TaxedTokenFactory_WalletInvalid(wallet);
    }

    /// @dev To be called once the token is there. What a vault asks later must be known now: without an answer it would keep
    /// all fees for good.
    function _validatePair(address router, address token, address pair) internal view {
        if (
            !Reads.answers(pair, abi.encodeCall(IUniswapV2Pair.getReserves, ()), 96)
                || !Reads.answers(pair, abi.encodeCall(IUniswapV2Pair.price0CumulativeLast, ()), 32)
                || !Reads.answers(pair, abi.encodeCall(IUniswapV2Pair.price1CumulativeLast, ()), 32)
                || !Reads.answers(pair, abi.encodeCall(IUniswapV2Pair.totalSupply, ()), 32)
        ) revert Errors.TaxedTokenFactory_PairUnsupported(pair);

        address[] memory path = new address[](2);
        (path[0], path[1]) = (token, IUniswapV2Router(router).WETH());
        // The pool is empty, so an honest router refuses to quote and says why.
        if (
            !Reads.knows(router, abi.encodeCall(IUniswapV2Router.getAmountsOut, (1, path)))
                || !Reads.knows(router, abi.encodeCall(IUniswapV2Router.getAmountsIn, (1, path)))
        ) revert Errors.TaxedTokenFactory_RouterInvalid(router);
    }

    /* PREDICTION */

    /// @inheritdoc ITaxedTokenFactory
    function revealPair(address router, address token) external {
        if (msg.sender != address(this)) revert Errors.TaxedTokenFactory_CallerNotFactory(msg.sender);

        IUniswapV2Factory exchange = IUniswapV2Factory(IUniswapV2Router(router).factory());
        revert Errors.TaxedTokenFactory_PairRevealed(exchange.createPair(token, IUniswapV2Router(router).WETH()));
    }

    /// @param initCode The kind's creation code with its arguments.
    function _predictTaxed(address creator, bytes32 salt, bytes memory initCode, TaxedTokenSetup memory setup)
        internal
        returns (TaxedTokenPrediction memory prediction)
    {
        prediction.token = _predict({ creator: creator, salt: salt, initCode: initCode });
        prediction.pair = _predictPair(setup.router, prediction.token);
        prediction.vault = Clones.predictDeterministicAddressWithImmutableArgs({
            implementation: setup.vaultImplementation,
            args: abi.encode(
                VaultConfig({
                    market: Market({
                        pair: prediction.pair,
                        router: setup.router,
                        token: prediction.token,
                        wrappedCoin: IUniswapV2Router(setup.router).WETH()
                    }),
                    payee: setup.payee
                })
            ),
            salt: 0,
            deployer: prediction.token
        });
    }

    /// @dev Exchanges compute it differently, so the only way to know is to have the pair made, and to take that back.
    /// OpenZeppelin's SimulateCall does the like with an opcode that the oldest chain does not have.
    function _predictPair(address router, address token) private returns (address pair) {
        IUniswapV2Factory exchange = IUniswapV2Factory(IUniswapV2Router(router).factory());
        pair = exchange.getPair(token, IUniswapV2Router(router).WETH());
        if (pair != address(0)) return pair;

        try this.revealPair(router, token) { }
        catch (bytes memory reason) {
            // forge-lint: disable-next-line(unsafe-typecast): the first four bytes are the error's
            if (bytes4(reason) != Errors.TaxedTokenFactory_PairRevealed.selector) {
                revert Errors.TaxedTokenFactory_RouterInvalid(router);
            }
            return address(uint160(uint256(bytes32(LibBytes.slice(reason, 4)))));
        }
    }
}
