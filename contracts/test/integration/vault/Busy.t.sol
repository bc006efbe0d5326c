// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice A run keeps out of what others are doing in the pair.
contract Busy_Vault_Test is VaultMarket {
    function _arrange() internal override {
        _collect(6 * generator.runThreshold());
        vm.startPrank(bob);
        token.approve(address(exchange.router), type(uint256).max);
        exchange.weth.approve(address(exchange.router), type(uint256).max);
        vm.stopPrank();
        _warmUp();
    }

    function test_WhenSomebodyTradedInThisBlock() external {
        _buy(address(token), alice, 0.1 ether);
        _assertSkipped(Waiting.PairBusy, "in the same block");
        _pass(1);
        _assertSwaps("in the next");
    }

    /// @dev For the time of one transaction the cap is higher by as much.
    function test_WhenSomebodyLendsLiquidity() external {
        uint256 units = token.balanceOf(address(pair)) / 2;
        vm.deal(firstOwner, POOL_COIN);
        vm.startPrank(firstOwner);
        token.transfer(address(pair), units);
        exchange.weth.deposit{ value: POOL_COIN / 2 }();
        exchange.weth.transfer(address(pair), POOL_COIN / 2);
        pair.mint(firstOwner);
        vm.stopPrank();
        _assertSkipped(Waiting.PairBusy, "while it is lent");
    }

    function test_WhenSomebodySoldInThisBlock() external {
        _buy(address(token), alice, 0.1 ether);
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        assertEq(uint256(_report().reason), uint256(Waiting.PairBusy), "the second trade of a block");
        assertGt(bob.balance, 0, "sold");
    }

    /// @dev The router pays the coin before the token: a run in between would make a gift of it to the pool.
    function test_WhenSomebodyAddsCoinFirst() external {
        _wrapFor(bob, 1 ether);
        vm.recordLogs();
        vm.prank(bob);
        (,, uint256 liquidity) = exchange.router
            .addLiquidity({
                tokenA: address(exchange.weth),
                tokenB: address(token),
                amountADesired: 1 ether,
                amountBDesired: 1e24,
                amountAMin: 0,
                amountBMin: 0,
                to: bob,
                deadline: block.timestamp
            });
        assertEq(uint256(_report().reason), uint256(Waiting.PairBusy), "no run");
        assertGt(liquidity, 0, "liquidity");
    }

    function test_WhenSomebodyAddsTokenFirst() external {
        _wrapFor(bob, 1 ether);
        vm.recordLogs();
        vm.prank(bob);
        (,, uint256 liquidity) = exchange.router
            .addLiquidity({
                tokenA: address(token),
                tokenB: address(exchange.weth),
                amountADesired: 1e24,
                amountBDesired: 1 ether,
                amountAMin: 0,
                amountBMin: 0,
                to: bob,
                deadline: block.timestamp
            });
        assertEq(_report().runs, 1, "run");
        assertGt(liquidity, 0, "liquidity");
    }

    /// @dev Who processes can take out what is in the way, without a trade.
    function test_WhenSomebodyDonatedAWei() external {
        _wrapFor(address(pair), 1);
        _assertSkipped(Waiting.PairBusy, "with the wei");
        pair.skim(eve);
        _assertSwaps("without");
    }

    /// @dev Who has borrowed from the pair repays it in the middle of its own swap.
    function test_WhenSomebodyRepaysAFlashSwap() external {
        uint256 borrowed = 1e24;
        vm.prank(firstOwner);
        token.transfer(address(this), borrowed);
        vm.recordLogs();
        bool isFirst = pair.token0() == address(token);
        pair.swap(isFirst ? borrowed : 0, isFirst ? 0 : borrowed, address(this), "flash");
        Report memory report = _report();
        assertEq(report.runs, 0, "runs");
        assertEq(uint256(report.reason), uint256(Waiting.PairBusy), "reason");
        _pass(1);
        _assertSwaps("afterwards");
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata) external {
        _assertWaiting(Waiting.PairBusy, "while it is borrowed");
        // Taxed on the way out and on the way back, and the pool's fee.
        token.transfer(address(pair), (amount0 + amount1) * 115 / 100);
    }

    /// @dev Liquidity without an owner: the account that put the reserves there would buy what the vault sells for nothing.
    function test_GivenReservesWithoutLiquidity() external {
        _open({ params: _params(), units: 0, coin: 0 });
        _give(1e24);
        vm.prank(firstOwner);
        token.transfer(address(pair), 1e26);
        _wrapFor(address(pair), 1e9);
        pair.sync();
        vault.process();
        _pass(31 minutes);
        _assertSkipped(Waiting.NoLiquidity, "run");
        assertEq(vault.pending().liquidityUnits, 1e24, "kept");
    }

    /// @dev Without a tax people sell for an exact quote, and a run would move the price under it.
    function test_GivenNoFees() external {
        vm.startPrank(firstOwner);
        generator.lowerFees(_noFees());
        vm.stopPrank();
        vm.recordLogs();
        vm.prank(bob);
        exchange.router
            .swapExactTokensForETH({
                amountIn: 1e24,
                amountOutMin: 0,
                path: _path(address(token), address(exchange.weth)),
                to: bob,
                deadline: block.timestamp
            });
        assertEq(_report().runs, 0, "runs");
        assertGt(bob.balance, 0, "sold");
        _pass(1);
        _assertSwaps("by hand");
    }

    function _noFees() private pure returns (LiquidityGeneratorFees memory) {
        return LiquidityGeneratorFees({ charityBps: 0, liquidityFeeBps: 0, taxFeeBps: 0 });
    }
}
