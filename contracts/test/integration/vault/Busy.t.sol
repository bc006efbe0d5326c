// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @notice A run keeps out of what others are doing in the pair.
contract Busy_Vault_Test is VaultMarket {
    function _arrange() internal override {
        _collect(6 * _portion());
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

    /// @dev Who has borrowed from the pair has it run in the middle of its own swap: before and after it repays.
    function test_WhenSomebodyBorrowsByAFlashSwap() external {
        uint256 borrowed = 1e24;
        vm.prank(firstOwner);
        token.transfer(address(this), borrowed);
        vm.recordLogs();
        bool isFirst = pair.token0() == address(token);
        pair.swap(isFirst ? borrowed : 0, isFirst ? 0 : borrowed, address(this), "flash");
        Report memory report = _report();
        assertEq(report.runs, 0, "runs");
        assertEq(report.skips, 2, "attempts");
        _pass(1);
        _assertSwaps("afterwards");
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata) external {
        _assertWaiting(Waiting.PairBusy, "while it is borrowed");
        assertEq(vault.process(), 0, "earned while it is borrowed");
        // Taxed on the way out and on the way back, and the pool's fee.
        token.transfer(address(pair), (amount0 + amount1) * 115 / 100);
        assertEq(vault.process(), 0, "earned when it is repaid"); // the pair is locked still
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
}
