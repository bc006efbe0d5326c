// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";
import { IUniswapV2Pair } from "../interfaces/external/IUniswapV2Pair.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { Errors } from "../libraries/Errors.sol";
import { PairTrades } from "../libraries/PairTrades.sol";
import { PriceAverage } from "../libraries/PriceAverage.sol";
import { VaultConfig } from "../types/VaultConfig.sol";
import { VaultPending, Waiting } from "../types/VaultPending.sol";

/// @title TokenVault
/// @notice See the documentation in {ITokenVault}.
/// @dev Deployed once; each token's vault is a minimal clone of it, with its {VaultConfig} in its code. At its own
/// address it has no config: no run works there, and coin sent there is lost.
contract TokenVault is ITokenVault {
    using PairTrades for VaultConfig;
    using PriceAverage for PriceAverage.Window;
    using PriceAverage for PriceAverage.Look;
    using SafeTransferLib for address;

    /* CONSTANTS */

    /// @inheritdoc ITokenVault
    /// @dev 3 %: little enough to lose if somebody has moved the price up to there, enough for what buyers and sellers
    /// do in half an hour.
    uint256 public constant BAND_BPS = 300;

    /// @inheritdoc ITokenVault
    /// @dev Enough for most wallets that are contracts, too little to do harm with. Who needs more is paid in wrapped
    /// coin.
    uint256 public constant PAYOUT_GAS = 20_000;

    /// @inheritdoc ITokenVault
    uint256 public constant RESERVE_PER_UNIT_SWAPPED = PairTrades.RESERVE_PER_UNIT;

    /// @inheritdoc ITokenVault
    /// @dev As long as the shortest average: runs in a row would sell more than any pool fee protects.
    uint64 public constant PAUSE = 30 minutes;

    /// @dev Gas that {swapAndPay} may burn: what the longest honest one needs, and a tenth more.
    uint256 private constant SWAP_GAS = 384_000;

    /// @dev Gas to end a run with, whatever {swapAndPay} has burnt.
    uint256 private constant GAS_AFTER_SWAP = 15_000;

    /// @dev Gas for the call itself, dearest to a payee that has never had coin. A refusal that then leaves too little
    /// to pay in wrapped coin makes the whole swap fail, and nothing is lost.
    uint256 private constant GAS_AFTER_PAYOUT = 40_000;

    /// @dev Seconds without automatic runs after one that swapped nothing: sellers pay for each try.
    uint64 private constant REST = 10 minutes;

    /* STORAGE */

    PriceAverage.Window private _window;

    /// @dev Second from which a run may swap.
    uint64 private _nextRun;

    /// @dev Second from which automatic runs are tried. In one word with the above, which is written at the same time.
    uint64 private _nextTry;

    /* COIN */

    /// @dev From the wrapped coin; what strangers give is added to the liquidity.
    receive() external payable { }

    /* READING */

    /// @inheritdoc ITokenVault
    function pending() external view returns (VaultPending memory result) {
        VaultConfig memory config = _config();
        PriceAverage.Look memory look = PriceAverage.look(config.pair, config.isTokenFirst());
        (uint256 forLiquidity, uint256 forPayout) = _unitsToSwap(config, look.token);

        result.payoutUnits = ITaxedToken(config.token).bookedForPayout();
        result.liquidityUnits = IERC20(config.token).balanceOf(address(this)) - result.payoutUnits;
        result.liquidityCoin = IWrappedCoin(config.wrappedCoin).balanceOf(address(this)) + address(this).balance;
        result.waiting = _reasonToWait({ config: config, look: look, units: forLiquidity + forPayout });
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
        PriceAverage.Look memory look = PriceAverage.look(config.pair, config.isTokenFirst());
        (uint256 forLiquidity, uint256 forPayout) = _unitsToSwap(config, look.token);
        Waiting reason = _reasonToWait({ config: config, look: look, units: forLiquidity + forPayout });
        if (reason != Waiting.NoLiquidity) _window.observe(look);

        // forge-lint: disable-next-line(unsafe-typecast): a second that 64 bits do not hold never comes
        uint64 now_ = uint64(block.timestamp);
        // Before the swap, which may leave too little gas to write with. After one that works the pause is longer.
        if (isAutomatic) _nextTry = now_ + REST;
        if (reason == Waiting.None) {
            uint64 previous = _nextRun;
            _nextRun = now_ + PAUSE; // before strangers are called: nobody gets in again
            if (!_trySwapAndPay({ forLiquidity: forLiquidity, forPayout: forPayout, isAutomatic: isAutomatic })) {
                _nextRun = previous;
                reason = Waiting.SwapFailed;
            }
        }

        if (reason != Waiting.None) emit RunSkipped(reason);
    }

    /// @dev With less than its full gas it proves nothing by failing: then {process} has not happened. The token's call
    /// has, and rests: else each seller would pay for the next try.
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

        return config.isBusy(look) ? Waiting.PairBusy : Waiting.None;
    }

    /// @dev One half of the liquidity's units, and all of the payee's; in proportion, if that is more than a run may
    /// swap.
    function _unitsToSwap(VaultConfig memory config, uint256 reserve)
        private
        view
        returns (uint256 forLiquidity, uint256 forPayout)
    {
        forPayout = ITaxedToken(config.token).bookedForPayout();
        forLiquidity = (IERC20(config.token).balanceOf(address(this)) - forPayout) / 2;

        uint256 all = forLiquidity + forPayout;
        uint256 cap = PairTrades.most(reserve);
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
        uint256 coinPaid = config.sell(unitsSwapped) * forPayout / unitsSwapped;
        (uint256 unitsAdded, uint256 coinAdded) = config.addLiquidity(coinPaid);

        emit Processed({ unitsSwapped: unitsSwapped, unitsAdded: unitsAdded, coinAdded: coinAdded, coinPaid: coinPaid });
        if (coinPaid > 0) _payOut(config, coinPaid);
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
}
