// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { RewardVaultBase } from "./RewardVaultBase.sol";
import { TokenVaultBase } from "./TokenVaultBase.sol";
import { IBuybackBabyVault } from "../interfaces/IBuybackBabyVault.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { CoinPayout } from "../libraries/CoinPayout.sol";
import { Errors } from "../libraries/Errors.sol";
import { Pace } from "../libraries/Pace.sol";
import { PairTrades } from "../libraries/PairTrades.sol";
import { PriceAverage } from "../libraries/PriceAverage.sol";
import { Booked } from "../types/Booked.sol";
import { Market } from "../types/Market.sol";
import { VaultConfig } from "../types/VaultConfig.sol";
import { BuybackPending, Waiting } from "../types/VaultPending.sol";

/// @title BuybackBabyVault
/// @notice See the documentation in {IBuybackBabyVault}.
contract BuybackBabyVault is IBuybackBabyVault, RewardVaultBase {
    using Pace for Pace.Turn;
    using PairTrades for Market;
    using PriceAverage for PriceAverage.Window;
    using SafeTransferLib for address;

    /* CONSTANTS */

    /// @inheritdoc ITokenVault
    uint256 public constant PAYOUT_GAS = CoinPayout.PAYOUT_GAS;

    /// @dev Where burnt tokens go.
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* STORAGE */

    uint128 private _buybackCoin;

    /// @dev Of buybacks: what they take is wei, all that wait for them.
    Pace.Turn private _buybackTurn;

    /* BUYBACK */

    /// @inheritdoc IBuybackBabyVault
    function pendingBuyback() external view returns (BuybackPending memory) {
        Market memory market = _config().market;
        PriceAverage.Look memory look = market.look();

        uint256 dueAt = _buybackDueAt(look);

        return
            BuybackPending({ coin: _buybackCoin, dueAt: dueAt, waiting: _reasonToWaitForBuyback(market, look, dueAt) });
    }

    /// @inheritdoc IBuybackBabyVault
    function buyback(uint256 minUnits) external returns (uint256 burnt) {
        Market memory market = _config().market;
        PriceAverage.Look memory look = market.look();
        uint256 dueAt = _buybackDueAt(look);
        Waiting reason = _reasonToWaitForBuyback(market, look, dueAt);
        if (reason != Waiting.NoLiquidity) _window.observe(look);
        if (reason != Waiting.None) {
            if (minUnits > 0) revert Errors.BuybackBabyVault_BuybackMustWait(reason);
            emit BuybackSkipped(reason);
            return 0;
        }

        uint256 coin;
        uint256 earned;
        (coin, burnt, earned) = market.quoteWithShare(_coinForBuyback(look), dueAt);
        if (burnt < minUnits) revert Errors.BuybackBabyVault_BuybackTooSmall(burnt, minUnits);
        // Both before strangers are called: no reentrance.
        // forge-lint: disable-next-line(unsafe-typecast): a part of it
        _buybackCoin -= uint128(coin + earned);
        _buybackTurn = Pace.Turn({ tradedAt: Pace.begin().tradedAt, left: _buybackCoin });

        market.buy(coin, burnt);
        market.token.safeTransfer(DEAD, burnt);
        _payKeeper({ wrappedCoin: market.wrappedCoin, keeper: msg.sender, amount: earned });

        emit BoughtBack({ coin: coin, burnt: burnt });
    }

    /// @dev Second from which the token may be bought back.
    function _buybackDueAt(PriceAverage.Look memory look) private view returns (uint256) {
        return _buybackTurn.dueAt({ held: _buybackCoin, most: PairTrades.most(look.coin) });
    }

    function _coinForBuyback(PriceAverage.Look memory look) private view returns (uint256) {
        return Math.min(_buybackCoin, PairTrades.most(look.coin));
    }

    function _reasonToWaitForBuyback(Market memory market, PriceAverage.Look memory look, uint256 dueAt)
        private
        view
        returns (Waiting)
    {
        return _reasonToWait({ market: market, look: look, amount: _coinForBuyback(look), notBefore: dueAt });
    }

    /* KIND */

    /// @inheritdoc TokenVaultBase
    function _coinWaiting() internal view override returns (uint256) {
        return uint256(_coinForDividends) + _buybackCoin;
    }

    /// @inheritdoc TokenVaultBase
    function _spend(VaultConfig memory config, Booked memory units, uint256 coin) internal override {
        uint256 all = units.buyback + units.dividends + units.payout;
        uint256 dividends = coin * units.dividends / all;
        uint256 buybacks = coin * units.buyback / all;
        uint256 payout = coin - dividends - buybacks;
        // What rounding leaves is no payout where none was booked.
        if (units.payout == 0) (buybacks, payout) = (buybacks + payout, 0);

        // forge-lint: disable-start(unsafe-typecast): what one pair has paid, of 112 bits
        _coinForDividends += uint128(dividends);
        _buybackCoin += uint128(buybacks);
        // forge-lint: disable-end(unsafe-typecast)
        if (payout > 0) {
            CoinPayout.pay({ payee: config.payee, wrappedCoin: config.market.wrappedCoin, amount: payout });
        }
    }
}
