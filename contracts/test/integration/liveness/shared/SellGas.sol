// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TaxedMarket_Test } from "../../../TaxedMarket.t.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";

/// @notice Sells of bob's with as much gas as a test gives them, through one pair or several.
abstract contract SellGas is TaxedMarket_Test {
    /// @dev What is sold for what.
    address[] internal route;

    /// @dev As in a transaction of its own: reaching anything costs most then.
    function _cool() internal virtual;

    /// @dev Of tokens that each cost about what is usual.
    function _addPairs(uint256 count) internal {
        for (uint256 i = 0; i < count; ++i) {
            MockToken next = new MockToken();
            address last = route[route.length - 1];
            IV2Pair between = IV2Pair(exchange.factory.createPair(last, address(next)));
            if (i == 0) _wrapFor(address(between), 10 ether);
            else MockToken(last).mint(address(between), 10 ether);
            next.mint(address(between), 10 ether);
            between.mint(carol);
            route.push(address(next));
        }
    }

    /// @dev As a node does it: a limit that works is the new upper end.
    function _leastGas() internal returns (uint256 enough) {
        uint256 little = 21_000;
        enough = 2_000_000;
        while (enough - little > 1) {
            uint256 middle = (enough + little) / 2;
            if (_sellsWith(middle)) enough = middle;
            else little = middle;
        }
    }

    function _sellsWith(uint256 gasLimit) internal returns (bool success) {
        uint256 snapshot = vm.snapshotState();
        success = _sellOnceWith(gasLimit);
        vm.revertToState(snapshot);
    }

    function _sellOnceWith(uint256 gasLimit) internal returns (bool success) {
        _cool();
        for (uint256 i = 2; i < route.length; ++i) {
            vm.cool(route[i]);
            vm.cool(exchange.factory.getPair(route[i - 1], route[i]));
        }
        bytes memory call = route.length == 2
            ? abi.encodeCall(
                exchange.router.swapExactTokensForETHSupportingFeeOnTransferTokens,
                (1e18, 0, route, bob, block.timestamp)
            )
            : abi.encodeCall(
                exchange.router.swapExactTokensForTokensSupportingFeeOnTransferTokens,
                (1e18, 0, route, bob, block.timestamp)
            );
        vm.prank(bob);
        (success,) = address(exchange.router).call{ gas: gasLimit }(call);
    }
}
