// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Booked } from "src/types/Booked.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { DividendGhosts } from "./DividendGhosts.sol";
import { DividendSubjects } from "./DividendSubjects.sol";
import { KeeperPay } from "./KeeperPay.sol";
import { MoodyReward } from "./MoodyReward.sol";

/// @notice Ghosts of what the vault does with what is collected, as events tell it.
abstract contract DividendEvents is DividendGhosts {
    bytes32 private constant SYNC = keccak256("Sync(uint112,uint112)");
    bytes32 private constant WITHDRAWAL = keccak256("Withdrawal(address,uint256)");

    /// @dev Wei in the vault by purpose.
    Booked internal coinBooked;

    /// @notice Reward token that was the payee's part, paid or credited.
    uint256 public marketed;

    /// @dev Coin that the payee should have been paid, what it is said to have been, and what the vault has unwrapped.
    uint256 internal due;
    uint256 internal paidOut;
    uint256 internal withdrawn;

    /// @notice Coin that keepers have been paid.
    uint256 public paidToKeepers;

    /// @notice Who has the vault trade, and does nothing else.
    address[2] public keepers = [makeAddr("keeper 0"), makeAddr("keeper 1")];

    /// @dev Wei that the pair has paid to the vault last.
    uint256 private _coinReceived;

    /// @dev What the keeper has been paid for the trade that is read.
    uint256 private _pay;

    KeeperPay.Turn private _sale;
    KeeperPay.Turn private _purchase;
    KeeperPay.Turn private _buyback;

    /// @dev What the pairs had when they looked last, and the two times before that.
    uint256[3] private _reserve;
    uint256[3] private _reserveCoin;
    uint256[3] private _rewardCoin;

    constructor(DividendSubjects memory subjects) DividendGhosts(subjects) {
        (_reserve[0], _reserveCoin[0]) = _sides(pair, address(token));
        (, _rewardCoin[0]) = _sides(rewardPair, address(reward));
    }

    function _sides(IV2Pair pool, address side) private view returns (uint256, uint256) {
        (uint256 reserve0, uint256 reserve1,) = pool.getReserves();
        return pool.token0() == side ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function coinWaiting() external view returns (Booked memory) {
        return coinBooked;
    }

    /// @dev Whether the payee is paid in coin, and not in the reward token.
    function _paysInCoin() internal view virtual returns (bool);

    /* READING */

    function _read(Vm.Log[] memory logs) internal {
        bool[] memory isUndone = _undone(logs);
        for (uint256 i = 0; i < logs.length; ++i) {
            if (isUndone[i]) continue;
            Vm.Log memory log = logs[i];
            if (log.emitter == address(token)) _readToken(logs, i);
            else if (log.topics[0] == SYNC) _readReserves(log);
            else if (log.emitter == address(exchange.weth)) _readCoin(log);
            else if (log.emitter == address(reward)) _readReward(log);
            else if (log.emitter == address(vault)) _readVault(log);
        }
        assertEq(_pay, 0, "29: pay for no trade");
    }

    function _readReserves(Vm.Log memory log) private {
        (uint256 reserve0, uint256 reserve1) = abi.decode(log.data, (uint256, uint256));
        if (log.emitter == address(pair)) {
            bool isFirst = address(token) < address(exchange.weth);
            _note(_reserve, isFirst ? reserve0 : reserve1);
            _note(_reserveCoin, isFirst ? reserve1 : reserve0);
            unsynced = 0;
        } else if (log.emitter == address(rewardPair)) {
            _note(_rewardCoin, address(reward) < address(exchange.weth) ? reserve1 : reserve0);
        }
    }

    function _note(uint256[3] storage last, uint256 reserve) private {
        (last[2], last[1], last[0]) = (last[1], last[0], reserve);
    }

    function _readVault(Vm.Log memory log) private {
        bytes32 topic = log.topics[0];
        if (topic == ITokenVault.Processed.selector) {
            (uint256 sold, uint256 added,, uint256 coin) = abi.decode(log.data, (uint256, uint256, uint256, uint256));
            _sell(sold, added, coin);
        } else if (topic == IRewardVault.RewardBought.selector) {
            (uint256 coin, uint256 received, uint256 marketing,) =
                abi.decode(log.data, (uint256, uint256, uint256, uint256));
            _buyReward(coin, received, marketing);
        } else if (topic == IBuybackBabyVault.BoughtBack.selector) {
            (uint256 coin,) = abi.decode(log.data, (uint256, uint256));
            _lookAtPay(_buyback, coinBooked.buyback, _reserveCoin[1], coin);
            coinBooked.buyback -= coin + _pay;
            _buyback = KeeperPay.Turn({ tradedAt: block.timestamp, left: coinBooked.buyback });
            _pay = 0;
        } else if (topic == ITokenVault.KeeperPaid.selector) {
            assertTrue(_isKeeper(_account(log.topics[1])), "29: who is a keeper");
            assertEq(_pay, 0, "29: paid twice");
            _pay = abi.decode(log.data, (uint256));
            paidToKeepers += _pay;
        } else if (topic == ITokenVault.PaidOut.selector) {
            assertEq(_account(log.topics[1]), payee, "25: who is paid");
            (uint256 amount,) = abi.decode(log.data, (uint256, bool));
            paidOut += amount;
        }
    }

    function _readCoin(Vm.Log memory log) private {
        bool isTransfer = log.topics[0] == IERC20.Transfer.selector;
        if (isTransfer && _account(log.topics[2]) == address(vault) && _account(log.topics[1]) == address(pair)) {
            _coinReceived = abi.decode(log.data, (uint256));
        }
        if (log.topics.length < 2 || _account(log.topics[1]) != address(vault)) return;

        if (log.topics[0] == WITHDRAWAL) withdrawn += abi.decode(log.data, (uint256));
        if (!isTransfer) return;
        address to = _account(log.topics[2]);
        bool isKnown = to == address(pair) || to == address(rewardPair) || _isKeeper(to);
        assertTrue(isKnown || (to == payee && _paysInCoin()), "25: where the vault's coin goes");
    }

    /// @dev The reward token calls the vault, too.
    function _isKeeper(address account) private view returns (bool) {
        return account == keepers[0] || account == keepers[1] || account == address(reward);
    }

    function _readReward(Vm.Log memory log) private {
        if (log.topics[0] != IERC20.Transfer.selector || _account(log.topics[2]) != address(vault)) return;

        ungranted += abi.decode(log.data, (uint256));
    }

    /* WHAT HAS NOT HAPPENED */

    /// @dev Forge records what reverts, too. Of a step that failed, what came since the vault paid; of a call from
    /// within the reward token that failed, all.
    function _undone(Vm.Log[] memory logs) private view returns (bool[] memory isUndone) {
        isUndone = new bool[](logs.length);
        uint256 entered;
        for (uint256 i = 0; i < logs.length; ++i) {
            bytes32 topic = logs[i].topics[0];
            uint256 since = i;
            if (topic == MoodyReward.Entered.selector) entered = i;
            else if (topic == MoodyReward.Left.selector && !abi.decode(logs[i].data, (bool))) since = entered;
            else if (_hasFailed(logs[i], ITokenVault.RunSkipped.selector)) since = _paidSince(logs, i, true);
            else if (_hasFailed(logs[i], IRewardVault.RewardSkipped.selector)) since = _paidSince(logs, i, false);

            for (; since < i; ++since) {
                isUndone[since] = true;
            }
        }
    }

    function _hasFailed(Vm.Log memory log, bytes32 topic) private pure returns (bool) {
        return log.topics[0] == topic && abi.decode(log.data, (Waiting)) == Waiting.SwapFailed;
    }

    /// @dev There is at most one swap that works in each pair within an action: before one that failed there was none.
    function _paidSince(Vm.Log[] memory logs, uint256 end, bool isFirstStep) private view returns (uint256 i) {
        address paid = isFirstStep ? address(token) : address(exchange.weth);
        address to = isFirstStep ? address(pair) : address(rewardPair);
        for (; i < end; ++i) {
            Vm.Log memory log = logs[i];
            if (log.emitter != paid || log.topics[0] != IERC20.Transfer.selector) continue;
            if (_account(log.topics[1]) == address(vault) && _account(log.topics[2]) == to) break;
        }
    }

    /* STEPS */

    function _sell(uint256 swapped, uint256 added, uint256 coin) private {
        Booked memory held = unitsBooked;
        uint256 all = held.buyback + held.dividends + held.payout;
        uint256 free = units[address(vault)] + swapped + added - all;
        uint256 forBooked = all * swapped / (all + free / 2);
        _lookAtPayOfSale(units[address(vault)] + swapped + added, _reserve[added > 0 ? 2 : 1]);
        assertEq(coin, (_coinReceived - _pay) * forBooked / swapped, "25: coin for what is booked");
        _sale = KeeperPay.Turn({ tradedAt: block.timestamp, left: units[address(vault)] });
        _pay = 0;
        if (forBooked == 0) return;

        uint256 buyback = held.buyback * forBooked / all;
        uint256 others = held.dividends + held.payout;
        uint256 dividends = others == 0 ? 0 : held.dividends * (forBooked - buyback) / others;
        _book(buyback, dividends, forBooked - buyback - dividends, coin);
    }

    function _lookAtPayOfSale(uint256 held, uint256 reserve) private view {
        uint256 late = KeeperPay.late({ last: _sale, held: held, reserve: reserve });
        assertEq(_pay, KeeperPay.share(_coinReceived, late), "29: pay for a sale");
        assertLe(_pay * 100, _coinReceived, "29: more than a hundredth");
    }

    /// @dev Of all that may be spent; of what was spent and its pay, if some is kept.
    function _lookAtPay(KeeperPay.Turn memory last, uint256 held, uint256 reserve, uint256 coin) private view {
        uint256 late = KeeperPay.late({ last: last, held: held, reserve: reserve });
        uint256 most = KeeperPay.most(reserve) < held ? KeeperPay.most(reserve) : held;
        bool isAll = coin == most - KeeperPay.share(most, late);
        assertEq(_pay, KeeperPay.share(isAll ? most : coin, late), "29: pay for a purchase");
        assertLe(_pay * 100, coin + _pay, "29: more than a hundredth");
        assertLe(coin + _pay, most, "29: more than may be spent");
    }

    function _book(uint256 buyback, uint256 dividends, uint256 payout, uint256 coin) private {
        unitsBooked.buyback -= buyback;
        unitsBooked.dividends -= dividends;
        unitsBooked.payout -= payout;

        uint256 sum = buyback + dividends + payout;
        uint256 forDividends = coin * dividends / sum;
        uint256 forBuyback = coin * buyback / sum;
        uint256 forPayout = coin - forDividends - forBuyback;
        if (payout == 0) (forBuyback, forPayout) = (forBuyback + forPayout, 0);
        coinBooked.dividends += forDividends;
        coinBooked.buyback += forBuyback;
        if (_paysInCoin()) due += forPayout;
        else coinBooked.payout += forPayout;
    }

    function _buyReward(uint256 spent, uint256 received, uint256 marketing) private {
        _lookAtPay(_purchase, coinBooked.dividends + coinBooked.payout, _rewardCoin[1], spent);
        uint256 coin = spent + _pay;
        _pay = 0;
        assertEq(
            marketing,
            received * coinBooked.payout / (coinBooked.dividends + coinBooked.payout),
            "24: marketing's part of a purchase"
        );
        // What its units cost, rounded up; more only where the holders' coin does not reach for theirs.
        uint256 forMarketing = (marketing * coin + received - 1) / received;
        if (coin - forMarketing > coinBooked.dividends) forMarketing = coin - coinBooked.dividends;
        coinBooked.payout -= forMarketing;
        coinBooked.dividends -= coin - forMarketing;
        _purchase = KeeperPay.Turn({ tradedAt: block.timestamp, left: coinBooked.dividends + coinBooked.payout });
        marketed += marketing;
        ungranted -= marketing;
        assertEq(ungranted, 0, "24: what a purchase leaves undistributed");
    }
}
