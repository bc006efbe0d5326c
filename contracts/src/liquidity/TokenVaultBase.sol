// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { ITaxedToken } from "../interfaces/ITaxedToken.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IERC20 } from "../interfaces/external/IERC20.sol";
import { IWrappedCoin } from "../interfaces/external/IWrappedCoin.sol";
import { Errors } from "../libraries/Errors.sol";
import { Pace } from "../libraries/Pace.sol";
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
    using Pace for Pace.Turn;
    using PairTrades for Market;
    using PriceAverage for PriceAverage.Window;

    /* CONSTANTS */

    /// @inheritdoc ITokenVault
    uint256 public constant BAND_BPS = Readiness.BAND_BPS;

    /// @inheritdoc ITokenVault
    uint256 public constant KEEPER_BPS = Pace.KEEPER_BPS;

    /// @inheritdoc ITokenVault
    uint64 public constant KEEPER_TIME = Pace.KEEPER_TIME;

    /// @inheritdoc ITokenVault
    uint64 public constant PAUSE = Pace.PAUSE;

    /// @inheritdoc ITokenVault
    uint256 public constant RESERVE_PER_UNIT_SWAPPED = PairTrades.RESERVE_PER_UNIT;

    /// @dev Gas with which a part that may fail is never short of it, at the dearest prices that are known: several times
    /// what the longest honest one burns.
    uint256 internal constant AMPLE_GAS = 2_500_000;

    /* STORAGE */

    PriceAverage.Window internal _window;

    /// @dev Of runs: what they take is base units of the token, all that is here.
    Pace.Turn private _turn;

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
        result.liquidityUnits = _unitsHeld(market) - result.bookedUnits;
        result.liquidityCoin =
            IWrappedCoin(market.wrappedCoin).balanceOf(address(this)) + address(this).balance - _coinWaiting();
        result.dueAt = _dueAt(market, look.token);
        result.waiting =
            _reasonToWait({ market: market, look: look, amount: forLiquidity + forBooked, notBefore: result.dueAt });
    }

    /// @dev Second from which a run may swap.
    function _dueAt(Market memory market, uint256 reserve) private view returns (uint256) {
        return _turn.dueAt({ held: _unitsHeld(market), most: PairTrades.most(reserve) });
    }

    function _unitsHeld(Market memory market) private view returns (uint256) {
        return IERC20(market.token).balanceOf(address(this));
    }

    /* RUNS */

    /// @inheritdoc ITokenVault
    function process() external virtual returns (uint256 earned) {
        return _run(_config().market);
    }

    /// @dev Looks first, outside of what may fail, so that a run that swaps nothing still moves the average on.
    /// @return earned Wei of wrapped coin that the caller was paid.
    function _run(Market memory market) internal returns (uint256 earned) {
        PriceAverage.Look memory look = market.look();
        (uint256 forLiquidity, uint256 forBooked) = _unitsToSwap(market, look.token);
        uint256 dueAt = _dueAt(market, look.token);
        Waiting reason =
            _reasonToWait({ market: market, look: look, amount: forLiquidity + forBooked, notBefore: dueAt });
        if (reason != Waiting.NoLiquidity) _window.observe(look);

        if (reason == Waiting.None) {
            Pace.Turn memory previous = _turn;
            _turn = Pace.begin(); // before strangers are called: no reentrance
            uint256 given = Math.min(gasleft(), AMPLE_GAS);
            try this.swapAndPay{ gas: given }(forLiquidity, forBooked, msg.sender, dueAt) returns (uint256 paid) {
                return paid;
            } catch {
                _requireAmple(given);
                _turn = previous;
                reason = Waiting.SwapFailed;
            }
        }

        if (reason != Waiting.None) emit RunSkipped(reason);
    }

    /// @dev After a part that failed. With less than {AMPLE_GAS} it proves nothing by that, and the whole call has not happened:
    /// so a wallet that looks for the least gas that works finds enough for the run.
    function _requireAmple(uint256 given) internal pure {
        if (given < AMPLE_GAS) revert Errors.TokenVault_InsufficientGas(given, AMPLE_GAS);
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
        forLiquidity = (_unitsHeld(market) - forBooked) / 2;

        uint256 all = forLiquidity + forBooked;
        uint256 cap = PairTrades.most(reserve);
        if (all > cap) {
            forBooked = forBooked * cap / all;
            forLiquidity = cap - forBooked;
        }
    }

    /// @inheritdoc ITokenVault
    function swapAndPay(uint256 forLiquidity, uint256 forBooked, address keeper, uint256 dueAt)
        external
        returns (uint256 earned)
    {
        _requireSelf();

        VaultConfig memory config = _config();
        Market memory market = config.market;
        IWrappedCoin wrapped = IWrappedCoin(market.wrappedCoin);
        if (address(this).balance > 0) wrapped.deposit{ value: address(this).balance }();
        Booked memory parts;
        if (forBooked > 0) parts = ITaxedToken(market.token).unbook(forBooked);

        uint256 unitsSwapped = forLiquidity + forBooked;
        uint256 coin = market.sell(unitsSwapped);
        earned = Pace.share(coin, dueAt);
        uint256 coinBooked = (coin - earned) * forBooked / unitsSwapped;
        _payKeeper({ wrappedCoin: market.wrappedCoin, keeper: keeper, amount: earned });
        (uint256 unitsAdded, uint256 coinAdded) = market.addLiquidity({
            unitsHeld: _unitsHeld(market) - ITaxedToken(market.token).booked(),
            coinHeld: wrapped.balanceOf(address(this)) - coinBooked - _coinWaiting()
        });
        // forge-lint: disable-next-line(unsafe-typecast): a part of the supply, of 112 bits
        _turn.left = uint128(_unitsHeld(market));

        emit Processed({
            unitsSwapped: unitsSwapped, unitsAdded: unitsAdded, coinAdded: coinAdded, coinBooked: coinBooked
        });
        if (coinBooked > 0) _spend({ config: config, units: parts, coin: coinBooked });
    }

    /// @dev In wrapped coin: no stranger is called, and no keeper can refuse.
    function _payKeeper(address wrappedCoin, address keeper, uint256 amount) internal {
        if (amount == 0) return;

        SafeTransferLib.safeTransfer(wrappedCoin, keeper, amount);
        emit KeeperPaid({ keeper: keeper, amount: amount });
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

    function _requireSelf() internal view {
        if (msg.sender != address(this)) revert Errors.TokenVault_CallerNotVault(msg.sender);
    }

    function _requireToken(VaultConfig memory config) internal view {
        address token = config.market.token;
        if (msg.sender != token) revert Errors.TokenVault_CallerNotToken(msg.sender, token);
    }
}
