// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { Errors } from "../libraries/Errors.sol";
import { PairTrades } from "../libraries/PairTrades.sol";
import { PriceAverage } from "../libraries/PriceAverage.sol";
import { Readiness } from "../libraries/Readiness.sol";
import { Booked } from "../types/Booked.sol";
import { Market } from "../types/Market.sol";
import { VaultConfig } from "../types/VaultConfig.sol";
import { VaultPending, Waiting } from "../types/VaultPending.sol";

/// @title TokenVaultBase
/// @notice See the documentation in {ITokenVault}.
/// @dev A kind says what it does with the coin that is not the liquidity's. Deployed once; each token's vault is a minimal
/// clone of it, with its {VaultConfig} in its code. At its own address it has no config: no run works there, and coin sent
/// there is lost.
abstract contract TokenVaultBase is ITokenVault {
    using PairTrades for Market;
    using PriceAverage for PriceAverage.Window;

    /* CONSTANTS */

    /// @inheritdoc ITokenVault
    uint256 public constant BAND_BPS = Readiness.BAND_BPS;

    /// @inheritdoc ITokenVault
    uint256 public constant RESERVE_PER_UNIT_SWAPPED = PairTrades.RESERVE_PER_UNIT;

    /// @inheritdoc ITokenVault
    /// @dev As long as the shortest average: runs in a row would sell more than any pool fee protects.
    uint64 public constant PAUSE = 30 minutes;

    /// @dev Gas that {swapAndPay} may burn: what the longest honest one needs, and a tenth more.
    uint256 private constant SWAP_GAS = 415_000;

    /// @dev Gas to end a run with, whatever {swapAndPay} has burnt.
    uint256 private constant GAS_AFTER_SWAP = 15_000;

    /// @dev Seconds without automatic runs after one that swapped nothing: sellers pay for each try.
    uint64 private constant REST = 10 minutes;

    /* STORAGE */

    PriceAverage.Window internal _window;

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
        Market memory market = _config().market;
        PriceAverage.Look memory look = market.look();
        (uint256 forLiquidity, uint256 forBooked) = _unitsToSwap(market, look.token);

        result.bookedUnits = ITaxedToken(market.token).booked();
        result.liquidityUnits = IERC20(market.token).balanceOf(address(this)) - result.bookedUnits;
        result.liquidityCoin =
            IWrappedCoin(market.wrappedCoin).balanceOf(address(this)) + address(this).balance - _coinWaiting();
        result.waiting =
            _reasonToWait({ market: market, look: look, amount: forLiquidity + forBooked, notBefore: _nextRun });
    }

    /* RUNS */

    /// @inheritdoc ITokenVault
    function process() external virtual {
        _run({ config: _config(), isAutomatic: false });
    }

    /// @inheritdoc ITokenVault
    function processAutomatically() external {
        VaultConfig memory config = _config();
        _requireToken(config);

        _runAutomatically(config);
    }

    function _runAutomatically(VaultConfig memory config) internal virtual {
        // forge-lint: disable-next-line(block-timestamp): a few seconds do not matter
        if (block.timestamp < _nextTry || block.timestamp < _nextRun) return;

        _run({ config: config, isAutomatic: true });
    }

    /// @dev Looks first, outside of what may fail, so that a run that swaps nothing still moves the average on.
    function _run(VaultConfig memory config, bool isAutomatic) internal {
        Market memory market = config.market;
        PriceAverage.Look memory look = market.look();
        (uint256 forLiquidity, uint256 forBooked) = _unitsToSwap(market, look.token);
        Waiting reason =
            _reasonToWait({ market: market, look: look, amount: forLiquidity + forBooked, notBefore: _nextRun });
        if (reason != Waiting.NoLiquidity) _window.observe(look);

        uint64 now_ = _now();
        // Before the swap, which may leave too little gas to write with. After one that works the pause is longer.
        if (isAutomatic) _nextTry = now_ + REST;
        if (reason == Waiting.None) {
            uint64 previous = _nextRun;
            _nextRun = now_ + PAUSE; // before strangers are called: no reentrance
            if (!_trySwapAndPay({ forLiquidity: forLiquidity, forBooked: forBooked, isAutomatic: isAutomatic })) {
                _nextRun = previous;
                reason = Waiting.SwapFailed;
            }
        }

        if (reason != Waiting.None) emit RunSkipped(reason);
    }

    /// @dev With less than its full gas it proves nothing by failing: then {process} has not happened. The token's call
    /// has, and rests: else each seller would pay for the next try.
    function _trySwapAndPay(uint256 forLiquidity, uint256 forBooked, bool isAutomatic) private returns (bool success) {
        uint256 available = gasleft();
        if (available < GAS_AFTER_SWAP) revert Errors.TokenVault_InsufficientGas(available, GAS_AFTER_SWAP);
        uint256 given = Math.min(available - GAS_AFTER_SWAP, SWAP_GAS);

        try this.swapAndPay{ gas: given }(forLiquidity, forBooked) {
            return true;
        } catch {
            if (given < SWAP_GAS && !isAutomatic) revert Errors.TokenVault_InsufficientGas(given, SWAP_GAS);
        }
    }

    /// @dev What keeps the vault from trading in the token's own pair, see {Readiness}.
    function _reasonToWait(Market memory market, PriceAverage.Look memory look, uint256 amount, uint256 notBefore)
        internal
        view
        returns (Waiting reason)
    {
        reason = Readiness.reasonToWait({
            market: market, look: look, window: _window, amount: amount, notBefore: notBefore
        });
        if (reason != Waiting.None) return reason;

        return market.isBusy(look) ? Waiting.PairBusy : Waiting.None;
    }

    /// @dev One half of the liquidity's units, and all that are booked; in proportion, if that is more than a run may
    /// swap.
    function _unitsToSwap(Market memory market, uint256 reserve)
        private
        view
        returns (uint256 forLiquidity, uint256 forBooked)
    {
        forBooked = ITaxedToken(market.token).booked();
        forLiquidity = (IERC20(market.token).balanceOf(address(this)) - forBooked) / 2;

        uint256 all = forLiquidity + forBooked;
        uint256 cap = PairTrades.most(reserve);
        if (all > cap) {
            forBooked = forBooked * cap / all;
            forLiquidity = cap - forBooked;
        }
    }

    /// @inheritdoc ITokenVault
    function swapAndPay(uint256 forLiquidity, uint256 forBooked) external {
        _requireSelf();

        VaultConfig memory config = _config();
        Market memory market = config.market;
        IWrappedCoin wrapped = IWrappedCoin(market.wrappedCoin);
        if (address(this).balance > 0) wrapped.deposit{ value: address(this).balance }();
        Booked memory parts;
        if (forBooked > 0) parts = ITaxedToken(market.token).unbook(forBooked);

        uint256 unitsSwapped = forLiquidity + forBooked;
        uint256 coinBooked = market.sell(unitsSwapped) * forBooked / unitsSwapped;
        (uint256 unitsAdded, uint256 coinAdded) = market.addLiquidity({
            unitsHeld: IERC20(market.token).balanceOf(address(this)) - ITaxedToken(market.token).booked(),
            coinHeld: wrapped.balanceOf(address(this)) - coinBooked - _coinWaiting()
        });

        emit Processed({
            unitsSwapped: unitsSwapped, unitsAdded: unitsAdded, coinAdded: coinAdded, coinBooked: coinBooked
        });
        if (coinBooked > 0) _spend({ config: config, units: parts, coin: coinBooked });
    }

    /* KINDS */

    /// @dev Wei of wrapped coin that wait for a purpose, and are not the liquidity's.
    function _coinWaiting() internal view virtual returns (uint256);

    /// @dev Pays, or keeps for its purpose, the coin that came for booked units.
    function _spend(VaultConfig memory config, Booked memory units, uint256 coin) internal virtual;

    /* HELPERS */

    function _config() internal view returns (VaultConfig memory) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (VaultConfig));
    }

    function _now() internal view returns (uint64) {
        // forge-lint: disable-next-line(unsafe-typecast): a second that 64 bits do not hold never comes
        return uint64(block.timestamp);
    }

    function _requireSelf() internal view {
        if (msg.sender != address(this)) revert Errors.TokenVault_CallerNotVault(msg.sender);
    }

    function _requireToken(VaultConfig memory config) internal view {
        address token = config.market.token;
        if (msg.sender != token) revert Errors.TokenVault_CallerNotToken(msg.sender, token);
    }
}
