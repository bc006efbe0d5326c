// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { Seeding } from "./Seeding.sol";

/// @notice What strangers put into a pair before it has any liquidity.
contract Donations_LiquiditySeeder_Test is Seeding {
    /// @dev Who donates makes the caller a present, and nothing else.
    /// @param amount Of the token, synced: less than is wanted.
    /// @param coin Synced, the same.
    /// @param gift Of the token, not synced: any.
    /// @param giftOfCoin Not synced, the same.
    struct Donation {
        uint256 amount;
        uint256 coin;
        uint256 gift;
        uint256 giftOfCoin;
    }

    function test_GivenOneWeiWasSyncedInTheBlockBefore() external {
        for (uint256 i = 0; i < 3; ++i) {
            UniswapV2 memory exchange = exchanges[i];
            Order memory order = _order();
            order.router = address(exchange.router);
            IV2Pair pair = _createPair(exchange, address(token));
            _donate({ exchange: exchange, pair: pair, amount: 0, coin: 1 });
            pair.sync();
            vm.roll(block.number + 1);
            vm.warp(block.timestamp + 12);
            order.deadline = block.timestamp;

            vm.deal(sender, order.coin);
            vm.startPrank(sender);
            token.approve(order.router, order.amount);
            vm.expectRevert("UniswapV2Library: INSUFFICIENT_LIQUIDITY");
            exchange.router.addLiquidityETH{ value: order.coin }({
                token: address(token),
                amountTokenDesired: order.amount,
                amountTokenMin: 0,
                amountETHMin: 0,
                to: sender,
                deadline: order.deadline
            });
            vm.stopPrank();

            uint256 before = sender.balance;
            _seed(order);
            _assertSeeded(exchange, order);
            assertEq(sender.balance, before + 1, "coin that the donation made superfluous");
        }
    }

    function test_GivenOneWeiWasDonatedInTheSameBlock() external {
        IV2Pair pair = _createPair(exchanges[0], address(token));
        _donate({ exchange: exchanges[0], pair: pair, amount: 0, coin: 1 });
        _seed(_order());
        _assertSeeded(exchanges[0], _order());
        assertEq(exchanges[0].weth.balanceOf(sender), 1, "gift to the caller");
    }

    /// @dev Who lends the pair as much as is wanted, before the call and until after it, has given it away.
    function testFuzz_GivenAStrangerOrdersTheBlock(uint256 amount, uint256 coin) external {
        UniswapV2 memory exchange = exchanges[0];
        Order memory order = _order();
        IV2Pair pair = _createPair(exchange, address(token));
        amount = bound(amount, order.amount, MOST);
        coin = bound(coin, order.coin, MOST);
        uint256 before = token.balanceOf(sender);
        uint256 kept = token.balanceOf(eve) - amount;

        _donate({ exchange: exchange, pair: pair, amount: amount, coin: coin });
        _seed(order);
        vm.prank(eve);
        pair.skim(eve);

        _assertSeeded(exchange, order);
        _assertSeederEmpty(exchange);
        assertEq(token.balanceOf(eve), kept, "token that the stranger kept");
        assertEq(exchange.weth.balanceOf(eve), 0, "coin that the stranger kept");
        assertEq(token.balanceOf(sender), before + amount - order.amount, "token of the caller");
        assertEq(exchange.weth.balanceOf(sender), coin, "gift to the caller");
        assertEq(sender.balance, 0, "coin of the caller");
    }

    function testFuzz_GivenLessThanWantedWasDonated(
        uint256 amount,
        uint256 coin,
        Donation memory donation,
        uint256 kind
    ) external {
        UniswapV2 memory exchange = exchanges[bound(kind, 0, 2)];
        Order memory order = _order();
        order.router = address(exchange.router);
        // So much that the liquidity without an owner is less than a millionth, whatever was donated.
        (order.amount, order.coin) = (bound(amount, 1e18, MOST), bound(coin, 1e18, MOST));
        donation.amount = bound(donation.amount, 0, order.amount - 1e18 / 2);
        donation.coin = bound(donation.coin, 0, order.coin - 1e18 / 2);
        donation.gift = bound(donation.gift, 0, MOST - donation.amount);
        donation.giftOfCoin = bound(donation.giftOfCoin, 0, MOST);
        IV2Pair pair = _createPair(exchange, address(token));
        _donate({ exchange: exchange, pair: pair, amount: donation.amount, coin: donation.coin });
        pair.sync();
        _donate({ exchange: exchange, pair: pair, amount: donation.gift, coin: donation.giftOfCoin });
        uint256 before = token.balanceOf(sender);

        uint256 liquidity = _seed(order);

        _assertSeeded(exchange, order);
        _assertSeederEmpty(exchange);
        assertEq(
            token.balanceOf(sender), before + donation.amount + donation.gift - order.amount, "token of the caller"
        );
        assertEq(sender.balance, donation.coin, "coin of the caller");
        assertEq(exchange.weth.balanceOf(sender), donation.giftOfCoin, "gift to the caller");
        assertEq(pair.balanceOf(sender), liquidity, "liquidity of the caller");
        assertEq(pair.totalSupply(), liquidity + LEFT, "all liquidity");
        _removeAll(exchange, pair, order);
    }

    function testFuzz_RevertGiven_AsMuchAsWantedWasSynced(uint256 more, bool isCoin) external {
        UniswapV2 memory exchange = exchanges[0];
        Order memory order = _order();
        IV2Pair pair = _createPair(exchange, address(token));
        uint256 wanted = isCoin ? order.coin : order.amount;
        uint256 donated = wanted + bound(more, 0, wanted / 2);
        _donate({ exchange: exchange, pair: pair, amount: isCoin ? 0 : donated, coin: isCoin ? donated : 0 });
        pair.sync();

        address donatedToken = isCoin ? address(exchange.weth) : order.token;
        _expectRevert(
            order,
            abi.encodeWithSelector(Errors.LiquiditySeeder_DonationExceeds.selector, donatedToken, donated, wanted)
        );

        _takeOut({ exchange: exchange, pair: pair, isCoin: isCoin });
        _seed(order);
        _assertSeeded(exchange, order);
    }

    function testFuzz_GivenTheSeederWasGivenMoney(uint96 coin, uint96 wrapped, uint256 amount, uint256 donated)
        external
    {
        UniswapV2 memory exchange = exchanges[0];
        amount = bound(amount, 0, MOST / 2);
        donated = bound(donated, 0, _order().coin - 1);
        IV2Pair pair = _createPair(exchange, address(token));
        _donate({ exchange: exchange, pair: pair, amount: 0, coin: donated });
        pair.sync();
        vm.deal(eve, wrapped);
        vm.startPrank(eve);
        token.transfer(address(liquiditySeeder), amount);
        exchange.weth.deposit{ value: wrapped }();
        exchange.weth.transfer(address(liquiditySeeder), wrapped);
        vm.stopPrank();
        vm.deal(address(liquiditySeeder), coin);

        _seed(_order());

        _assertSeeded(exchange, _order());
        assertEq(sender.balance, donated, "coin of the caller");
        assertEq(address(liquiditySeeder).balance, coin, "coin in the seeder");
        assertEq(exchange.weth.balanceOf(address(liquiditySeeder)), wrapped, "wrapped coin in the seeder");
        assertEq(token.balanceOf(address(liquiditySeeder)), amount, "token in the seeder");
    }

    /* HELPERS */

    /// @dev The pair has no price but its reserves, so the caller gets nearly all of a synced donation for next to
    /// nothing of the other side. Who donated it cannot, without any of the token.
    function _takeOut(UniswapV2 memory exchange, IV2Pair pair, bool isCoin) private {
        vm.deal(sender, 2e9);
        vm.startPrank(sender);
        exchange.weth.deposit{ value: 2e9 }();
        IERC20 other = isCoin ? token : IERC20(address(exchange.weth));
        other.transfer(address(pair), 1e9);
        pair.sync();

        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        bool isFirst = pair.token1() == address(other);
        (uint256 reserveIn, uint256 reserveOut) = isFirst ? (reserve1, reserve0) : (reserve0, reserve1);
        uint256 out = exchange.router.getAmountOut(1e9, reserveIn, reserveOut);
        other.transfer(address(pair), 1e9);
        pair.swap(isFirst ? out : 0, isFirst ? 0 : out, carol, "");
        vm.stopPrank();
    }

    /// @dev Donations included.
    function _removeAll(UniswapV2 memory exchange, IV2Pair pair, Order memory order) private {
        vm.startPrank(sender);
        pair.transfer(address(pair), pair.balanceOf(sender));
        pair.burn(carol);
        vm.stopPrank();
        assertGe(token.balanceOf(carol), order.amount - order.amount / 1e6, "token of the caller's part");
        assertGe(exchange.weth.balanceOf(carol), order.coin - order.coin / 1e6, "coin of the caller's part");
    }
}
