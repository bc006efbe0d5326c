// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IUniswapV2Factory } from "src/interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Router } from "src/interfaces/external/IUniswapV2Router.sol";
import { Errors } from "src/libraries/Errors.sol";
import { GreedyCoin } from "../../mocks/exchanges/GreedyCoin.sol";
import { RejectingRecipient } from "../../mocks/recipients/RejectingRecipient.sol";
import { FalseToken } from "../../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../../mocks/tokens/FeeToken.sol";
import { LyingToken } from "../../mocks/tokens/LyingToken.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { NoReturnToken } from "../../mocks/tokens/NoReturnToken.sol";
import { WordToken } from "../../mocks/tokens/WordToken.sol";
import { ZeroRefusingToken } from "../../mocks/tokens/ZeroRefusingToken.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { Seeding } from "./Seeding.sol";

/// @notice Tokens, exchanges and callers that misbehave.
contract Hostile_LiquiditySeeder_Test is Seeding {
    /* TOKENS */

    function testFuzz_RevertWhen_TheTokenTakesAFee(uint256 donated) external {
        FeeToken feeToken = new FeeToken();
        Order memory order = _orderOf(feeToken, sender);
        IV2Pair pair = _createPair(exchanges[0], order.token);
        donated = bound(donated, 0, order.amount - 100); // of less than 100 it takes nothing
        feeToken.mint(address(pair), donated);
        pair.sync();
        uint256 fee = (order.amount - donated) / 100;
        _expectRevert(order, _mismatch(order, order.token, order.amount, order.amount - fee));
    }

    function test_WhenTheTokenReturnsNothing() external {
        Order memory order = _orderOf(new NoReturnToken(), sender);
        _seed(order);
        _assertSeeded(exchanges[0], order);
    }

    function test_RevertWhen_TheTokenReturnsFalse() external {
        FalseToken falseToken = new FalseToken();
        Order memory order = _orderOf(falseToken, sender);
        falseToken.setRefused(address(_createPair(exchanges[0], order.token)), true);
        _expectRevert(
            order, abi.encodeWithSelector(Errors.LiquiditySeeder_TransferFailed.selector, order.token, order.amount)
        );
    }

    function test_RevertWhen_TheTokenMovesNothing() external {
        WordToken wordToken = new WordToken();
        Order memory order = _orderOf(wordToken, sender);
        wordToken.setAnswer(address(_createPair(exchanges[0], order.token)), abi.encode(true));
        _expectRevert(order, _mismatch(order, order.token, order.amount, 0));
    }

    function test_RevertWhen_TheTokenDoesNotTellBalances() external {
        LyingToken lyingToken = new LyingToken();
        Order memory order = _orderOf(lyingToken, sender);
        lyingToken.answer(true, abi.encode(1));
        _expectTokenInvalid(order);
        lyingToken.answer(false, new bytes(31));
        _expectTokenInvalid(order);

        order.token = makeAddr("no token");
        _expectTokenInvalid(order);
    }

    /// @dev Then the pair cannot be skimmed: what was not synced counts like what was.
    function testFuzz_WhenTheTokenRefusesToTransferNothing(uint256 donated) external {
        Order memory order = _orderOf(new ZeroRefusingToken(), sender);
        IV2Pair pair = _createPair(exchanges[0], order.token);
        donated = bound(donated, 0, order.coin - 1);
        _donate({ exchange: exchanges[0], pair: pair, amount: 0, coin: donated });
        vm.expectRevert("UniswapV2: TRANSFER_FAILED");
        pair.skim(sender);

        _seed(order);

        _assertSeeded(exchanges[0], order);
        assertEq(sender.balance, donated, "coin of the caller");
        assertEq(exchanges[0].weth.balanceOf(sender), 0, "gift to the caller");
    }

    /// @dev The limit of it, and the cure: one unit of the token in the pair makes it skimmable.
    function test_RevertWhen_TheTokenRefusesAndAsMuchAsWantedIsLent() external {
        Order memory order = _orderOf(new ZeroRefusingToken(), sender);
        IV2Pair pair = _createPair(exchanges[0], order.token);
        _donate({ exchange: exchanges[0], pair: pair, amount: 0, coin: order.coin });
        _expectRevert(
            order,
            abi.encodeWithSelector(
                Errors.LiquiditySeeder_DonationExceeds.selector, exchanges[0].weth, order.coin, order.coin
            )
        );

        MockToken(order.token).mint(address(pair), 1);
        _seed(order);
        _assertSeeded(exchanges[0], order);
        assertEq(exchanges[0].weth.balanceOf(sender), order.coin, "gift to the caller");
    }

    /* EXCHANGES */

    function test_RevertWhen_TheWrappedCoinIsNotTransferred() external {
        GreedyCoin coin = new GreedyCoin();
        Order memory order = _order();
        order.router = _router(address(exchanges[0].factory), address(coin));
        _expectRevert(order, abi.encodeWithSelector(Errors.LiquiditySeeder_TransferFailed.selector, coin, order.coin));
    }

    function test_RevertWhen_TheWrappedCoinSaysItWas() external {
        GreedyCoin coin = new GreedyCoin();
        Order memory order = _order();
        order.router = _router(address(exchanges[0].factory), address(coin));
        address pair = exchanges[0].factory.createPair(order.token, address(coin));
        coin.setAnswer({ to: pair, moves: false, reverts: false, data: abi.encode(true) });
        _expectRevert(
            order, abi.encodeWithSelector(Errors.LiquiditySeeder_PairMismatch.selector, pair, coin, order.coin, 0)
        );
    }

    function test_RevertWhen_ThePairHasNoCode() external {
        Order memory order = _order();
        order.router = _router(makeAddr("factory"), address(exchanges[0].weth));
        bytes memory question = abi.encodeCall(IUniswapV2Factory.getPair, (order.token, address(exchanges[0].weth)));
        vm.mockCall(makeAddr("factory"), question, abi.encode(makeAddr("pair")));
        _expectRevert(order, "");
    }

    /* CALLERS */

    function test_WhenTheCallerRefusesCoin() external {
        address caller = address(new RejectingRecipient());
        Order memory order = _orderOf(new MockToken(), caller);
        _seedAs(caller, order);
        _assertSeeded(exchanges[0], order);
    }

    function testFuzz_RevertWhen_TheCallerRefusesTheRefund(uint256 donated) external {
        address caller = address(new RejectingRecipient());
        Order memory order = _orderOf(new MockToken(), caller);
        donated = _donateTo(order, bound(donated, 1, order.coin - 1));
        _expectRevertAs(
            caller, order, abi.encodeWithSelector(Errors.LiquiditySeeder_RefundFailed.selector, caller, donated)
        );
    }

    /* HELPERS */

    function _router(address factory, address coin) private returns (address router) {
        router = makeAddr("router");
        vm.mockCall(router, abi.encodeCall(IUniswapV2Router.factory, ()), abi.encode(factory));
        vm.mockCall(router, abi.encodeCall(IUniswapV2Router.WETH, ()), abi.encode(coin));
    }

    function _expectTokenInvalid(Order memory order) private {
        _expectRevert(order, abi.encodeWithSelector(Errors.LiquiditySeeder_TokenInvalid.selector, order.token));
    }
}
