// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Taxed_Test } from "./Taxed.sol";

/// @notice Liquidity added and removed on a real Uniswap V2, by a stranger and by the first owner.
abstract contract Liquidity_Taxed_Shared_Test is Taxed_Test {
    uint256 private constant AMOUNT = 1e24;

    /// @dev At the pool's price: 1,000 coins for half of 10^27 units.
    uint256 private constant COIN = 2 ether;

    function _arrange() internal override {
        _give(alice, 10 * AMOUNT);
        vm.deal(alice, 10 * COIN);
        vm.deal(firstOwner, 10 * COIN);
        _approve(alice);
        _approve(firstOwner);
    }

    /* KINDS */

    /// @dev What the router sends on when the pair is about to pay it this amount: all that it has by then.
    function _sentByRouter(uint256 amount) internal view virtual returns (uint256);

    /// @dev Base units that rounding may leave in an account that has sent all.
    function _dust() internal pure virtual returns (uint256);

    /* ADDING */

    function test_WhenAStrangerAddsLiquidity() external {
        vm.startPrank(alice);
        exchange.weth.deposit{ value: COIN }();
        exchange.weth.approve(address(exchange.router), COIN);
        uint256 before = token.balanceOf(address(pair));
        (uint256 added,, uint256 liquidity) = exchange.router
            .addLiquidity({
                tokenA: address(token),
                tokenB: address(exchange.weth),
                amountADesired: AMOUNT,
                amountBDesired: COIN,
                amountAMin: 0,
                amountBMin: 0,
                to: alice,
                deadline: block.timestamp
            });
        vm.stopPrank();
        _assertAdded({ before: before, added: added, arrived: _netOf(AMOUNT), liquidity: liquidity });
        assertEq(token.balanceOf(address(vault)), _collectedOf(AMOUNT), "collected once");
    }

    function test_WhenAStrangerAddsLiquidityWithCoin() external {
        uint256 before = token.balanceOf(address(pair));
        (uint256 added, uint256 liquidity) = _addWithCoin(alice);
        _assertAdded({ before: before, added: added, arrived: _netOf(AMOUNT), liquidity: liquidity });
        assertEq(token.balanceOf(address(vault)), _collectedOf(AMOUNT), "collected once");
    }

    function test_WhenTheFirstOwnerAddsLiquidity() external {
        uint256 before = token.balanceOf(address(pair));
        (uint256 added, uint256 liquidity) = _addWithCoin(firstOwner);
        _assertAdded({ before: before, added: added, arrived: AMOUNT, liquidity: liquidity });
        assertEq(token.balanceOf(address(vault)), 0, "collected");
    }

    /* REMOVING */

    function test_WhenAStrangerRemovesLiquidity() external {
        (uint256 liquidity, uint256 amount, uint256 before) = _readyToRemove(alice);
        uint256 collected = token.balanceOf(address(vault));
        (uint256 removed,) = _remove(alice, liquidity);
        assertEq(removed, amount, "what the pair has paid");
        assertEq(token.balanceOf(address(vault)) - collected, _collectedOf(amount), "collected once");
        _assertArrived(token.balanceOf(alice) - before, amount, "what arrived");
        _assertReserve();
    }

    function test_WhenTheFirstOwnerRemovesLiquidity() external {
        (uint256 liquidity, uint256 amount, uint256 before) = _readyToRemove(firstOwner);
        _remove(firstOwner, liquidity);
        assertEq(token.balanceOf(firstOwner), before + amount, "all of it");
        assertEq(token.balanceOf(address(vault)), 0, "collected");
        _assertReserve();
    }

    /// @dev Known and documented: the token goes from the pair to the router, and from there to its owner.
    function test_WhenAStrangerRemovesLiquidityWithCoin() external {
        (uint256 liquidity, uint256 amount, uint256 before) = _readyToRemove(alice);
        uint256 collected = token.balanceOf(address(vault));

        uint256 second = _sentByRouter(amount);
        _removeWithCoin(alice, liquidity);
        assertEq(
            token.balanceOf(address(vault)) - collected, _collectedOf(amount) + _collectedOf(second), "collected twice"
        );
        _assertArrived(token.balanceOf(alice) - before, second, "what arrived");
        assertLe(token.balanceOf(address(exchange.router)), _dust(), "left in the router");
        _assertReserve();
    }

    /// @dev Its way to the router is taxed, as anybody's; only the second half is the first owner's own.
    function test_WhenTheFirstOwnerRemovesLiquidityWithCoin() external {
        (uint256 liquidity, uint256 amount, uint256 before) = _readyToRemove(firstOwner);
        _removeWithCoin(firstOwner, liquidity);
        assertEq(token.balanceOf(address(vault)), _collectedOf(amount), "collected once");
        _assertArrived(token.balanceOf(firstOwner) - before, amount, "what arrived");
        _assertReserve();
    }

    /// @dev The router's way for tokens without fees: it would send more than has arrived.
    function test_RevertWhen_TheRouterExpectsNoFee() external {
        address[2] memory people = [alice, firstOwner];
        for (uint256 i = 0; i < 2; ++i) {
            (uint256 liquidity,,) = _readyToRemove(people[i]);
            vm.prank(people[i]);
            vm.expectRevert("TransferHelper: TRANSFER_FAILED");
            exchange.router.removeLiquidityETH(address(token), liquidity, 0, 0, people[i], block.timestamp);
        }
    }

    /* PAIR AND ROUTER */

    function test_WhenBetweenPairAndRouter() external {
        address router = address(exchange.router);
        _send({ from: address(pair), to: router, amount: AMOUNT });
        assertEq(token.balanceOf(address(vault)), _collectedOf(AMOUNT), "from the pair to the router");

        uint256 before = token.balanceOf(address(pair));
        _send({ from: router, to: address(pair), amount: AMOUNT / 2 });
        assertEq(token.balanceOf(address(pair)) - before, _netOf(AMOUNT / 2), "from the router to the pair");
        assertEq(
            token.balanceOf(address(vault)),
            _collectedOf(AMOUNT) + _collectedOf(AMOUNT / 2),
            "collected from the router to the pair"
        );
    }

    /* HELPERS */

    function _approve(address account) private {
        vm.startPrank(account);
        token.approve(address(exchange.router), type(uint256).max);
        pair.approve(address(exchange.router), type(uint256).max);
        vm.stopPrank();
    }

    function _addWithCoin(address account) private returns (uint256 added, uint256 liquidity) {
        vm.prank(account);
        (added,, liquidity) = exchange.router.addLiquidityETH{ value: COIN }({
            token: address(token),
            amountTokenDesired: AMOUNT,
            amountTokenMin: 0,
            amountETHMin: 0,
            to: account,
            deadline: block.timestamp
        });
    }

    function _assertAdded(uint256 before, uint256 added, uint256 arrived, uint256 liquidity) private view {
        assertEq(added, AMOUNT, "what the router has sent");
        assertEq(token.balanceOf(address(pair)) - before, arrived, "what arrived at the pair");
        uint256 supply = pair.totalSupply() - liquidity;
        assertEq(liquidity, arrived * supply / before, "liquidity for what arrived");
        _assertReserve();
    }

    /// @return liquidity Liquidity of the account.
    /// @return amount What the pair pays of the token for it.
    /// @return before What the account has of the token.
    function _readyToRemove(address account) private returns (uint256 liquidity, uint256 amount, uint256 before) {
        (, liquidity) = _addWithCoin(account);
        amount = liquidity * token.balanceOf(address(pair)) / pair.totalSupply();
        before = token.balanceOf(account);
    }

    function _remove(address account, uint256 liquidity) private returns (uint256, uint256) {
        vm.prank(account);
        return exchange.router
            .removeLiquidity({
                tokenA: address(token),
                tokenB: address(exchange.weth),
                liquidity: liquidity,
                amountAMin: 0,
                amountBMin: 0,
                to: account,
                deadline: block.timestamp
            });
    }

    function _removeWithCoin(address account, uint256 liquidity) private {
        vm.prank(account);
        exchange.router
            .removeLiquidityETHSupportingFeeOnTransferTokens({
                token: address(token),
                liquidity: liquidity,
                amountTokenMin: 0,
                amountETHMin: 0,
                to: account,
                deadline: block.timestamp
            });
    }

    function _assertReserve() private view {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        assertEq(
            token.balanceOf(address(pair)), pair.token0() == address(token) ? reserve0 : reserve1, "balance of the pair"
        );
    }
}
