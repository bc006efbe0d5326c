// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { VaultMarket } from "../vault/VaultMarket.sol";

/// @notice All that people do with a token, whatever its vault meets.
abstract contract LivenessMarket is VaultMarket {
    /// @dev A run may burn what the token promises, no more; the rest of a sell is small beside it.
    uint256 private constant MOST_GAS = 900_000;

    function _assertEverythingWorks() internal {
        _buy(address(token), carol, 1 ether);
        uint256 units = token.balanceOf(carol);
        assertGt(units, 0, "bought");

        vm.prank(carol);
        token.transfer(alice, units / 4);
        assertGt(token.balanceOf(alice), 0, "received");

        _assertSells();
        _assertLiquidityComesAndGoes(units / 4);
    }

    function _assertSells() internal {
        uint256 coin = carol.balance;
        uint256 gasBefore = gasleft();
        _sell(address(token), carol, token.balanceOf(carol) / 2);
        assertLt(gasBefore - gasleft(), MOST_GAS, "gas of the sell");
        assertGt(carol.balance, coin, "sold");
    }

    function _assertLiquidityComesAndGoes(uint256 units) private {
        vm.deal(carol, 100 ether);
        vm.startPrank(carol);
        token.approve(address(exchange.router), type(uint256).max);
        (,, uint256 liquidity) = exchange.router.addLiquidityETH{ value: 100 ether }({
            token: address(token),
            amountTokenDesired: units,
            amountTokenMin: 0,
            amountETHMin: 0,
            to: carol,
            deadline: block.timestamp
        });
        assertGt(pair.balanceOf(carol), 0, "liquidity added");

        uint256 coin = carol.balance;
        pair.approve(address(exchange.router), liquidity);
        exchange.router
            .removeLiquidityETHSupportingFeeOnTransferTokens({
                token: address(token),
                liquidity: liquidity,
                amountTokenMin: 0,
                amountETHMin: 0,
                to: carol,
                deadline: block.timestamp
            });
        vm.stopPrank();
        assertGt(carol.balance, coin, "liquidity removed");
    }
}
