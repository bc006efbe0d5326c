// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { TokenVaultBase } from "./TokenVaultBase.sol";
import { IDividendToken } from "../interfaces/IDividendToken.sol";
import { IRewardVault } from "../interfaces/IRewardVault.sol";
import { ITokenVault } from "../interfaces/ITokenVault.sol";
import { IUniswapV2Factory } from "../interfaces/external/IUniswapV2Factory.sol";
import { IUniswapV2Router } from "../interfaces/external/IUniswapV2Router.sol";
import { Calls } from "../libraries/Calls.sol";
import { Errors } from "../libraries/Errors.sol";
import { Pace } from "../libraries/Pace.sol";
import { PairTrades } from "../libraries/PairTrades.sol";
import { PriceAverage } from "../libraries/PriceAverage.sol";
import { Readiness } from "../libraries/Readiness.sol";
import { Reads } from "../libraries/Reads.sol";
import { Market } from "../types/Market.sol";
import { VaultConfig } from "../types/VaultConfig.sol";
import { RewardPending, Waiting } from "../types/VaultPending.sol";

/// @title RewardVaultBase
/// @notice See the documentation in {IRewardVault}.
/// @dev A kind says how much of the coin is for what, and pays the payee. The reward token is a stranger: it is called
/// where it can burn what it is given and no more.
abstract contract RewardVaultBase is IRewardVault, TokenVaultBase {
    using Pace for Pace.Turn;
    using PairTrades for Market;
    using PriceAverage for PriceAverage.Window;

    /* CONSTANTS */

    /// @inheritdoc IRewardVault
    uint256 public constant REWARD_GAS = AMPLE_GAS;

    /* STORAGE */

    /// @dev Wei that wait to buy dividends with. First of all, to be in one word with what every run writes.
    uint128 internal _coinForDividends;

    PriceAverage.Window private _rewardWindow;

    /// @dev Pair of reward token and wrapped coin, once there was one.
    address private _rewardPair;

    /// @dev Of purchases: what they take is wei, all that wait for the reward token.
    Pace.Turn private _purchaseTurn;

    /* READING */

    /// @inheritdoc IRewardVault
    function pendingReward() external view returns (RewardPending memory result) {
        Market memory tokenMarket = _config().market;
        Market memory market = _rewardMarket(tokenMarket);
        PriceAverage.Look memory look = market.look();
        (, uint256 held) = Reads.tryBalanceOf(market.token, address(this));

        result.dividendsCoin = _coinForDividends;
        result.marketingCoin = _coinForMarketing();
        result.rewardUnits = _ungranted(tokenMarket.token, held);
        result.dueAt = _purchaseDueAt(look);
        result.waiting = _reasonToWaitForReward({
            token: tokenMarket.token, market: market, look: look, coin: _coinToSpend(look), dueAt: result.dueAt
        });
    }

    /// @dev Wei that wait for the reward token.
    function _coinForReward() private view returns (uint256) {
        return _coinForDividends + _coinForMarketing();
    }

    /// @dev Wei that one purchase may spend, its keeper's part included.
    function _coinToSpend(PriceAverage.Look memory look) private view returns (uint256) {
        return Math.min(_coinForReward(), PairTrades.most(look.coin));
    }

    /// @dev Second from which the second step may buy.
    function _purchaseDueAt(PriceAverage.Look memory look) private view returns (uint256) {
        return _purchaseTurn.dueAt({ held: _coinForReward(), most: PairTrades.most(look.coin) });
    }

    /// @dev Reward token that is here and not granted.
    function _ungranted(address token, uint256 held) private view returns (uint256) {
        return Math.saturatingSub(held, IDividendToken(token).owed());
    }

    /// @dev The pair is asked for until there is one, and then known. Who makes it has no power over its address.
    function _rewardMarket(Market memory market) private view returns (Market memory) {
        address rewardToken = IDividendToken(market.token).rewardToken();
        address pair = _rewardPair;
        if (pair == address(0)) {
            IUniswapV2Factory exchange = IUniswapV2Factory(IUniswapV2Router(market.router).factory());
            pair = exchange.getPair(rewardToken, market.wrappedCoin);
        }

        return Market({ pair: pair, router: market.router, token: rewardToken, wrappedCoin: market.wrappedCoin });
    }

    /* SECOND STEP */

    /// @inheritdoc ITokenVault
    function process() external override(ITokenVault, TokenVaultBase) returns (uint256 earned) {
        earned = _run(_config().market);

        // The exchange and the reward token are called in there: whatever they do, the first step is done or goes on.
        uint256 given = gasleft();
        try this.purchase(msg.sender) returns (uint256 paid) {
            earned += paid;
        } catch {
            _requireAmple(given);
            emit RewardSkipped(Waiting.SwapFailed);
        }
    }

    /// @inheritdoc IRewardVault
    /// @dev Looks first, outside of what usually fails, so that a purchase that fails still moves the average on.
    function purchase(address keeper) external returns (uint256 earned) {
        _requireSelf();

        Market memory tokenMarket = _config().market;
        Market memory market = _rewardMarket(tokenMarket);
        if (market.pair != _rewardPair) _rewardPair = market.pair;

        PriceAverage.Look memory look = market.look();
        uint256 mostCoin = _coinToSpend(look);
        uint256 dueAt = _purchaseDueAt(look);
        Waiting reason = _reasonToWaitForReward({
            token: tokenMarket.token, market: market, look: look, coin: mostCoin, dueAt: dueAt
        });
        if (reason != Waiting.NoLiquidity) _rewardWindow.observe(look);

        if (reason == Waiting.None) {
            Pace.Turn memory previous = _purchaseTurn;
            _purchaseTurn = Pace.begin(); // before strangers are called: no reentrance
            uint256 given = Math.min(gasleft(), REWARD_GAS);
            try this.buyAndDistribute{ gas: given }(mostCoin, keeper, dueAt) returns (uint256 paid) {
                return paid;
            } catch {
                _requireAmple(given);
                _purchaseTurn = previous;
                reason = Waiting.SwapFailed;
            }
        }

        if (reason != Waiting.None) emit RewardSkipped(reason);
    }

    function _reasonToWaitForReward(
        address token,
        Market memory market,
        PriceAverage.Look memory look,
        uint256 coin,
        uint256 dueAt
    ) private view returns (Waiting reason) {
        reason = Readiness.reasonToWait({
            market: market, look: look, window: _rewardWindow, amount: coin, notBefore: dueAt
        });
        if (reason != Waiting.None) return reason;

        (uint256 units, uint256 changedAt) = IDividendToken(token).eligible();
        if (units == 0) return Waiting.NobodyEligible;
        // forge-lint: disable-next-line(unsafe-typecast, block-timestamp): modulo 2^32, as the token notes it
        if (changedAt == uint32(block.timestamp)) return Waiting.HoldersChanging;

        // No matter what lies in the pair, not synced: some tokens grow there all the time, and one wei of coin in a quiet
        // pair would keep the vault from buying permanently.
        return look.elapsed == 0 ? Waiting.PairBusy : Waiting.None;
    }

    /// @inheritdoc IRewardVault
    function buyAndDistribute(uint256 mostCoin, address keeper, uint256 dueAt) external returns (uint256 earned) {
        _requireSelf();

        Market memory tokenMarket = _config().market;
        Market memory market = _rewardMarket(tokenMarket);
        uint256 coin;
        uint256 units;
        (coin, units, earned) = market.quoteWithShare(mostCoin, dueAt);
        uint256 before = _balanceOf(market.token);
        market.buy(coin, units);
        uint256 received = _balanceOf(market.token) - before;
        if (received == 0) revert Errors.RewardVault_NothingReceived(market.token, coin);

        uint256 marketing = _takeCoin(coin + earned, received);
        // forge-lint: disable-next-line(unsafe-typecast): what pairs have paid, of 112 bits each
        _purchaseTurn.left = uint128(_coinForReward());
        _payKeeper({ wrappedCoin: market.wrappedCoin, keeper: keeper, amount: earned });
        // First the holders: the payee may be called by the reward token, and must not keep them from it.
        uint256 distributed = _ungranted(tokenMarket.token, _balanceOf(market.token));
        distributed = Math.min(Math.saturatingSub(distributed, marketing), type(uint112).max);
        if (distributed > 0) IDividendToken(tokenMarket.token).distribute(distributed);
        emit RewardBought({ coin: coin, received: received, marketing: marketing, distributed: distributed });

        if (marketing > 0) _payMarketing(market.token, marketing);
    }

    /// @dev From each purpose what its units have cost. The part of a unit that the payee is short of stays its coin, as
    /// long as the holders' coin reaches for theirs; where it does not, the payee pays for a part of a unit of theirs.
    /// @return marketing Base units of the received ones that are the payee's.
    function _takeCoin(uint256 coin, uint256 received) private returns (uint256 marketing) {
        uint256 forDividends = _coinForDividends;
        uint256 forMarketing = _coinForMarketing();
        marketing = received * forMarketing / (forDividends + forMarketing);

        uint256 cost = Math.max(Math.ceilDiv(marketing * coin, received), Math.saturatingSub(coin, forDividends));
        // forge-lint: disable-next-line(unsafe-typecast): a part of what is in as many bits
        _coinForDividends -= uint128(coin - cost);
        if (cost > 0) _takeMarketingCoin(cost);
    }

    function _balanceOf(address token) private view returns (uint256 balance) {
        bool isTold;
        (isTold, balance) = Reads.tryBalanceOf(token, address(this));
        if (!isTold) revert Errors.RewardVault_RewardTokenInvalid(token);
    }

    /* CLAIMS */

    /// @inheritdoc IRewardVault
    function payReward(address rewardToken, address holder, uint256 amount) external {
        _requireToken(_config());

        if (!Calls.tryTransfer(rewardToken, holder, amount)) {
            revert Errors.RewardVault_TransferFailed(rewardToken, holder, amount);
        }
    }

    /* KINDS */

    /// @dev Wei that wait to buy the payee's part with.
    function _coinForMarketing() internal view virtual returns (uint256) {
        return 0;
    }

    /// @dev Wei that are spent for the payee's part.
    function _takeMarketingCoin(uint256 coin) internal virtual { }

    /// @dev Pays the payee in the reward token.
    function _payMarketing(address rewardToken, uint256 amount) internal virtual { }
}
