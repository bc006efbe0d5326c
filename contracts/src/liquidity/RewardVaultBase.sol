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
    using PairTrades for Market;
    using PriceAverage for PriceAverage.Window;

    /* CONSTANTS */

    /// @inheritdoc IRewardVault
    /// @dev Several times what usual tokens need. An automatic run may have less, and then fails where {process} works.
    uint256 public constant REWARD_GAS = 600_000;

    /// @dev Gas that the second step may burn: the swap's, and what looking at the pair before it takes.
    uint256 private constant PURCHASE_GAS = 800_000;

    /// @dev Gas to note a failure with, whatever strangers have burnt.
    uint256 private constant GAS_AFTER_PURCHASE = 15_000;

    /* STORAGE */

    /// @dev Wei that wait to buy dividends with. First of all, to be in one word with what every run writes.
    uint128 internal _coinForDividends;

    PriceAverage.Window private _rewardWindow;

    /// @dev Pair of reward token and wrapped coin, once there was one.
    address private _rewardPair;

    /// @dev Second from which the second step may buy.
    uint64 private _nextPurchase;

    /// @dev Second from which automatic runs try the second step.
    uint64 private _nextPurchaseTry;

    /// @dev Whether the last automatic run tried the second step.
    bool private _isTurnOfFirst;

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
        result.waiting = _reasonToWaitForReward(tokenMarket.token, market, look, _coinToSpend(look));
    }

    function _hasCoin() private view returns (bool) {
        return _coinForDividends + _coinForMarketing() > 0;
    }

    /// @dev Wei that one purchase may spend.
    function _coinToSpend(PriceAverage.Look memory look) private view returns (uint256) {
        return Math.min(_coinForDividends + _coinForMarketing(), PairTrades.most(look.coin));
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
    function process() external override(ITokenVault, TokenVaultBase) {
        _run({ config: _config(), isAutomatic: false });

        // Starving the second step is never a failure of it.
        uint256 required = PURCHASE_GAS * 64 / 63 + GAS_AFTER_PURCHASE;
        if (_hasCoin() && gasleft() < required) revert Errors.TokenVault_InsufficientGas(gasleft(), required);
        _tryPurchase();
    }

    /// @inheritdoc TokenVaultBase
    function _runAutomatically(VaultConfig memory config) internal override {
        // In turns: what keeps the second step from buying must not keep the first from its runs.
        // forge-lint: disable-next-line(block-timestamp): a few seconds do not matter
        if (_isTurnOfFirst || !_hasCoin() || block.timestamp < _nextPurchaseTry) {
            _isTurnOfFirst = false;
            return super._runAutomatically(config);
        }

        // Before strangers are called, who may burn all that they get.
        (_nextPurchaseTry, _isTurnOfFirst) = (_now() + PAUSE, true);
        _tryPurchase();
    }

    /// @dev The exchange and the reward token are called in there: whatever they do, the first step is done or goes on.
    function _tryPurchase() private {
        uint256 given = Math.min(Math.saturatingSub(gasleft(), GAS_AFTER_PURCHASE), PURCHASE_GAS);
        try this.purchase{ gas: given }() { }
        catch {
            emit RewardSkipped(Waiting.SwapFailed);
        }
    }

    /// @inheritdoc IRewardVault
    /// @dev Looks first, outside of what usually fails, so that a purchase that fails still moves the average on.
    function purchase() external {
        _requireSelf();

        Market memory tokenMarket = _config().market;
        Market memory market = _rewardMarket(tokenMarket);
        if (market.pair != _rewardPair) _rewardPair = market.pair;

        PriceAverage.Look memory look = market.look();
        uint256 mostCoin = _coinToSpend(look);
        Waiting reason = _reasonToWaitForReward(tokenMarket.token, market, look, mostCoin);
        if (reason != Waiting.NoLiquidity) _rewardWindow.observe(look);

        if (reason == Waiting.None) {
            uint64 previous = _nextPurchase;
            _nextPurchase = _now() + PAUSE; // before strangers are called: no reentrance
            uint256 given = Math.min(Math.saturatingSub(gasleft(), GAS_AFTER_PURCHASE), REWARD_GAS);
            try this.buyAndDistribute{ gas: given }(mostCoin) { }
            catch {
                _nextPurchase = previous;
                reason = Waiting.SwapFailed;
            }
        }

        if (reason != Waiting.None) emit RewardSkipped(reason);
    }

    function _reasonToWaitForReward(address token, Market memory market, PriceAverage.Look memory look, uint256 coin)
        private
        view
        returns (Waiting reason)
    {
        reason = Readiness.reasonToWait({
            market: market, look: look, window: _rewardWindow, amount: coin, notBefore: _nextPurchase
        });
        if (reason != Waiting.None) return reason;

        (uint256 units, uint256 changedAt) = IDividendToken(token).eligible();
        if (units == 0) return Waiting.NobodyEligible;
        // forge-lint: disable-next-line(unsafe-typecast, block-timestamp): modulo 2^32, as the token notes it
        if (changedAt == uint32(block.timestamp)) return Waiting.HoldersChanging;

        // No matter what lies in the pair, not synced: some tokens grow there all the time, and one wei of coin in a quiet
        // pair would keep the vault from buying permanently.
        return look.isFresh ? Waiting.PairBusy : Waiting.None;
    }

    /// @inheritdoc IRewardVault
    function buyAndDistribute(uint256 mostCoin) external {
        _requireSelf();

        Market memory tokenMarket = _config().market;
        Market memory market = _rewardMarket(tokenMarket);
        (uint256 coin, uint256 units) = market.quote(mostCoin);
        uint256 before = _balanceOf(market.token);
        market.buy(coin, units);
        uint256 received = _balanceOf(market.token) - before;
        if (received == 0) revert Errors.RewardVault_NothingReceived(market.token, coin);

        uint256 marketing = _takeCoin(coin, received);
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
