// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Base_Test } from "../../Base.t.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { UniswapV2Deployer } from "../../utils/uniswap/UniswapV2Deployer.sol";

/// @notice A new token of the sender's, of which eve has some, and exchanges with three fees of their pools.
abstract contract Seeding is Base_Test {
    /// @dev What an order is about.
    /// @param amount Of the token, wanted in the pair.
    /// @param coin Wanted in the pair, and sent along.
    /// @param recipient Of the liquidity; zero for the caller.
    struct Order {
        address token;
        address router;
        uint256 amount;
        uint256 coin;
        uint256 minLp;
        address recipient;
        uint256 deadline;
    }

    /// @dev Most of the token, or of coin, that an order is about.
    uint256 internal constant MOST = 400_000e18;

    /// @dev Liquidity units of each pair that have no owner.
    uint256 internal constant LEFT = 1000;

    /// @dev With pools that take 0.3, 0.25 and 0.1 %.
    UniswapV2[3] internal exchanges;

    IERC20 internal token;

    function setUp() public virtual override {
        super.setUp();
        vm.warp(1_700_000_000);
        (exchanges[0], exchanges[1]) = (UniswapV2Deployer.deploy(30), UniswapV2Deployer.deploy(25));
        exchanges[2] = UniswapV2Deployer.deploy(10);

        token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(sender)));
        vm.startPrank(sender);
        token.transfer(eve, MOST);
        token.approve(address(liquiditySeeder), type(uint256).max);
        vm.stopPrank();
    }

    /* ORDERS */

    function _order() internal view returns (Order memory) {
        return Order({
            token: address(token),
            router: address(exchanges[0].router),
            amount: 100_000e18,
            coin: 10e18,
            minLp: 0,
            recipient: address(0),
            deadline: block.timestamp
        });
    }

    /// @dev The coin is a gift.
    function _seed(Order memory order) internal returns (uint256 liquidity) {
        return _seedAs(sender, order);
    }

    function _seedAs(address caller, Order memory order) internal returns (uint256 liquidity) {
        vm.deal(caller, caller.balance + order.coin);
        vm.prank(caller);
        return _call(caller, order);
    }

    function _expectRevert(Order memory order, bytes memory error) internal {
        _expectRevertAs(sender, order, error);
    }

    function _expectRevertAs(address caller, Order memory order, bytes memory error) internal {
        vm.deal(caller, caller.balance + order.coin);
        vm.prank(caller);
        vm.expectRevert(error);
        _call(caller, order);
    }

    function _call(address caller, Order memory order) private returns (uint256) {
        return liquiditySeeder.seed{ value: order.coin }({
            token: order.token,
            router: order.router,
            amount: order.amount,
            minLp: order.minLp,
            recipient: order.recipient == address(0) ? caller : order.recipient,
            deadline: order.deadline
        });
    }

    function _orderOf(MockToken mock, address caller) internal returns (Order memory order) {
        order = _order();
        order.token = address(mock);
        mock.mint(caller, order.amount);
        vm.prank(caller);
        mock.approve(address(liquiditySeeder), order.amount);
    }

    function _mismatch(Order memory order, address side, uint256 expected, uint256 actual)
        internal
        view
        returns (bytes memory)
    {
        address pair = address(_pair(exchanges[0], order.token));
        return abi.encodeWithSelector(Errors.LiquiditySeeder_PairMismatch.selector, pair, side, expected, actual);
    }

    /* PAIRS */

    function _pair(UniswapV2 memory exchange, address of_) internal view returns (IV2Pair) {
        return IV2Pair(exchange.factory.getPair(of_, address(exchange.weth)));
    }

    function _createPair(UniswapV2 memory exchange, address of_) internal returns (IV2Pair) {
        vm.prank(eve);
        return IV2Pair(exchange.factory.createPair(of_, address(exchange.weth)));
    }

    function _donate(UniswapV2 memory exchange, IV2Pair pair, uint256 amount, uint256 coin) internal {
        vm.deal(eve, coin);
        vm.startPrank(eve);
        token.transfer(address(pair), amount);
        exchange.weth.deposit{ value: coin }();
        exchange.weth.transfer(address(pair), coin);
        vm.stopPrank();
    }

    /// @dev Coin: less than wanted is synced, which is returned, and as much as wanted is not.
    function _donateTo(Order memory order, uint256 synced) internal returns (uint256) {
        synced = bound(synced, 0, order.coin - 1);
        IV2Pair pair = _createPair(exchanges[0], order.token);
        _donate({ exchange: exchanges[0], pair: pair, amount: 0, coin: synced });
        pair.sync();
        _donate({ exchange: exchanges[0], pair: pair, amount: 0, coin: order.coin });
        return synced;
    }

    /// @dev What an order is for: exactly so much in the pair, in balances and reserves, and nothing left behind.
    function _assertSeeded(UniswapV2 memory exchange, Order memory order) internal view {
        IV2Pair pair = _pair(exchange, order.token);
        (uint256 reserve, uint256 reserveOfCoin,) = pair.getReserves();
        if (pair.token0() != order.token) (reserve, reserveOfCoin) = (reserveOfCoin, reserve);
        assertEq(reserve, order.amount, "reserve of the token");
        assertEq(reserveOfCoin, order.coin, "reserve of the coin");
        assertEq(IERC20(order.token).balanceOf(address(pair)), order.amount, "token in the pair");
        assertEq(exchange.weth.balanceOf(address(pair)), order.coin, "coin in the pair");
    }

    function _assertSeederEmpty(UniswapV2 memory exchange) internal view {
        assertEq(address(liquiditySeeder).balance, 0, "coin in the seeder");
        assertEq(exchange.weth.balanceOf(address(liquiditySeeder)), 0, "wrapped coin in the seeder");
        assertEq(token.balanceOf(address(liquiditySeeder)), 0, "token in the seeder");
    }
}
