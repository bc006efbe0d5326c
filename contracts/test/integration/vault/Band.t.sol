// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting } from "src/types/VaultPending.sol";
import { VaultMarket } from "./VaultMarket.sol";

/// @dev Reserves are chosen so that prices come out even: a power of two below, so that nothing is rounded.
contract Band_Vault_Test is VaultMarket {
    uint256 private constant UNITS = 2 ** 80;

    function test_WhenThePriceRises() external {
        _openWarm({ units: UNITS, coin: 100 ether });
        _wrapFor(address(pair), 3 ether);
        pair.sync();
        uint256 snapshot = vm.snapshotState();
        _assertWaiting(Waiting.PairBusy, "3 %");
        _pass(1);
        _assertSwaps("3 %, a second later");

        vm.revertToState(snapshot);
        _wrapFor(address(pair), 1);
        pair.sync();
        _assertWaiting(Waiting.PriceMoved, "a wei more");
        _assertSkipped(Waiting.PriceMoved, "a wei more");
    }

    function test_WhenThePriceFalls() external {
        // 97 parts become 100: the price was coin / (97 * 2^70), and is 97 % of that.
        _openWarm({ units: 97 * 2 ** 70, coin: 97 ether });
        _donate(3 * 2 ** 70);
        uint256 snapshot = vm.snapshotState();
        _assertWaiting(Waiting.PairBusy, "3 %");
        _pass(1);
        _assertSwaps("3 %, a second later");

        vm.revertToState(snapshot);
        _donate(1);
        _assertWaiting(Waiting.PriceMoved, "a unit more");
        _assertSkipped(Waiting.PriceMoved, "a unit more");
    }

    /// @dev What was bought in this very block is in the price, and not in its average.
    function test_WhenSomebodyBuysInTheSameBlock() external {
        _openWarm({ units: UNITS, coin: 100 ether });
        _buy(address(token), alice, 1.6 ether);
        _assertSkipped(Waiting.PriceMoved, "bought");

        _pass(31 minutes); // the price holds, and the average follows
        _assertSwaps("half an hour later");
    }

    function test_WhenSomebodySellsInTheSameBlock() external {
        _openWarm({ units: UNITS, coin: 100 ether });
        vm.prank(firstOwner);
        token.transfer(alice, UNITS / 50);
        _sell(address(token), alice, UNITS / 50);
        _assertSkipped(Waiting.PriceMoved, "sold");
    }

    function testFuzz_WhenThePriceMoves(uint256 parts) external {
        _openWarm({ units: UNITS, coin: 100 ether });
        parts = bound(parts, 0, 10_000); // of a hundred thousand, up to 10 %
        _wrapFor(address(pair), parts * 1e15);
        pair.sync();
        // Within the band it only waits for the block to end.
        Waiting expected = parts <= 3000 ? Waiting.PairBusy : Waiting.PriceMoved;
        _assertWaiting(expected, "waiting");
        _assertSkipped(expected, "run");
    }

    /* HELPERS */

    /// @dev The average is the price, to the last bit.
    function _openWarm(uint256 units, uint256 coin) private {
        _open({ params: _params(), units: units, coin: coin });
        _give(units / 1e4);
        _warmUp();
    }

    function _donate(uint256 units) private {
        vm.prank(firstOwner);
        token.transfer(address(pair), units);
        pair.sync();
    }
}
