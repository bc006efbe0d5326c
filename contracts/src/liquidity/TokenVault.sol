// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { Errors } from "../libraries/Errors.sol";
import { PriceAverage } from "../libraries/PriceAverage.sol";
import { VaultConfig } from "../types/VaultConfig.sol";
import { VaultPending, Waiting } from "../types/VaultPending.sol";

/// @title TokenVault
/// @notice See the documentation in {ITokenVault}.
/// @dev Deployed once; each token's vault is a minimal clone of it, with its {VaultConfig} in its code. At its own address it
/// has no config: no run works there, and coin sent there is lost.
contract TokenVault is ITokenVault {
    using PriceAverage for PriceAverage.Window;
    using PriceAverage for PriceAverage.Look;
    using SafeTransferLib for address;

    /* CONSTANTS */

    /// @inheritdoc ITokenVault
    /// @dev 3 %: what a swap of the attacker's moves the price by is outside, what buyers and sellers do in half an hour is not.
    uint256 public constant BAND_BPS = 300;

    /// @inheritdoc ITokenVault
    /// @dev Enough for any wallet that is a contract, too little to do harm with.
    uint256 public constant PAYOUT_GAS = 20_000;

    /// @inheritdoc ITokenVault
    /// @dev Not quite 0.1 % of the reserve: who moves the price before it and back after it pays the pool's fee twice, and from
    /// 0.1 % on that is more than the swap loses. At exactly 0.1 % it is not: selling moves the price as well.
    uint256 public constant RESERVE_PER_UNIT_SWAPPED = 1050;

    /// @inheritdoc ITokenVault
    /// @dev As long as the shortest average: runs in a row would sell more than any pool fee protects.
    uint64 public constant PAUSE = 30 minutes;

    /// @dev Gas that {swapAndPay} may burn: what the longest honest one needs, and a tenth more.
    uint256 private constant SWAP_GAS = 380_000;

    /// @dev Gas to end a run with, whatever {swapAndPay} has burnt.
    uint256 private constant GAS_AFTER_SWAP = 15_000;

    /// @dev Gas to pay in wrapped coin after a refusal.
    uint256 private constant GAS_AFTER_PAYOUT = 40_000;

    /// @dev Seconds without automatic runs after one that swapped nothing: sellers pay for each try.
    uint64 private constant REST = 10 minutes;

    /// @dev Where liquidity goes: nobody can take it out again.
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* STORAGE */

    PriceAverage.Window private _window;

    /// @dev Second from which a run may swap.
    uint64 private _nextRun;

    /// @dev Second from which automatic runs are tried. In one word with the above: after a swap that has burnt all its gas
    /// there is little left to write with.
    uint64 private _nextTry;

    /* COIN */

    /// @dev From the wrapped coin; what strangers give is added to the liquidity.
    receive() external payable { }

    /* READING */

    /// @inheritdoc ITokenVault
    function pending() external view returns (VaultPending memory result) {
        VaultConfig memory config = _config();
        PriceAverage.Look memory look = PriceAverage.look(config.pair, _isTokenFirst(config));
        (uint256 forLiquidity, uint256 forPayout) = _unitsToSwap(config, look.token);

        result.payoutUnits = ITaxedToken(config.token).bookedForPayout();
        result.liquidityUnits = IERC20(config.token).balanceOf(address(this)) - result.payoutUnits;
        result.liquidityCoin = IWrappedCoin(config.wrappedCoin).balanceOf(address(this)) + address(this).balance;
        result.waiting = _reasonToWait(config, look, forLiquidity + forPayout);
    }

    /* RUNS */

    /// @inheritdoc ITokenVault
    function process() external {
        _run({ config: _config(), isAutomatic: false });
    }

    /// @inheritdoc ITokenVault
    function processAutomatically() external {
        VaultConfig memory config = _config();
        if (msg.sender != config.token) revert Errors.TokenVault_CallerNotToken(msg.sender, config.token);
        // forge-lint: disable-next-line(block-timestamp): a few seconds do not matter
        if (block.timestamp < _nextTry || block.timestamp < _nextRun) return;

        _run({ config: config, isAutomatic: true });
    }

    /// @dev Looks first, outside of what may fail, so that a run that swaps nothing still moves the average on.
    function _run(VaultConfig memory config, bool isAutomatic) private {
        PriceAverage.Look memory look = PriceAverage.look(config.pair, _isTokenFirst(config));
        (uint256 forLiquidity, uint256 forPayout) = _unitsToSwap(config, look.token);
        Waiting reason = _reasonToWait(config, look, forLiquidity + forPayout);
        if (reason != Waiting.NoLiquidity) _window.observe(look);

        uint64 now_ = SafeCast.toUint64(block.timestamp);
        if (reason == Waiting.None) {
            uint64 previous = _nextRun;
            _nextRun = now_ + PAUSE; // before strangers are called: nobody gets in again
            if (!_trySwapAndPay(forLiquidity, forPayout, isAutomatic)) {
                _nextRun = previous;
                reason = Waiting.SwapFailed;
            }
        }

        if (reason == Waiting.None) return;
        if (isAutomatic) _nextTry = now_ + REST;
        emit RunSkipped(reason);
    }

    /// @dev With less than its full gas it proves nothing by failing: then {process} has not happened.
    function _trySwapAndPay(uint256 forLiquidity, uint256 forPayout, bool isAutomatic) private returns (bool success) {
        uint256 available = gasleft();
        if (available < GAS_AFTER_SWAP) revert Errors.TokenVault_InsufficientGas(available, GAS_AFTER_SWAP);
        uint256 given = Math.min(available - GAS_AFTER_SWAP, SWAP_GAS);

        try this.swapAndPay{ gas: given }(forLiquidity, forPayout) {
            return true;
        } catch {
            if (given < SWAP_GAS && !isAutomatic) revert Errors.TokenVault_InsufficientGas(given, SWAP_GAS);
        }
    }

    function _reasonToWait(VaultConfig memory config, PriceAverage.Look memory look, uint256 units)
        private
        view
        returns (Waiting)
    {
        // Without anybody's liquidity, what lies in the pair is a trap.
        if (look.token == 0 || look.coin == 0 || IUniswapV2Pair(config.pair).totalSupply() == 0) {
            return Waiting.NoLiquidity;
        }
        if (units == 0) return Waiting.NothingCollected;
        // forge-lint: disable-next-line(block-timestamp): a few seconds do not matter
        if (block.timestamp < _nextRun) return Waiting.TooSoon;

        (bool isKnown, uint256 average) = _window.average(look);
        if (!isKnown) return Waiting.NoAverage;
        if (!look.isWithin(average, BAND_BPS)) return Waiting.PriceMoved;

        return _isBusy(config, look) ? Waiting.PairBusy : Waiting.None;
    }

    /// @dev Whether somebody has traded in this block, perhaps with borrowed liquidity that is gone after it. Or has paid one
    /// side into the pair and is about to pay the other: a swap would make a gift of that to the pool.
    function _isBusy(VaultConfig memory config, PriceAverage.Look memory look) private view returns (bool) {
        return look.isFresh || IERC20(config.token).balanceOf(config.pair) != look.token
            || IWrappedCoin(config.wrappedCoin).balanceOf(config.pair) != look.coin;
    }

    /// @dev One half of the liquidity's units, and all of the payee's; in proportion, if that is more than a run may swap.
    function _unitsToSwap(VaultConfig memory config, uint256 reserve)
        private
        view
        returns (uint256 forLiquidity, uint256 forPayout)
    {
        forPayout = ITaxedToken(config.token).bookedForPayout();
        forLiquidity = (IERC20(config.token).balanceOf(address(this)) - forPayout) / 2;

        uint256 all = forLiquidity + forPayout;
        uint256 cap = reserve / RESERVE_PER_UNIT_SWAPPED;
        if (all > cap) {
            forPayout = forPayout * cap / all;
            forLiquidity = cap - forPayout;
        }
    }

    /// @inheritdoc ITokenVault
    function swapAndPay(uint256 forLiquidity, uint256 forPayout) external {
        if (msg.sender != address(this)) revert Errors.TokenVault_CallerNotVault(msg.sender);

        VaultConfig memory config = _config();
        if (address(this).balance > 0) IWrappedCoin(config.wrappedCoin).deposit{ value: address(this).balance }();
        if (forPayout > 0) ITaxedToken(config.token).unbookPayout(forPayout);

        uint256 unitsSwapped = forLiquidity + forPayout;
        uint256 coinPaid = _swap(config, unitsSwapped) * forPayout / unitsSwapped;
        (uint256 unitsAdded, uint256 coinAdded) = _addLiquidity(config, coinPaid);

        emit Processed({ unitsSwapped: unitsSwapped, unitsAdded: unitsAdded, coinAdded: coinAdded, coinPaid: coinPaid });
        if (coinPaid > 0) _payOut(config, coinPaid);
    }

    /// @dev The router only quotes; the pair refuses if that is more than it owes.
    function _swap(VaultConfig memory config, uint256 units) private returns (uint256 coin) {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (config.token, config.wrappedCoin);
        coin = IUniswapV2Router(config.router).getAmountsOut(units, path)[1];

        config.token.safeTransfer(config.pair, units);
        (uint256 amount0Out, uint256 amount1Out) = _isTokenFirst(config) ? (uint256(0), coin) : (coin, uint256(0));
        IUniswapV2Pair(config.pair)
            .swap({ amount0Out: amount0Out, amount1Out: amount1Out, to: address(this), data: "" });
    }

    /// @dev Adds what is there but `reserved`, at the pair's price. What would earn no liquidity at all stays.
    function _addLiquidity(VaultConfig memory config, uint256 reserved) private returns (uint256 units, uint256 coin) {
        (uint256 reserveToken, uint256 reserveCoin) = _reserves(config);
        uint256 unitsHeld = IERC20(config.token).balanceOf(address(this)) - ITaxedToken(config.token).bookedForPayout();
        // No more than a run can swap for, whatever strangers have given: what goes in at once must not be worth moving the price.
        coin = Math.min(
            IWrappedCoin(config.wrappedCoin).balanceOf(address(this)) - reserved, reserveCoin / RESERVE_PER_UNIT_SWAPPED
        );
        units = coin * reserveToken / reserveCoin;
        if (units > unitsHeld) (units, coin) = (unitsHeld, unitsHeld * reserveCoin / reserveToken);

        uint256 supply = IUniswapV2Pair(config.pair).totalSupply();
        if (units * supply < reserveToken || coin * supply < reserveCoin) return (0, 0);

        config.token.safeTransfer(config.pair, units);
        config.wrappedCoin.safeTransfer(config.pair, coin);
        IUniswapV2Pair(config.pair).mint(DEAD);
    }

    /// @dev In native coin; in wrapped coin to a payee that refuses it. Starving the payee never counts as its refusal.
    function _payOut(VaultConfig memory config, uint256 amount) private {
        IWrappedCoin coin = IWrappedCoin(config.wrappedCoin);
        coin.withdraw(amount);
        uint256 required = PAYOUT_GAS * 64 / 63 + GAS_AFTER_PAYOUT;
        if (gasleft() < required) revert Errors.TokenVault_InsufficientGas(gasleft(), required);

        bool isWrapped = !config.payee.trySafeTransferETH(amount, PAYOUT_GAS);
        if (isWrapped) {
            coin.deposit{ value: amount }();
            config.wrappedCoin.safeTransfer(config.payee, amount);
        }
        emit PaidOut({ payee: config.payee, amount: amount, isWrapped: isWrapped });
    }

    /* CONFIG */

    function _config() private view returns (VaultConfig memory) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (VaultConfig));
    }

    function _isTokenFirst(VaultConfig memory config) private pure returns (bool) {
        return config.token < config.wrappedCoin;
    }

    function _reserves(VaultConfig memory config) private view returns (uint256 token, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = IUniswapV2Pair(config.pair).getReserves();
        return _isTokenFirst(config) ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
