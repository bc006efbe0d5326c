// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { DividendMarket_Test } from "../DividendMarket.t.sol";
import { IV2Pair } from "../utils/uniswap/IV2Pair.sol";

/// @notice A market of a token with dividends, whose vault has more of everything than a step may trade, and attackers
/// who trade straight with both pairs.
/// @dev Attackers hold wrapped coin and both tokens; what they gain is counted in coin, the position closed.
abstract contract DividendSearchMarket is DividendMarket_Test {
    /// @param pair Where the vault trades, and the attacker around it.
    /// @param asset What is traded there for coin.
    struct Pool {
        IV2Pair pair;
        IERC20 asset;
    }

    uint256 internal constant BPS = 10_000;

    /// @dev Wei that attackers start with: whatever they can borrow.
    uint256 internal constant COIN = 100_000 ether;

    /// @dev Wei in the pool of the reward token: a step there may spend less than the vault has.
    uint256 internal constant SMALL_POOL_COIN = 300 ether;

    /// @dev Runs before the attack: each brings coin, of which nothing is spent.
    uint256 private constant RUNS = 16;

    function _arrange() internal override { }

    /* KINDS */

    function _payee() internal view virtual returns (address);

    /// @dev To so much altogether.
    function _lowerFees(uint16 taxBps) internal virtual;

    /* MARKETS */

    /// @dev The vault filled under the highest fees, which are lowered then; coin waiting, both prices known.
    function _open(uint256 tokenCoin, uint256 rewardCoin, uint16 taxBps) internal {
        _withdraw(_tokenPool(), firstOwner, tokenCoin, POOL_COIN);
        _withdraw(_rewardPool(), rewardMaker, rewardCoin, REWARD_POOL_COIN);
        _fill();
        _warmUp();
        for (uint256 i = 0; i < RUNS; ++i) {
            rewardPair.sync(); // busy: the coin waits
            vault.process();
            _pass(31 minutes);
        }
        vm.prank(firstOwner);
        _lowerFees(taxBps);
    }

    function _withdraw(Pool memory pool, address owner, uint256 keptCoin, uint256 coin) private {
        uint256 part = pool.pair.balanceOf(owner) * (coin - keptCoin) / coin;
        if (part == 0) return;

        vm.prank(owner);
        pool.pair.transfer(address(pool.pair), part);
        pool.pair.burn(owner);
    }

    /// @dev A fifth of the supply pays the fees; attackers who hold anything have a twentieth or more.
    function _fill() private {
        uint256 twentieth = token.totalSupply() / 20;
        vm.startPrank(firstOwner);
        token.transfer(alice, 4 * twentieth);
        token.transfer(eve, twentieth);
        if (_payee() != firstOwner) token.transfer(_payee(), twentieth);
        vm.stopPrank();
        vm.prank(alice);
        token.transfer(bob, 4 * twentieth);

        address[4] memory attackers = [firstOwner, eve, carol, _payee()];
        for (uint256 i = 0; i < attackers.length; ++i) {
            deal(address(exchange.weth), attackers[i], COIN);
            if (attackers[i] != carol) reward.mint(attackers[i], 1_000_000e18);
        }
        vm.deal(address(exchange.weth), COIN * 10);
    }

    /* POOLS */

    function _tokenPool() internal view returns (Pool memory) {
        return Pool({ pair: pair, asset: token });
    }

    function _rewardPool() internal view returns (Pool memory) {
        return Pool({ pair: rewardPair, asset: IERC20(address(reward)) });
    }

    function _reserves(Pool memory pool) internal view returns (uint256 units, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = pool.pair.getReserves();
        return _isAssetFirst(pool) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _isAssetFirst(Pool memory pool) private view returns (bool) {
        return pool.pair.token0() == address(pool.asset);
    }

    /* TRADES */

    /// @dev Sells what arrives in the pair, for all the pair pays; with too little gas for an automatic run.
    function _sellUnits(Pool memory pool, address from, uint256 units) internal {
        vm.prank(from);
        pool.asset.transfer{ gas: 500_000 }(address(pool.pair), units);

        (uint256 reserveUnits, uint256 reserveCoin) = _reserves(pool);
        uint256 received = pool.asset.balanceOf(address(pool.pair)) - reserveUnits;
        if (received == 0) return;
        uint256 coin = exchange.router.getAmountOut(received, reserveUnits, reserveCoin);
        if (coin > 0) _swap(pool, 0, coin, from);
    }

    /// @dev Buys so much that `net` units arrive, or a few more.
    function _buyUnits(Pool memory pool, address to, uint256 net, uint256 feeBps) internal {
        if (net == 0) return;

        (uint256 reserveUnits, uint256 reserveCoin) = _reserves(pool);
        uint256 units = net * BPS / (BPS - feeBps) + (feeBps == 0 ? 0 : 2);
        uint256 coin = exchange.router.getAmountIn(units, reserveCoin, reserveUnits);
        vm.prank(to);
        exchange.weth.transfer(address(pool.pair), coin);
        _swap(pool, units, 0, to);
    }

    function _swap(Pool memory pool, uint256 unitsOut, uint256 coinOut, address to) internal {
        (uint256 out0, uint256 out1) = _isAssetFirst(pool) ? (unitsOut, coinOut) : (coinOut, unitsOut);
        pool.pair.swap({ amount0Out: out0, amount1Out: out1, to: to, data: "" });
    }

    /* RESULTS */

    /// @dev Coin, and the reward token that is or could be the account's, at a price of so much coin for so many units.
    function _worth(address account, uint256 coin, uint256 units) internal view returns (int256) {
        (uint256 claimable,) = dividendToken.claimableOf(account);
        uint256 rewards = reward.balanceOf(account) + claimable;
        return int256(exchange.weth.balanceOf(account) + account.balance + rewards * coin / units);
    }

    function _max(int256 a, int256 b) internal pure returns (int256) {
        return a > b ? a : b;
    }
}
