// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorMarket_Test } from "../LiquidityGeneratorMarket.t.sol";

/// @notice A market whose vault holds a hundred times what a run may swap, and attackers who trade straight with the pair.
/// @dev Attackers hold wrapped coin; what they gain is counted in it, the position in the token closed.
abstract contract SearchMarket is LiquidityGeneratorMarket_Test {
    /// @dev What the vault holds units for.
    enum Load {
        Liquidity,
        Payout,
        Both
    }

    uint256 internal constant BPS = 10_000;

    /// @dev Wei that attackers start with: whatever they can borrow.
    uint256 internal constant COIN = 100_000 ether;

    /// @dev Of a taxed transfer, while the vault is being filled: the most there is.
    uint16 private constant LOADING_BPS = 2500;

    uint256 private _markets;

    function _arrange() internal virtual override { }

    /* MARKETS */

    /// @dev A new token: the vault filled under the highest fees, which are lowered then; a price known for 31 minutes.
    function _open(Load load, uint16 taxBps) internal {
        bool hasCharity = load != Load.Liquidity;
        LiquidityGeneratorTokenParams memory params = _params();
        params.salt = bytes32(++_markets);
        params.charityAddress = hasCharity ? charity : address(0);
        params.charityBps = load == Load.Payout ? LOADING_BPS : hasCharity ? LOADING_BPS / 2 : 0;
        params.liquidityFeeBps = LOADING_BPS - params.charityBps;
        params.taxFeeBps = 0;
        if (load == Load.Payout) params.liquidityFeeBps = 0;
        _adopt(liquidityGeneratorTokenFactory.createToken(params));
        _addFirstLiquidity({
            token: address(token), from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN
        });
        _fill();

        // The charity's part of all fees may not rise.
        uint16 forCharity = load == Load.Liquidity ? 0 : load == Load.Payout ? taxBps : taxBps / 2;
        vm.prank(firstOwner);
        generator.lowerFees(
            LiquidityGeneratorFees({ charityBps: forCharity, liquidityFeeBps: taxBps - forCharity, taxFeeBps: 0 })
        );
        _warmUp();
    }

    /// @dev A fifth of the supply pays the fees; a tenth goes to each attacker who has tokens.
    function _fill() private {
        uint256 tenth = token.totalSupply() / 10;
        vm.startPrank(firstOwner);
        token.transfer(alice, 2 * tenth);
        token.transfer(eve, tenth);
        token.transfer(charity, tenth);
        vm.stopPrank();
        vm.prank(alice);
        token.transfer(bob, 2 * tenth);

        address[4] memory attackers = [firstOwner, eve, carol, charity];
        for (uint256 i = 0; i < attackers.length; ++i) {
            deal(address(exchange.weth), attackers[i], COIN);
        }
        vm.deal(address(exchange.weth), COIN * 10);
    }

    /* THE POOL */

    function _isTokenFirst() internal view returns (bool) {
        return pair.token0() == address(token);
    }

    function _totalFeeBps() internal view returns (uint256) {
        LiquidityGeneratorFees memory fees = generator.fees();
        return uint256(fees.charityBps) + fees.liquidityFeeBps + fees.taxFeeBps;
    }

    /* TRADES */

    /// @dev Sells what arrives in the pair, for all the pair pays.
    function _sellUnits(address from, uint256 units) internal {
        vm.prank(from);
        token.transfer(address(pair), units);

        (uint256 reserveUnits, uint256 reserveCoin) = _reserves();
        uint256 received = token.balanceOf(address(pair)) - reserveUnits;
        uint256 coin = _amountOut(received, reserveUnits, reserveCoin);
        if (coin > 0) _swap({ unitsOut: 0, coinOut: coin, to: from });
    }

    /// @dev Buys so much that `net` units arrive, or a few more.
    function _buyUnits(address to, uint256 net) internal {
        if (net == 0) return;

        (uint256 reserveUnits, uint256 reserveCoin) = _reserves();
        uint256 feeBps = to == firstOwner ? 0 : _totalFeeBps();
        uint256 units = net * BPS / (BPS - feeBps) + (feeBps == 0 ? 0 : 2);
        uint256 coin = exchange.router.getAmountIn(units, reserveCoin, reserveUnits);
        vm.prank(to);
        exchange.weth.transfer(address(pair), coin);
        _swap({ unitsOut: units, coinOut: 0, to: to });
    }

    function _amountOut(uint256 amount, uint256 reserveIn, uint256 reserveOut) internal view returns (uint256) {
        return amount == 0 ? 0 : exchange.router.getAmountOut(amount, reserveIn, reserveOut);
    }

    function _swap(uint256 unitsOut, uint256 coinOut, address to) internal {
        (uint256 out0, uint256 out1) = _isTokenFirst() ? (unitsOut, coinOut) : (coinOut, unitsOut);
        pair.swap({ amount0Out: out0, amount1Out: out1, to: to, data: "" });
    }

    /// @dev The market moves the price, by trades of people who have nothing to do with the attack.
    function _movePrice(int256 bps) internal {
        (uint256 units,) = _reserves();
        // The price goes with the square of the reserve.
        if (bps < 0) _sellUnits(firstOwner, units * uint256(-bps) / (2 * BPS));
        if (bps > 0) _buyUnits(firstOwner, units * uint256(bps) / (2 * BPS));
    }

    /* RESULTS */

    function _coinOf(address account) internal view returns (uint256) {
        return exchange.weth.balanceOf(account) + account.balance;
    }

    function _max(int256 a, int256 b) internal pure returns (int256) {
        return a > b ? a : b;
    }
}
