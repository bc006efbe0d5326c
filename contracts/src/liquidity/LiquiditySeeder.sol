// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ILiquiditySeeder } from "../interfaces/ILiquiditySeeder.sol";
import { ITokenLockFactory } from "../interfaces/ITokenLockFactory.sol";
import { IUniswapV2Factory } from "../interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { Calls } from "../libraries/Calls.sol";
import { Deployed } from "../libraries/Deployed.sol";
import { Errors } from "../libraries/Errors.sol";
import { Reads } from "../libraries/Reads.sol";
import { TokenLock } from "../locks/TokenLock.sol";
import { TokenLockFactory } from "../locks/TokenLockFactory.sol";

/// @title LiquiditySeeder
/// @notice See the documentation in {ILiquiditySeeder}.
///
/// @dev The recipient gets all of the pair, donations included, but for the units that every first liquidity leaves to
/// no owner (1,000 in Uniswap's pairs). A pair mints for its balance less its reserve: what was donated and synced
/// makes the units fewer, never the recipient's part of the pair smaller. What was not synced is the caller's,
/// outside the pair.
///
/// Notes:
/// - No guard against re-entrance: no call changes any state. Money comes from `msg.sender` and `msg.value` alone, and what
/// goes out in a call adds up to what came in with it. Coin that is here by mistake is never counted.
/// - The router, its factory and its wrapped coin are trusted by the caller that names them alone.
///
/// Warning: what strangers can still do.
/// - Who has enough of the token can give the pair its first liquidity before the caller, at any price.
/// - Who donates and syncs as much as the caller wants in the pair makes the call revert. Coin donated and synced is
/// lost to accounts without any of the token; an account with a little, the caller among them, gets nearly all of it by `sync`
/// and a swap. So who can order a block, and has a little of the token, still stops a call for its gas.
/// - Who donates and does not sync makes the caller a present, unless `skim` reverts, as with a token that refuses
/// transfers of zero. Then all that was donated counts, until `skim` is made to work, as with one unit of the token
/// in the pair.
/// - One synced wei breaks a `minLp` near the square root of `amount * msg.value`: give a loose one. The caller owns
/// all of the pair anyway; with 1,000,000 units, what is left without an owner is less than a thousandth.
contract LiquiditySeeder is ILiquiditySeeder {
    /* CONSTANTS */

    /// @dev Where liquidity is lost to all, so that it stays in the pair.
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* STORAGE */

    /// @inheritdoc ILiquiditySeeder
    /// @dev Set once. Not an immutable: those would make this contract's code unknown before it is deployed.
    address public lockFactory;

    /* CONSTRUCTOR */

    /// @dev The address follows from the code, so that no seeder can be deployed with another.
    constructor() {
        address factory = Deployed.addressOf(keccak256(type(TokenLockFactory).creationCode));
        if (factory.code.length == 0) revert Errors.LiquiditySeeder_LockFactoryMissing(factory);

        lockFactory = factory;
    }

    /* SEEDING */

    /// @inheritdoc ILiquiditySeeder
    function seed(address token, address router, uint256 amount, uint256 minLp, address recipient, uint256 deadline)
        external
        payable
        returns (uint256 liquidity)
    {
        // forge-lint: disable-next-line(block-timestamp): a second more or less is the caller's own choice
        if (block.timestamp > deadline) revert Errors.LiquiditySeeder_DeadlinePassed(deadline, block.timestamp);

        (address pair, address coin) = _findPair(token, router);
        _requireRecipient(recipient, pair);
        _requireEmpty(pair);
        _skim(pair);
        uint256 missing = _missing({ token: token, pair: pair, wanted: amount });
        uint256 missingCoin = _missing({ token: coin, pair: pair, wanted: msg.value });

        _pay({ pair: pair, token: token, missing: missing, coin: coin, missingCoin: missingCoin });

        // Once more, for the token was called, and may have called anybody.
        _requireEmpty(pair);
        _requireFilled({ token: token, pair: pair, wanted: amount });
        _requireFilled({ token: coin, pair: pair, wanted: msg.value });

        liquidity = IUniswapV2Pair(pair).mint(recipient);
        if (liquidity < minLp) revert Errors.LiquiditySeeder_LiquidityTooLow(liquidity, minLp);

        emit Seeded({
            pair: pair,
            token: token,
            caller: msg.sender,
            recipient: recipient,
            amount: amount,
            coin: msg.value,
            liquidity: liquidity
        });

        _refund(msg.value - missingCoin);
    }

    /* RECIPIENT */

    /// @dev A lock keeps its terms, so what is found here stays true. One for another token would keep the liquidity as well,
    /// but for a beneficiary that was not meant, or where no page looks for it.
    function _requireRecipient(address recipient, address pair) private view {
        if (recipient == msg.sender || recipient == DEAD) return;

        address locked = ITokenLockFactory(lockFactory).tokenOf(recipient);
        if (locked == address(0)) revert Errors.LiquiditySeeder_RecipientInvalid(recipient);
        if (locked != pair) revert Errors.LiquiditySeeder_LockForOtherToken(recipient, locked, pair);

        uint256 cliff = TokenLock(payable(recipient)).cliff();
        // forge-lint: disable-next-line(block-timestamp): a second more or less does not matter to a lock
        if (block.timestamp >= cliff) revert Errors.LiquiditySeeder_LockOpen(recipient, cliff, block.timestamp);
    }

    /* PAIR */

    /// @dev The pair, made if there is none, and the router's wrapped coin. Who made it does not matter: a pair's
    /// maker has no power over it.
    function _findPair(address token, address router) private returns (address pair, address coin) {
        address factory = _askRouter(router, router, abi.encodeCall(IUniswapV2Router.factory, ()));
        coin = _askRouter(router, router, abi.encodeCall(IUniswapV2Router.WETH, ()));
        if (coin.code.length == 0) revert Errors.LiquiditySeeder_RouterInvalid(router);

        pair = _askRouter(router, factory, abi.encodeCall(IUniswapV2Factory.getPair, (token, coin)));
        if (pair == address(0)) pair = IUniswapV2Factory(factory).createPair(token, coin);
    }

    function _askRouter(address router, address asked, bytes memory question) private view returns (address) {
        (bool isTold, address answer) = Reads.tryAddress(asked, question);
        if (!isTold) revert Errors.LiquiditySeeder_RouterInvalid(router);

        return answer;
    }

    function _requireEmpty(address pair) private view {
        if (IUniswapV2Pair(pair).totalSupply() != 0) revert Errors.LiquiditySeeder_PairHasLiquidity(pair);
    }

    /// @dev What is not synced goes to the caller. If it counted, who can order a block could lend the pair as much as
    /// is wanted and take it back after the call had reverted. A failure must not stop the call: a token may refuse
    /// transfers of zero, or out of the pair.
    function _skim(address pair) private {
        try IUniswapV2Pair(pair).skim(msg.sender) { } catch { }
    }

    /// @dev Balances and not reserves: what could not be skimmed is in the pair, and `mint` counts it.
    function _missing(address token, address pair, uint256 wanted) private view returns (uint256) {
        uint256 donated = _balanceOf(token, pair);
        if (donated >= wanted) revert Errors.LiquiditySeeder_DonationExceeds(token, donated, wanted);

        return wanted - donated;
    }

    function _requireFilled(address token, address pair, uint256 wanted) private view {
        uint256 actual = _balanceOf(token, pair);
        if (actual != wanted) revert Errors.LiquiditySeeder_PairMismatch(pair, token, wanted, actual);
    }

    function _balanceOf(address token, address account) private view returns (uint256) {
        (bool isTold, uint256 balance) = Reads.tryBalanceOf(token, account);
        if (!isTold) revert Errors.LiquiditySeeder_TokenInvalid(token);

        return balance;
    }

    /* MONEY */

    /// @dev The coin last: between wrapping it and paying it no stranger is called.
    function _pay(address pair, address token, uint256 missing, address coin, uint256 missingCoin) private {
        if (!Calls.tryTransferFrom({ token: token, from: msg.sender, to: pair, amount: missing })) {
            revert Errors.LiquiditySeeder_TransferFailed(token, missing);
        }

        IWrappedCoin(coin).deposit{ value: missingCoin }();
        if (!Calls.tryTransfer({ token: coin, to: pair, amount: missingCoin })) {
            revert Errors.LiquiditySeeder_TransferFailed(coin, missingCoin);
        }
    }

    function _refund(uint256 amount) private {
        if (amount > 0 && !Calls.tryPay(msg.sender, amount)) {
            revert Errors.LiquiditySeeder_RefundFailed(msg.sender, amount);
        }
    }
}
