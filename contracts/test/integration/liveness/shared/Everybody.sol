// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { IV2Router } from "../../../utils/uniswap/IV2Router.sol";

/// @notice All that people do with a token, whatever its vault meets.
library Everybody {
    /// @dev A sell's own, with some room: nothing else happens in it.
    uint256 private constant MOST_GAS = 250_000;

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @param router Honest, whatever the token's own is.
    /// @param holder Who trades, and holds some then.
    struct Place {
        IV2Router router;
        IERC20 token;
        IV2Pair pair;
        address holder;
    }

    function assertEverythingWorks(Place memory place, address friend) internal {
        buy(place);
        uint256 units = place.token.balanceOf(place.holder);
        vm.assertGt(units, 0, "bought");

        vm.prank(place.holder);
        place.token.transfer(friend, units / 4);
        vm.assertGt(place.token.balanceOf(friend), 0, "received");

        assertSells(place);
        _assertLiquidityComesAndGoes(place, units / 4);
    }

    function buy(Place memory place) internal {
        address[] memory path = _path(place.router.WETH(), address(place.token));
        vm.deal(place.holder, place.holder.balance + 1 ether);
        vm.prank(place.holder);
        place.router.swapExactETHForTokensSupportingFeeOnTransferTokens{ value: 1 ether }({
            amountOutMin: 0, path: path, to: place.holder, deadline: block.timestamp
        });
    }

    function assertSells(Place memory place) internal {
        uint256 coin = place.holder.balance;
        uint256 amount = place.token.balanceOf(place.holder) / 2;
        address[] memory path = _path(address(place.token), place.router.WETH());
        vm.startPrank(place.holder);
        place.token.approve(address(place.router), amount);
        uint256 gasBefore = gasleft();
        place.router
            .swapExactTokensForETHSupportingFeeOnTransferTokens({
                amountIn: amount, amountOutMin: 0, path: path, to: place.holder, deadline: block.timestamp
            });
        vm.assertLt(gasBefore - gasleft(), MOST_GAS, "gas of the sell");
        vm.stopPrank();
        vm.assertGt(place.holder.balance, coin, "sold");
    }

    function _assertLiquidityComesAndGoes(Place memory place, uint256 units) private {
        vm.deal(place.holder, 100 ether);
        vm.startPrank(place.holder);
        place.token.approve(address(place.router), type(uint256).max);
        (,, uint256 liquidity) = place.router.addLiquidityETH{ value: 100 ether }({
            token: address(place.token),
            amountTokenDesired: units,
            amountTokenMin: 0,
            amountETHMin: 0,
            to: place.holder,
            deadline: block.timestamp
        });
        vm.assertGt(place.pair.balanceOf(place.holder), 0, "liquidity added");

        uint256 coin = place.holder.balance;
        place.pair.approve(address(place.router), liquidity);
        place.router
            .removeLiquidityETHSupportingFeeOnTransferTokens({
                token: address(place.token),
                liquidity: liquidity,
                amountTokenMin: 0,
                amountETHMin: 0,
                to: place.holder,
                deadline: block.timestamp
            });
        vm.stopPrank();
        vm.assertGt(place.holder.balance, coin, "liquidity removed");
    }

    function _path(address from, address to) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (from, to);
    }
}
