// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendFees } from "src/types/DividendFees.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { DividendEvents } from "./DividendEvents.sol";
import { DividendSubjects } from "./DividendSubjects.sol";

/// @notice Who acts on a token with dividends, and what is looked at after each action.
abstract contract DividendFixture is DividendEvents {
    uint256 private _deadLiquidity;
    uint256 private _deadUnits;

    constructor(DividendSubjects memory subjects) DividendEvents(subjects) { }

    /* KINDS */

    function _fees() internal view virtual returns (DividendFees memory);

    function _lowerFees(address by, DividendFees memory lowered) internal virtual returns (bool success);

    /* WATCHING */

    /// @dev An action with all that must be true of any.
    modifier watched() {
        feesBefore = _fees();
        vm.recordLogs();
        _;
        _read(vm.getRecordedLogs());
        _after();
    }

    function _after() private {
        DividendFees memory fees = _fees();
        assertLe(fees.buybackBps, feesBefore.buybackBps, "26: buyback fee rose");
        assertLe(fees.dividendsBps, feesBefore.dividendsBps, "26: dividends fee rose");
        assertLe(fees.liquidityBps, feesBefore.liquidityBps, "26: liquidity fee rose");
        assertLe(fees.payoutBps, feesBefore.payoutBps, "26: payout fee rose");

        assertGe(pair.balanceOf(DEAD), _deadLiquidity, "27: liquidity of the dead address fell");
        assertGe(token.balanceOf(DEAD), _deadUnits, "27: units of the dead address fell");
        (_deadLiquidity, _deadUnits) = (pair.balanceOf(DEAD), token.balanceOf(DEAD));
        assertEq(paidOut, due, "25: coin that the payee is paid");
        assertEq(withdrawn, paidOut, "25: coin that the vault has unwrapped");
    }

    /* PARTS */

    function _person(uint256 seed) internal view returns (address) {
        return people[seed % people.length];
    }

    function _reserves() internal view returns (uint256 units_, uint256 coin) {
        return _reservesOf(pair, address(token));
    }

    function _reservesOf(IV2Pair pool, address side) internal view returns (uint256 units_, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = pool.getReserves();
        return pool.token0() == side ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev As `bound`, which prints what it returns and takes a fifth of the time.
    function _within(uint256 seed, uint256 least, uint256 most) internal pure returns (uint256) {
        return least + seed % (most - least + 1);
    }

    /// @dev The same; 0 if there is not enough.
    function _part(uint256 seed, uint256 least, uint256 most) internal pure returns (uint256) {
        return most < least ? 0 : _within(seed, least, most);
    }

    function _min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }

    function _path(address from, address to) internal pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (from, to);
    }

    function _pass(uint256 time) internal {
        vm.warp(block.timestamp + time);
        vm.roll(block.number + 1 + time / 12);
    }

    /// @dev Looks at what it cost the payer; the events of all transfers are looked at anyway.
    function _transfer(address by, address from, address to, uint256 amount) internal {
        (uint256 paid, uint256 got) = (token.balanceOf(from), token.balanceOf(to));
        uint256 collected = token.balanceOf(address(vault));
        vm.prank(by);
        if (by == from) token.transfer(to, amount);
        else token.transferFrom(from, to, amount);
        collected = token.balanceOf(address(vault)) - collected;
        if (from == to) amount = 0;

        assertEq(token.balanceOf(from), paid - amount, "26: what the payer has");
        assertEq(token.balanceOf(to), got + amount - collected, "26: what the recipient has");
        if (_isFree(from, to)) assertEq(collected, 0, "26: what the vault got for nothing");
    }
}
