// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting } from "src/types/VaultPending.sol";
import { VaultMarket } from "./VaultMarket.sol";

contract Average_Vault_Test is VaultMarket {
    function _arrange() internal override {
        _give(1e24);
    }

    /* A QUIET PAIR */

    /// @dev Nothing has been looked at: the price has been what it is for as long as an average takes.
    function test_WhenThePairHasNotChangedForHalfAnHour() external {
        _pass(30 minutes - 1);
        _assertWaiting(Waiting.NoAverage, "one second early");
        uint256 snapshot = vm.snapshotState();
        _pass(1);
        _assertWaiting(Waiting.None, "on time");
        _assertSwaps("on time");

        vm.revertToState(snapshot);
        pair.sync();
        _pass(30 minutes - 1);
        _assertSkipped(Waiting.NoAverage, "touched a second before");
    }

    /// @dev Also where the last look of all says another price.
    function test_WhenThePairHasNotChangedSinceThePriceMoved() external {
        _warmUp();
        _moveUp();
        _assertSkipped(Waiting.PriceMoved, "moved");
        _pass(30 minutes - 1);
        _assertWaiting(Waiting.PriceMoved, "one second early");
        _pass(1);
        _assertSwaps("the new price has held");
    }

    /* LOOKS */

    function test_WhenTheFirstRun() external {
        _passTouched(2 days); // the pair is old, the vault has not looked yet
        _assertWaiting(Waiting.NoAverage, "before");
        _assertSkipped(Waiting.NoAverage, "first run");

        _passTouched(30 minutes - 1);
        _assertWaiting(Waiting.NoAverage, "one second early");
        _assertSkipped(Waiting.NoAverage, "one second early");

        _pass(1);
        _assertWaiting(Waiting.None, "on time");
        _assertSwaps("on time");
    }

    function test_WhenTheLastLookIsADayOld() external {
        vault.process();
        _passTouched(1 days);
        _assertWaiting(Waiting.None, "a day");
        _assertSwaps("a day");
    }

    function test_WhenTheLastLookIsOlderThanADay() external {
        vault.process();
        _passTouched(1 days + 1);
        _assertWaiting(Waiting.NoAverage, "a day and a second");
        _assertSkipped(Waiting.NoAverage, "a day and a second");

        _passTouched(30 minutes - 1);
        _assertSkipped(Waiting.NoAverage, "renewed, too young");
        _pass(1);
        _assertSwaps("renewed");
    }

    /// @dev Otherwise a caller each minute could make the average arbitrarily short, and with it arbitrarily high.
    function test_WhenCalledOften() external {
        pair.sync();
        _pass(1);
        vault.process();
        for (uint256 i = 0; i < 29; ++i) {
            _pass(1 minutes);
            _assertSkipped(Waiting.NoAverage, "too young");
        }
        _moveUp(); // a minute of the new price, and 29 of the old
        _pass(1 minutes);
        _assertSkipped(Waiting.PriceMoved, "average over all 30 minutes");
        _pass(1 minutes);
        _assertSkipped(Waiting.PriceMoved, "average over 31 minutes");
    }

    /// @dev With an average from the last look only, 29 minutes later the price of those alone would count.
    function test_WhenTheNewerLookIsTooYoung() external {
        _open({ params: _params(), units: 1e24, coin: POOL_COIN });
        _warmUp();
        _assertSkipped(Waiting.NothingCollected, "a second look");
        _give(1e20);
        _pass(30 minutes - 1);
        _assertWaiting(Waiting.None, "from the older look");
        _moveUp();
        _pass(1);
        _assertSkipped(Waiting.PriceMoved, "from the newer look");
    }

    /// @dev Each reason in turn; the look that the run then takes is the only one that is not older than a day later.
    function test_WhenASkippedRunLooks_PriceMoved() external {
        _warmUp();
        _moveUp();
        _assertSkipped(Waiting.PriceMoved, "moved");
        _assertLookCounts();
    }

    function test_WhenASkippedRunLooks_NothingCollected() external {
        _open({ params: _params(), units: 1e24, coin: 1e18 });
        vault.process();
        _pass(31 minutes);
        _assertSkipped(Waiting.NothingCollected, "nothing");
        _give(1e18);
        _assertLookCounts();
    }

    function test_WhenASkippedRunLooks_NoAverage() external {
        vault.process();
        _passTouched(2 days);
        _assertSkipped(Waiting.NoAverage, "older than a day");
        _assertLookCounts();
    }

    /// @dev Without liquidity there is no price to look at; nor does the first liquidity count as old.
    function test_WhenThereIsNoLiquidity() external {
        _open({ params: _params(), units: 0, coin: 0 });
        _give(1e24);
        _assertSkipped(Waiting.NoLiquidity, "no pool");
        _pass(31 minutes);
        _assertSkipped(Waiting.NoLiquidity, "still none");

        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: 1e26, coin: 1e18 });
        _assertSkipped(Waiting.NoAverage, "a pool");
        _pass(31 minutes);
        _assertSwaps("a pool that is old enough");
    }

    /* HELPERS */

    /// @dev By a tenth.
    function _moveUp() private {
        _wrapFor(address(pair), POOL_COIN / 10);
        pair.sync();
    }

    /// @dev So much, and a change in the pair a second before the end: no price has held.
    function _passTouched(uint256 time) private {
        _pass(time - 1);
        pair.sync();
        _pass(1);
    }

    function _assertLookCounts() private {
        _passTouched(1 days);
        _assertWaiting(Waiting.None, "from that look");
        _assertSwaps("from that look");
    }
}
