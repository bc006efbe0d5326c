// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBuybackBabyVault } from "src/interfaces/IBuybackBabyVault.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { RewardPending, Waiting } from "src/types/VaultPending.sol";
import { DividendMarket_Test } from "../../../DividendMarket.t.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";

/// @notice A vault with two steps on a market: how it gets something to do, and what it then says it did.
abstract contract RewardVaultMarket is DividendMarket_Test {
    /// @dev What a token may have that is not as usual; zero where it is.
    struct Opening {
        address payee;
        address router;
        bytes32 salt;
        uint256 supply;
    }

    /// @dev What the vault said during one call.
    struct Report {
        uint256 runs;
        uint256 unitsSwapped;
        uint256 unitsAdded;
        uint256 coinAdded;
        uint256 coinBooked;
        uint256 skips;
        Waiting reason;
        uint256 payments;
        uint256 coinPaid;
        bool isWrapped;
        uint256 purchases;
        uint256 coinSpent;
        uint256 received;
        uint256 marketing;
        uint256 distributed;
        uint256 purchaseSkips;
        Waiting purchaseReason;
        uint256 buybacks;
        uint256 coinBack;
        uint256 burnt;
        uint256 buybackSkips;
        Waiting buybackReason;
    }

    uint256 private _created;

    function setUp() public override {
        super.setUp();
        _arrange();
    }

    function _createToken() internal override returns (address) {
        Opening memory usual;
        return _create(usual);
    }

    /// @dev What a suite begins with.
    function _arrange() internal virtual;

    /* KINDS */

    /// @dev Another token of the kind. Who is paid for marketing may be the first owner.
    function _create(Opening memory opening) internal virtual returns (address);

    /// @dev Where it would be.
    function _predict(Opening memory opening) internal virtual returns (address);

    /// @dev One for each token that is given none: they all have the same creator.
    function _saltOf(Opening memory opening) internal returns (bytes32) {
        return opening.salt == 0 ? bytes32(++_created) : opening.salt;
    }

    /// @dev Who is paid for marketing.
    function _payee() internal view virtual returns (address);

    /// @dev The owner lowers all fees to nothing.
    function _dropFees() internal virtual;

    /// @dev Hundredths of a percent of a taxed transfer, by what they are for.
    function _feeBps() internal pure virtual returns (uint256 all, uint256 forLiquidity);

    function _implementation() internal view virtual returns (address);

    /// @dev Wei that wait for a buyback, in a kind that has them.
    function _coinForBuyback() internal view virtual returns (uint256);

    /* MARKET */

    /// @dev Another token of the same creator, with a pool of its own; without one if there is nothing for it.
    function _open(Opening memory opening, uint256 units, uint256 coin) internal {
        _adopt(_create(opening));
        if (units > 0) _addFirstLiquidity({ token: address(token), from: firstOwner, amount: units, coin: coin });
    }

    function _openWith(Opening memory opening) internal {
        _adopt(_create(opening));
        _addFirstLiquidity({
            token: address(token), from: firstOwner, amount: token.totalSupply() / 2, coin: POOL_COIN
        });
    }

    function _openUsual() internal {
        Opening memory usual;
        _openWith(usual);
    }

    /// @dev From here on new tokens pay in this one, which has a pool.
    function _adoptReward(MockToken adopted) internal {
        reward = adopted;
        rewardPair = IV2Pair(exchange.factory.createPair(address(adopted), address(exchange.weth)));
        adopted.mint(rewardMaker, 1_000_000e18);
        _addFirstLiquidity({ token: address(adopted), from: rewardMaker, amount: 1_000_000e18, coin: REWARD_POOL_COIN });
    }

    function _reserves() internal view returns (uint256 units, uint256 coin) {
        return _reservesOf(pair, address(token));
    }

    function _rewardReserves() internal view returns (uint256 units, uint256 coin) {
        return _reservesOf(rewardPair, address(reward));
    }

    function _reservesOf(IV2Pair market, address unit) private view returns (uint256 units, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = market.getReserves();
        return market.token0() == unit ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev As in a transaction of its own: reaching anything costs most then.
    function _coolMarket() internal virtual {
        vm.cool(address(exchange.factory));
        vm.cool(address(exchange.router));
        vm.cool(address(exchange.weth));
        vm.cool(address(pair));
        vm.cool(address(token));
        vm.cool(address(vault));
        vm.cool(_implementation());
        vm.cool(address(reward));
        vm.cool(address(rewardPair));
        vm.cool(_payee());
    }

    /* COLLECTING */

    /// @dev Taxed transfers that bring as many units, or hardly fewer.
    function _collect(uint256 units) internal {
        (uint256 all,) = _feeBps();
        _tax(units * 10_000 / all);
    }

    /// @dev For the liquidity alone: the first owner pays no fee.
    function _give(uint256 units) internal {
        vm.prank(firstOwner);
        token.transfer(address(vault), units);
    }

    function _wrapFor(address to, uint256 coin) internal {
        vm.deal(address(this), coin);
        exchange.weth.deposit{ value: coin }();
        exchange.weth.transfer(to, coin);
    }

    /// @dev A first step has brought coin for all purposes; the second has done nothing with it, and may.
    function _bringCoin() internal {
        _collect(8 * dividendToken.runThreshold());
        _warmUp();
        assertEq(_sellAndReport().runs, 1, "the first step");
        _pass(vault.PAUSE());
    }

    /* RUNS */

    function _process() internal returns (Report memory) {
        vm.recordLogs();
        vault.process();
        return _report();
    }

    /// @dev Bob has some whenever anything was collected.
    function _sellAndReport() internal returns (Report memory) {
        vm.recordLogs();
        _sell(address(token), bob, 1e18);
        return _report();
    }

    /// @dev Since logs were recorded last. Forge also records what was said in calls that failed: a step that was
    /// skipped after that did nothing.
    function _report() internal returns (Report memory report) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(vault)) continue;
            _noteRun(report, logs[i]);
            _notePurchase(report, logs[i]);
        }
        if (report.skips > 0) (report.runs, report.payments) = (0, 0);
        if (report.purchaseSkips > 0) report.purchases = 0;
    }

    function _noteRun(Report memory report, Vm.Log memory log) private pure {
        if (log.topics[0] == ITokenVault.Processed.selector) {
            ++report.runs;
            (report.unitsSwapped, report.unitsAdded, report.coinAdded, report.coinBooked) =
                abi.decode(log.data, (uint256, uint256, uint256, uint256));
        } else if (log.topics[0] == ITokenVault.PaidOut.selector) {
            ++report.payments;
            (report.coinPaid, report.isWrapped) = abi.decode(log.data, (uint256, bool));
        } else if (log.topics[0] == ITokenVault.RunSkipped.selector) {
            ++report.skips;
            report.reason = abi.decode(log.data, (Waiting));
        }
    }

    function _notePurchase(Report memory report, Vm.Log memory log) private pure {
        if (log.topics[0] == IRewardVault.RewardBought.selector) {
            ++report.purchases;
            (report.coinSpent, report.received, report.marketing, report.distributed) =
                abi.decode(log.data, (uint256, uint256, uint256, uint256));
        } else if (log.topics[0] == IRewardVault.RewardSkipped.selector) {
            ++report.purchaseSkips;
            report.purchaseReason = abi.decode(log.data, (Waiting));
        } else if (log.topics[0] == IBuybackBabyVault.BoughtBack.selector) {
            ++report.buybacks;
            (report.coinBack, report.burnt) = abi.decode(log.data, (uint256, uint256));
        } else if (log.topics[0] == IBuybackBabyVault.BuybackSkipped.selector) {
            ++report.buybackSkips;
            report.buybackReason = abi.decode(log.data, (Waiting));
        }
    }

    /* ASSERTIONS */

    /// @dev What waits for a purpose is there.
    function _assertSolvent() internal view {
        RewardPending memory waiting = vault.pendingReward();
        uint256 coin = waiting.dividendsCoin + waiting.marketingCoin + _coinForBuyback();
        assertGe(exchange.weth.balanceOf(address(vault)), coin, "coin of the vault");
        assertGe(token.balanceOf(address(vault)), dividendToken.booked(), "units of the vault");
        assertGe(reward.balanceOf(address(vault)), dividendToken.owed(), "reward token of the vault");
    }
}
