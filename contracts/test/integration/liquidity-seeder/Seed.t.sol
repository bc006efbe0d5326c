// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { ILiquiditySeeder } from "src/interfaces/ILiquiditySeeder.sol";
import { IUniswapV2Factory } from "src/interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Router } from "src/interfaces/external/IUniswapV2Router.sol";
import { Errors } from "src/libraries/Errors.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { Seeding } from "./Seeding.sol";

contract Seed_LiquiditySeeder_Test is Seeding {
    uint256[3] private _fees = [uint256(30), 25, 10];

    /* CALLER'S MISTAKES */

    function testFuzz_RevertWhen_TheDeadlineHasPassed(uint256 late) external {
        Order memory order = _order();
        order.deadline -= bound(late, 1, order.deadline);
        _expectRevert(
            order,
            abi.encodeWithSelector(Errors.LiquiditySeeder_DeadlinePassed.selector, order.deadline, block.timestamp)
        );
    }

    function test_RevertWhen_TheRouterHasNoCode() external {
        _expectRouterInvalid(makeAddr("router"));
    }

    function test_RevertWhen_TheRouterAnswersSomethingElse() external {
        address router = makeAddr("router");
        bytes[4] memory answers =
            [bytes(""), new bytes(31), abi.encode(uint256(type(uint160).max) + 1), abi.encode(type(uint256).max)];
        for (uint256 i = 0; i < answers.length; ++i) {
            vm.mockCall(router, abi.encodeCall(IUniswapV2Router.factory, ()), answers[i]);
            _answerWeth(router, address(exchanges[0].weth));
            _expectRouterInvalid(router);

            _answerFactory(router, address(exchanges[0].factory));
            vm.mockCall(router, abi.encodeCall(IUniswapV2Router.WETH, ()), answers[i]);
            _expectRouterInvalid(router);
        }
    }

    function test_RevertWhen_TheFactoryDoesNotAnswer() external {
        address router = makeAddr("router");
        _answerWeth(router, address(exchanges[0].weth));
        _answerFactory(router, makeAddr("factory"));
        _expectRouterInvalid(router);

        _answerFactory(router, address(exchanges[0].weth)); // its fallback answers nothing, and not to a static call
        _expectRouterInvalid(router);
    }

    function test_RevertWhen_TheWrappedCoinHasNoCode() external {
        address router = makeAddr("router");
        _answerFactory(router, address(exchanges[0].factory));
        _answerWeth(router, makeAddr("wrapped coin"));
        _expectRouterInvalid(router);
    }

    function test_RevertWhen_NothingIsWanted() external {
        Order memory order = _order();
        order.amount = 0;
        _expectRevert(order, abi.encodeWithSelector(Errors.LiquiditySeeder_DonationExceeds.selector, order.token, 0, 0));

        order = _order();
        order.coin = 0;
        _expectRevert(
            order, abi.encodeWithSelector(Errors.LiquiditySeeder_DonationExceeds.selector, exchanges[0].weth, 0, 0)
        );
    }

    function test_RevertWhen_TheCallerHasLess() external {
        Order memory order = _order();
        order.amount = token.balanceOf(sender) + 1;
        _expectTransferFailed(order);
    }

    function test_RevertWhen_TheCallerAllowedLess() external {
        Order memory order = _order();
        vm.prank(sender);
        token.approve(address(liquiditySeeder), order.amount - 1);
        _expectTransferFailed(order);
    }

    function test_RevertWhen_MoreIsWantedThanAPairCanHold() external {
        Order memory order = _order();
        order.coin = uint256(type(uint112).max) + 1;
        _expectRevert(order, "UniswapV2: OVERFLOW");

        order.coin = type(uint112).max;
        _seed(order);
        _assertSeeded(exchanges[0], order);
    }

    function testFuzz_RevertWhen_LiquidityIsTooLow(uint256 tooMuch) external {
        Order memory order = _order();
        uint256 liquidity = _liquidity(order);
        order.minLp = liquidity + bound(tooMuch, 1, type(uint256).max - liquidity);
        _expectRevert(
            order, abi.encodeWithSelector(Errors.LiquiditySeeder_LiquidityTooLow.selector, liquidity, order.minLp)
        );

        order.minLp = liquidity;
        assertEq(_seed(order), liquidity, "exactly as much as asked for");
    }

    /* PAIR */

    function test_RevertGiven_ThePairHasLiquidity() external {
        Order memory order = _order();
        IV2Pair pair = _donateAndMint(order.amount / 1000, 1e6);
        _expectHasLiquidity(order);

        // More than is wanted: it is no donation, and not called one.
        _donate({ exchange: exchanges[0], pair: pair, amount: order.amount, coin: order.coin });
        pair.mint(eve);
        _expectHasLiquidity(order);
    }

    function test_RevertGiven_AllLiquidityWasRemoved() external {
        Order memory order = _order();
        IV2Pair pair = _donateAndMint(order.amount / 1000, 1e6);
        vm.startPrank(eve);
        pair.transfer(address(pair), pair.balanceOf(eve));
        pair.burn(eve);
        vm.stopPrank();

        assertEq(pair.totalSupply(), LEFT, "what cannot be removed");
        _expectHasLiquidity(order);
    }

    function test_GivenThereIsNoPair() external {
        for (uint256 i = 0; i < 3; ++i) {
            Order memory order = _order();
            order.router = address(exchanges[i].router);
            uint256 liquidity = _seed(order);

            assertEq(exchanges[i].factory.allPairsLength(), 1, "pairs");
            assertEq(liquidity, _liquidity(order), "returned");
            _assertSeeded(exchanges[i], order);
            _assertSeederEmpty(exchanges[i]);
        }
    }

    function testFuzz_GivenAStrangerMadeThePair(uint256 amount, uint256 coin, uint256 kind, uint256 bought) external {
        kind = bound(kind, 0, 2);
        UniswapV2 memory exchange = exchanges[kind];
        Order memory order = _order();
        order.router = address(exchange.router);
        (order.amount, order.coin) = (bound(amount, 1, MOST), bound(coin, 1, MOST));
        vm.assume(Math.sqrt(order.amount * order.coin) > LEFT); // the pair wants it
        IV2Pair pair = _createPair(exchange, address(token));
        uint256 before = token.balanceOf(sender);

        vm.expectEmit(address(liquiditySeeder));
        emit ILiquiditySeeder.Seeded({
            pair: address(pair),
            token: address(token),
            caller: sender,
            recipient: sender,
            amount: order.amount,
            coin: order.coin,
            liquidity: _liquidity(order)
        });
        assertEq(_seed(order), _liquidity(order), "returned");

        _assertSeeded(exchange, order);
        _assertSeederEmpty(exchange);
        assertEq(pair.balanceOf(sender), _liquidity(order), "liquidity of the caller");
        assertEq(pair.totalSupply(), _liquidity(order) + LEFT, "all liquidity");
        assertEq(token.balanceOf(sender), before - order.amount, "token of the caller");
        assertEq(sender.balance, 0, "coin of the caller");

        _buy(exchange, bound(bought, 1, MOST), _fees[kind]);
    }

    /* HELPERS */

    function _buy(UniswapV2 memory exchange, uint256 coin, uint256 fee) private {
        IV2Pair pair = _pair(exchange, address(token));
        uint256 reserve = token.balanceOf(address(pair));
        uint256 left = coin * (10_000 - fee);
        uint256 bought = left * reserve / (exchange.weth.balanceOf(address(pair)) * 10_000 + left);
        if (bought == 0) return;

        vm.deal(bob, coin);
        vm.prank(bob);
        exchange.router.swapExactETHForTokens{ value: coin }({
            amountOutMin: bought, path: _two(address(exchange.weth), address(token)), to: bob, deadline: block.timestamp
        });
        assertEq(token.balanceOf(bob), bought, "bought");
    }

    function _liquidity(Order memory order) private pure returns (uint256) {
        return Math.sqrt(order.amount * order.coin) - LEFT;
    }

    function _donateAndMint(uint256 amount, uint256 coin) private returns (IV2Pair pair) {
        pair = _createPair(exchanges[0], address(token));
        _donate(exchanges[0], pair, amount, coin);
        pair.mint(eve);
    }

    function _answerFactory(address router, address answer) private {
        vm.mockCall(router, abi.encodeCall(IUniswapV2Router.factory, ()), abi.encode(answer));
    }

    function _answerWeth(address router, address answer) private {
        vm.mockCall(router, abi.encodeCall(IUniswapV2Router.WETH, ()), abi.encode(answer));
    }

    function _expectRouterInvalid(address router) private {
        Order memory order = _order();
        order.router = router;
        _expectRevert(order, abi.encodeWithSelector(Errors.LiquiditySeeder_RouterInvalid.selector, router));
    }

    function _expectHasLiquidity(Order memory order) private {
        address pair = address(_pair(exchanges[0], order.token));
        _expectRevert(order, abi.encodeWithSelector(Errors.LiquiditySeeder_PairHasLiquidity.selector, pair));
    }

    function _expectTransferFailed(Order memory order) private {
        _expectRevert(
            order, abi.encodeWithSelector(Errors.LiquiditySeeder_TransferFailed.selector, order.token, order.amount)
        );
    }
}
