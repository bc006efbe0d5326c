// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { DividendSubjects } from "./DividendSubjects.sol";
import { DividendTrader } from "./DividendTrader.sol";
import { MoodyReward } from "./MoodyReward.sol";

/// @notice What becomes of the reward token: its pool, gifts of it, claims, and whom it refuses to be moved to.
abstract contract DividendRewards is DividendTrader {
    /// @dev What a claim alone needs, whatever the reward token burns.
    uint256 private constant GAS = 8_000_000;

    constructor(DividendSubjects memory subjects) DividendTrader(subjects) { }

    /* ITS POOL */

    function tradeReward(bool isSale, uint256 amount) external watched {
        (uint256 reserve, uint256 reserveCoin) = _reservesOf(rewardPair, address(reward));
        amount = _within(amount, 1e12, (isSale ? reserve : reserveCoin) / 200);
        vm.startPrank(rewardMaker);
        if (isSale) {
            reward.mint(rewardMaker, amount);
            _swapReward(address(reward), address(exchange.weth), amount);
        } else {
            vm.deal(rewardMaker, amount);
            exchange.weth.deposit{ value: amount }();
            _swapReward(address(exchange.weth), address(reward), amount);
        }
        vm.stopPrank();
    }

    function _swapReward(address from, address to, uint256 amount) private {
        IERC20(from).approve(address(exchange.router), amount);
        exchange.router.swapExactTokensForTokens(amount, 0, _path(from, to), rewardMaker, block.timestamp);
    }

    function provideReward(uint256 amount) external watched {
        (uint256 reserve, uint256 coin) = _reservesOf(rewardPair, address(reward));
        amount = _within(amount, 1e18, reserve / 10);
        coin = coin * amount / reserve + 1;
        reward.mint(address(rewardPair), amount);
        vm.deal(rewardMaker, coin);
        vm.startPrank(rewardMaker);
        exchange.weth.deposit{ value: coin }();
        exchange.weth.transfer(address(rewardPair), coin);
        rewardPair.mint(rewardMaker);
        vm.stopPrank();
    }

    function withdrawReward(uint256 amount) external watched {
        amount = _part(amount, 1e9, rewardPair.balanceOf(rewardMaker) / 3);
        vm.prank(rewardMaker);
        rewardPair.transfer(address(rewardPair), amount);
        if (amount > 0) rewardPair.burn(rewardMaker);
    }

    /// @dev To the vault, or to the pool, which a purchase waits for.
    function giveReward(uint256 amount, bool isToPool) external watched {
        address to = isToPool ? address(rewardPair) : address(vault);
        if (_isMovable(to)) reward.mint(to, _within(amount, 0, 10e18));
    }

    /// @dev For people, and for the vault.
    function setRewardMood(uint256 who, uint256 mood) external watched {
        address to = who % 8 == 0 ? address(vault) : _person(who / 8);
        reward.setMood(to, MoodyReward.Mood(mood % (uint256(type(MoodyReward.Mood).max) + 1)));
    }

    function makeRewardMove() external watched {
        reward.setMood(address(vault), MoodyReward.Mood.Moving);
        for (uint256 i = 0; i < people.length; ++i) {
            reward.setMood(people[i], MoodyReward.Mood.Moving);
        }
    }

    /* CLAIMS */

    function claim(uint256 who) external watched {
        address holder = _person(who);
        _claim(holder, holder, abi.encodeCall(dividendToken.claim, ()));
    }

    /// @dev For anybody, also for who never has anything.
    function claimFor(uint256 by, uint256 who) external watched {
        address holder = accounts[who % accounts.length];
        _claim(_person(by), holder, abi.encodeCall(dividendToken.claimFor, (holder)));
    }

    function _claim(address by, address holder, bytes memory call) private {
        (uint256 amount,) = dividendToken.claimableOf(holder);
        uint256 had = reward.balanceOf(holder);
        vm.prank(by);
        (bool success,) = address(token).call{ gas: GAS }(call);

        assertEq(success, amount == 0 || _isMovable(holder), "28: claim");
        if (success) assertGe(reward.balanceOf(holder), had + amount, "22: what a claim pays");
    }

    /// @dev In any order, some twice: a holder that cannot be paid keeps no other from it.
    function claimMany(uint256 by, uint256 seed) external watched {
        address[] memory holders = new address[](_within(seed, 1, 8));
        for (uint256 i = 0; i < holders.length; ++i) {
            holders[i] = accounts[(seed >> (8 * i + 8)) % accounts.length];
        }
        vm.prank(_person(by));
        dividendToken.claimMany(holders);

        for (uint256 i = 0; i < holders.length; ++i) {
            (uint256 amount,) = dividendToken.claimableOf(holders[i]);
            if (_isMovable(holders[i])) assertEq(amount, 0, "28: who could be paid");
        }
    }

    function _isMovable(address to) private view returns (bool) {
        MoodyReward.Mood mood = reward.moodOf(to);
        return mood == MoodyReward.Mood.Moving || mood == MoodyReward.Mood.CallingBack;
    }
}
