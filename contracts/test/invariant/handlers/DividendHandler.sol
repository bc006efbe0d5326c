// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { DividendRewards } from "./DividendRewards.sol";
import { DividendSubjects } from "./DividendSubjects.sol";
import { MoodyPayee } from "./MoodyPayee.sol";

/// @notice What holders, the owner and strangers do with a token with dividends besides trading and claiming.
/// @dev No action reverts that should work: one that does fails the campaign.
abstract contract DividendHandler is DividendRewards {
    constructor(DividendSubjects memory subjects) DividendRewards(subjects) { }

    /* TRANSFERS */

    function transfer(uint256 from, uint256 to, uint256 amount) external watched {
        address holder = _person(from);
        _transfer({ by: holder, from: holder, to: _person(to), amount: _within(amount, 0, token.balanceOf(holder)) });
    }

    function transferAll(uint256 from, uint256 to) external watched {
        address holder = _person(from);
        _transfer({ by: holder, from: holder, to: _person(to), amount: token.balanceOf(holder) });
    }

    /// @dev Where rounding is all there is.
    function transferDust(uint256 from, uint256 to, uint256 amount) external watched {
        address holder = _person(from);
        uint256 most = _min(token.balanceOf(holder), 200);
        _transfer({ by: holder, from: holder, to: _person(to), amount: _within(amount, 0, most) });
    }

    /// @dev The payer is left with the minimum, or a unit more or less.
    function transferAcrossMinimum(uint256 from, uint256 to, uint256 left) external watched {
        address holder = _person(from);
        left = minimum + left % 3 - 1;
        if (token.balanceOf(holder) < left) return;

        _transfer({ by: holder, from: holder, to: _person(to), amount: token.balanceOf(holder) - left });
    }

    function transferFrom(uint256 by, uint256 from, uint256 to, uint256 amount) external watched {
        (address spender, address holder) = (_person(by), _person(from));
        amount = _within(amount, 0, token.balanceOf(holder));
        vm.prank(holder);
        token.approve(spender, amount);
        if (spender != holder) _transfer({ by: spender, from: holder, to: _person(to), amount: amount });
    }

    /// @dev To one that earns nothing: pair, vault, the token itself, the dead address.
    function donate(uint256 from, uint256 to, uint256 amount) external watched {
        address holder = _person(from);
        address[4] memory excluded = [address(pair), address(vault), address(token), DEAD];
        amount = _within(amount, 0, token.balanceOf(holder) / 20);
        vm.prank(holder);
        token.transfer(excluded[to % 4], amount);
    }

    function sendCoinToVault(uint256 from, uint256 amount, bool isWrapped) external watched {
        address giver = _person(from);
        amount = _within(amount, 0, giver.balance / 100);
        vm.startPrank(giver);
        if (isWrapped) {
            exchange.weth.deposit{ value: amount }();
            exchange.weth.transfer(address(vault), amount);
        } else {
            (bool success,) = address(vault).call{ value: amount }("");
            assertTrue(success, "28: the vault refused coin");
        }
        vm.stopPrank();
    }

    /* VAULT */

    /// @dev Works whenever; and has little to do if no time has passed.
    function process(uint256 by, uint256 time) external watched {
        if (time % 4 > 0) _pass(_within(time, 1, 2 hours));
        _process(by);
    }

    /// @dev As a bot that has it run after each pause.
    function processInARow(uint256 by, uint256 time) external watched {
        for (uint256 i = 0; i <= time % 3; ++i) {
            _pass(_within(time, 31 minutes, 2 hours));
            _process(by);
            _read(vm.getRecordedLogs());
        }
    }

    function _process(uint256 by) private {
        address keeper = keepers[by % 2];
        uint256 before = exchange.weth.balanceOf(keeper);
        vm.prank(keeper);
        uint256 earned = vault.process();
        assertEq(exchange.weth.balanceOf(keeper) - before, earned, "29: what a call says to have earned");
    }

    function setMood(uint256 mood) external watched {
        MoodyPayee(payable(people[0])).setMood(MoodyPayee.Mood(mood % 4), address(vault));
    }

    /* TIME */

    /// @dev Seconds, hours or days.
    function pass(uint256 scale, uint256 time) external {
        if (scale % 8 == 0) _pass(_within(time, 1 days, 4 days));
        else if (scale % 2 == 0) _pass(_within(time, 30 minutes, 12 hours));
        else _pass(_within(time, 1, 600));
    }

    /* OWNER */

    /// @dev Seldom to nothing.
    function lowerFees(uint256 seed) external watched {
        address owner = Ownable2Step(address(token)).owner();
        if (owner == address(0)) return;

        DividendFees memory lowered = _fees();
        if (seed % 16 == 0) delete lowered;
        lowered.buybackBps -= uint16(_within(seed >> 8, 0, lowered.buybackBps / 8));
        lowered.dividendsBps -= uint16(_within(seed >> 24, 0, lowered.dividendsBps / 8));
        lowered.liquidityBps -= uint16(_within(seed >> 40, 0, lowered.liquidityBps / 8));
        lowered.payoutBps -= uint16(_within(seed >> 56, 0, lowered.payoutBps / 8));
        lowered.payoutBps = uint16(_min(lowered.payoutBps, _mostForPayee(lowered)));
        assertTrue(_lowerFees(owner, lowered), "28: the owner could not lower the fees");
    }

    /// @dev By the owner, if there is one, and by anybody else.
    function tryToRaiseAFee(uint256 by, uint256 which, uint256 raise) external watched {
        DividendFees memory raised = _fees();
        uint16 more = uint16(_within(raise, 1, 100));
        if (which % 3 == 0) raised.dividendsBps += more;
        if (which % 3 == 1) raised.liquidityBps += more;
        if (which % 3 == 2) raised.payoutBps += more;

        address owner = Ownable2Step(address(token)).owner();
        address caller = by % 2 == 0 && owner != address(0) ? owner : _person(by / 2);
        assertFalse(_lowerFees(caller, raised), "26: a fee was raised");
    }

    /// @dev By the owner: the other fees fall, and the payee's would be a larger part of all.
    function tryToRaiseThePayeesPart(uint256 seed) external watched {
        DividendFees memory raised = _fees();
        address owner = Ownable2Step(address(token)).owner();
        if (owner == address(0) || raised.payoutBps == 0 || raised.dividendsBps == 0) return;

        raised.dividendsBps -= uint16(_within(seed, 1, raised.dividendsBps));
        raised.payoutBps = uint16(_mostForPayee(raised) + 1);
        assertFalse(_lowerFees(owner, raised), "26: the payee's part was raised");
    }

    /// @dev Its part of the other fees is what it was, or less.
    function _mostForPayee(DividendFees memory lowered) private view returns (uint256) {
        DividendFees memory fees = _fees();
        if (_others(fees) == 0) return fees.payoutBps;
        return uint256(fees.payoutBps) * _others(lowered) / _others(fees);
    }

    function _others(DividendFees memory all) private pure returns (uint256) {
        return uint256(all.buybackBps) + all.dividendsBps + all.liquidityBps;
    }

    function tryToLowerFees(uint256 by) external watched {
        address caller = _person(by);
        if (caller == Ownable2Step(address(token)).owner()) return;

        DividendFees memory none;
        assertFalse(_lowerFees(caller, none), "26: a stranger has lowered the fees");
    }

    function handOver(uint256 to) external watched {
        Ownable2Step owned = Ownable2Step(address(token));
        if (owned.owner() == address(0)) return;

        vm.prank(owned.owner());
        owned.transferOwnership(_person(to));
    }

    function accept() external watched {
        Ownable2Step owned = Ownable2Step(address(token));
        if (owned.pendingOwner() == address(0)) return;

        vm.prank(owned.pendingOwner());
        owned.acceptOwnership();
    }

    /// @dev Seldom: it ends the owner's actions.
    function renounce(uint256 seed) external watched {
        Ownable2Step owned = Ownable2Step(address(token));
        if (seed % 16 != 0 || owned.owner() == address(0)) return;

        vm.prank(owned.owner());
        owned.renounceOwnership();
    }
}
