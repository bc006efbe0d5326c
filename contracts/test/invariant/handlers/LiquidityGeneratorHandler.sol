// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { MoodyPayee } from "./MoodyPayee.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { LiquidityGeneratorTrader } from "./LiquidityGeneratorTrader.sol";

/// @notice What holders, the owner, the payee and strangers do with a Liquidity Generator token besides trading.
/// @dev No action reverts that should work: one that does fails the campaign.
contract LiquidityGeneratorHandler is LiquidityGeneratorTrader {
    constructor(
        ILiquidityGeneratorToken generator_,
        UniswapV2 memory exchange_,
        address[] memory people_,
        MoodyPayee payee_
    ) LiquidityGeneratorTrader(generator_, exchange_, people_, payee_) { }

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
            assertTrue(success, "17: the vault refused coin");
        }
        vm.stopPrank();
    }

    /* VAULT */

    /// @dev Works whenever.
    function process(uint256 by) external watched {
        address keeper = keepers[by % 2];
        uint256 before = exchange.weth.balanceOf(keeper);
        vm.prank(keeper);
        uint256 earned = vault.process();
        assertEq(exchange.weth.balanceOf(keeper) - before, earned, "29: what a call says to have earned");
    }

    function setMood(uint256 mood) external watched {
        payee.setMood(MoodyPayee.Mood(mood % 4), address(vault));
    }

    /* TIME */

    function passSeconds(uint256 time) external {
        _pass(_within(time, 1, 600));
    }

    function passHours(uint256 time) external {
        _pass(_within(time, 30 minutes, 12 hours));
    }

    function passDays(uint256 time) external {
        _pass(_within(time, 1 days, 4 days));
    }

    function _pass(uint256 time) private {
        vm.warp(block.timestamp + time);
        vm.roll(block.number + 1 + time / 12);
    }

    /* OWNER */

    function lowerFees(uint256 charityBps, uint256 liquidityFeeBps, uint256 taxFeeBps) external watched {
        address owner = Ownable2Step(address(token)).owner();
        if (owner == address(0)) return;

        LiquidityGeneratorFees memory lowered = generator.fees();
        lowered.charityBps -= uint16(_within(charityBps, 0, lowered.charityBps / 8));
        lowered.liquidityFeeBps -= uint16(_within(liquidityFeeBps, 0, lowered.liquidityFeeBps / 8));
        lowered.taxFeeBps -= uint16(_within(taxFeeBps, 0, lowered.taxFeeBps / 8));
        lowered.charityBps = uint16(_min(lowered.charityBps, _mostForCharity(lowered)));
        vm.prank(owner);
        generator.lowerFees(lowered);
    }

    /// @dev By the owner, if there is one, and by anybody else.
    function tryToRaiseAFee(uint256 by, uint256 which, uint256 raise) external watched {
        LiquidityGeneratorFees memory raised = generator.fees();
        uint16 more = uint16(_within(raise, 1, 100));
        if (which % 3 == 0) raised.charityBps += more;
        if (which % 3 == 1) raised.liquidityFeeBps += more;
        if (which % 3 == 2) raised.taxFeeBps += more;

        address owner = Ownable2Step(address(token)).owner();
        address caller = by % 2 == 0 && owner != address(0) ? owner : _person(by / 2);
        vm.prank(caller);
        (bool isRaised,) = address(token).call(abi.encodeCall(generator.lowerFees, (raised)));
        assertFalse(isRaised, "14: a fee was raised");
    }

    /// @dev By the owner: the other fees fall, and the charity's would be a larger part of all.
    function tryToRaiseTheCharitysPart(uint256 seed) external watched {
        LiquidityGeneratorFees memory raised = generator.fees();
        address owner = Ownable2Step(address(token)).owner();
        if (owner == address(0) || raised.charityBps == 0 || raised.liquidityFeeBps == 0) return;

        raised.liquidityFeeBps -= uint16(_within(seed, 1, raised.liquidityFeeBps));
        raised.charityBps = uint16(_mostForCharity(raised) + 1);
        vm.prank(owner);
        (bool isRaised,) = address(token).call(abi.encodeCall(generator.lowerFees, (raised)));
        assertFalse(isRaised, "14: the charity's part was raised");
    }

    /// @dev Its part of the other fees is what it was, or less.
    function _mostForCharity(LiquidityGeneratorFees memory lowered) private view returns (uint256) {
        LiquidityGeneratorFees memory fees = generator.fees();
        uint256 others = uint256(fees.liquidityFeeBps) + fees.taxFeeBps;
        if (others == 0) return fees.charityBps;
        return uint256(fees.charityBps) * (uint256(lowered.liquidityFeeBps) + lowered.taxFeeBps) / others;
    }

    function tryToLowerFees(uint256 by) external watched {
        address caller = _person(by);
        if (caller == Ownable2Step(address(token)).owner()) return;

        LiquidityGeneratorFees memory none;
        vm.prank(caller);
        (bool isLowered,) = address(token).call(abi.encodeCall(generator.lowerFees, (none)));
        assertFalse(isLowered, "14: a stranger has lowered the fees");
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
