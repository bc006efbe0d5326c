// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TaxedMarket_Test } from "../../../TaxedMarket.t.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";

/// @notice Sells of bob's with as much gas as a test gives them, through one pair or several. A sell calls no vault, and
/// nothing behind it: so it takes what it takes, whatever is there.
/// @dev The hardest case: a pool that has never been traded, a seller without any coin, the exchange's share on. All that a
/// vault can do is due.
abstract contract SellGas is TaxedMarket_Test {
    /// @dev What is sold for what.
    address[] internal route;

    /// @dev The same through four pairs more.
    address[] private _longRoute;

    /// @dev Gas of a sell where all are honest, and the least with which it works.
    uint256 private _usual;
    uint256 private _least;

    /// @dev As in a transaction of its own: reaching anything costs most then.
    function _cool() internal virtual;

    function _prepareSells() internal {
        vm.prank(bob);
        token.approve(address(exchange.router), type(uint256).max);
        route = _path(address(token), address(exchange.weth));
        _longRoute = route;
        for (uint256 i = 0; i < 4; ++i) {
            _addPair();
        }
        _pass(1); // the first trade of a second writes more
    }

    /* TESTS */

    function test_WhenAnythingIsDue() external {
        uint256 collected = token.balanceOf(address(vault));
        vm.expectCall({ callee: address(vault), data: "", count: 0 });
        assertTrue(_sellOnceWith(5_000_000), "through the router");
        vm.prank(bob);
        token.transfer(address(pair), 1e18);
        assertGt(token.balanceOf(address(vault)), collected, "fees, and no run");
    }

    function test_WhenTheVaultIsHostile() external measured {
        vm.etch(address(vault), hex"fe");
        _assertUsual("hostile vault");
    }

    /// @dev As a node does it: a limit that works is the new upper end. So any limit from there on must work.
    function test_WhenThereIsMoreGasThanTheLeast() external measured {
        for (uint256 more = 0; more < 3_000_000; more = more * 5 / 4 + 97) {
            assertTrue(_sellsWith(_least + more), string.concat("sell with ", vm.toString(more), " more"));
        }
    }

    /// @dev What comes after the token's transfer has what it had.
    function test_WhenMuchWorkIsBehindIt() external measured {
        uint256 alone = _usual;
        route = _longRoute;
        _measure();
        assertGt(_usual, alone + 250_000, "work");
        assertLt(_least, _usual * 105 / 100 + 30_000, "no more than it takes, and what calls keep back");
        for (uint256 more = 0; more < 2_000_000; more = more * 3 / 2 + 97) {
            assertTrue(_sellsWith(_least + more), string.concat("sell with ", vm.toString(more), " more"));
        }
    }

    /* HELPERS */

    /// @dev First in each test, not before it: what a word of storage costs depends on what it was when the test began.
    modifier measured() {
        _measure();
        _;
    }

    function _measure() private {
        _usual = _gasOfSell();
        _least = _leastGas();
    }

    /// @dev To the unit.
    function _assertUsual(string memory label) internal {
        assertEq(_gasOfSell(), _usual, label);
        assertTrue(_sellsWith(_least), label);
        assertTrue(_sellsWith(2 * _least), label);
        assertFalse(_sellsWith(_least - 1), label);
    }

    function _gasOfSell() private returns (uint256 used) {
        uint256 snapshot = vm.snapshotState();
        assertTrue(_sellOnceWith(5_000_000), "sold");
        used = vm.lastCallGas().gasTotalUsed;
        vm.revertToStateAndDelete(snapshot);
    }

    /// @dev Of a token that costs about what is usual.
    function _addPair() private {
        MockToken next = new MockToken();
        address last = _longRoute[_longRoute.length - 1];
        IV2Pair between = IV2Pair(exchange.factory.createPair(last, address(next)));
        if (last == address(exchange.weth)) _wrapFor(address(between), 10 ether);
        else MockToken(last).mint(address(between), 10 ether);
        next.mint(address(between), 10 ether);
        between.mint(carol);
        _longRoute.push(address(next));
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
