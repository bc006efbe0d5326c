// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { Booked } from "src/types/Booked.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { DividendGhosts } from "./DividendGhosts.sol";
import { DividendSubjects } from "./DividendSubjects.sol";
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

    /// @dev Wei that the pair has paid to the vault last.
    uint256 private _coinReceived;

    constructor(DividendSubjects memory subjects) DividendGhosts(subjects) { }

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
            else if (log.emitter == address(pair) && log.topics[0] == SYNC) unsynced = 0;
            else if (log.emitter == address(exchange.weth)) _readCoin(log);
            else if (log.emitter == address(reward)) _readReward(log);
            else if (log.emitter == address(vault)) _readVault(log);
        }
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
            coinBooked.buyback -= coin;
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
        bool isPayee = to == payee && _paysInCoin();
        assertTrue(to == address(pair) || to == address(rewardPair) || isPayee, "25: where the vault's coin goes");
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
        assertEq(coin, _coinReceived * forBooked / swapped, "25: coin for what is booked");
        if (forBooked == 0) return;

        uint256 buyback = held.buyback * forBooked / all;
        uint256 others = held.dividends + held.payout;
        uint256 dividends = others == 0 ? 0 : held.dividends * (forBooked - buyback) / others;
        _book(buyback, dividends, forBooked - buyback - dividends, coin);
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

    function _buyReward(uint256 coin, uint256 received, uint256 marketing) private {
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
        marketed += marketing;
        ungranted -= marketing;
        assertEq(ungranted, 0, "24: what a purchase leaves undistributed");
    }
}
