// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { RewardPending, Waiting } from "src/types/VaultPending.sol";
import { DividendMarket_Test } from "../../../DividendMarket.t.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { Report, VaultReports } from "./VaultReports.sol";

/// @notice A vault with two steps on a market: how it gets something to do, and what it then says it did.
abstract contract RewardVaultMarket is DividendMarket_Test {
    /// @dev What a token may have that is not as usual; zero where it is.
    struct Opening {
        address payee;
        address router;
        bytes32 salt;
        uint256 supply;
    }

    uint256 private _created;

    function _createToken() internal override returns (address) {
        Opening memory usual;
        return _create(usual);
    }

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

    /// @dev Hundredths of a percent of a taxed transfer that are booked.
    function _bookedBps() internal pure virtual returns (uint256 buyback, uint256 dividends, uint256 payout);

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
        _adoptReward({ adopted: adopted, units: 1_000_000e18, coin: REWARD_POOL_COIN });
    }

    /// @dev The same with a pool of so much.
    function _adoptReward(MockToken adopted, uint256 units, uint256 coin) internal {
        reward = adopted;
        rewardPair = IV2Pair(exchange.factory.createPair(address(adopted), address(exchange.weth)));
        adopted.mint(rewardMaker, units);
        _addFirstLiquidity({ token: address(adopted), from: rewardMaker, amount: units, coin: coin });
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

    /// @dev A first step has brought coin for all purposes; the second has done nothing with it, and may.
    function _bringCoin() internal {
        _collect(8 * _portion());
        _warmUp();
        assertEq(_runFirst().runs, 1, "the first step");
        _pass(vault.PAUSE());
    }

    /// @dev A first step has brought coin for all purposes, and has left nothing booked.
    function _bringAllCoin(uint256 units) internal {
        _collect(units);
        _warmUp();
        assertEq(_runFirst().runs, 1, "the first step");
        assertEq(dividendToken.booked(), 0, "units that are booked still");
        _pass(vault.PAUSE());
    }

    /* RUNS */

    /// @dev The keeper is this contract, and gets what was said to be paid to it.
    function _process() internal returns (Report memory report) {
        uint256 before = exchange.weth.balanceOf(address(this));
        vm.recordLogs();
        uint256 earned = vault.process();
        report = _report();
        assertEq(exchange.weth.balanceOf(address(this)) - before, earned, "what the keeper has earned");
        assertEq(report.runPay + report.purchasePay, earned, "what the keeper was paid");
    }

    /// @dev The first step alone: the other pair is busy, and the second step looks at it and buys nothing.
    function _runFirst() internal returns (Report memory report) {
        rewardPair.sync();
        report = _process();
        assertEq(report.purchases, 0, "purchases");
    }

    /// @dev The second step alone: the token's pair is busy.
    function _runSecond() internal returns (Report memory report) {
        pair.sync();
        report = _process();
        assertEq(report.runs, 0, "runs");
    }

    /// @dev A pair that is quiet for half an hour needs no look. This one has changed a second ago.
    function _passBusy(IV2Pair market, uint256 time) internal {
        _pass(time - 1);
        market.sync();
        _pass(1);
    }

    /// @dev Since logs were recorded last.
    function _report() internal returns (Report memory) {
        return VaultReports.read({ logs: vm.getRecordedLogs(), vault: address(vault) });
    }

    /* ASSERTIONS */

    /// @dev What waits for a purpose is there.
    function _assertSolvent() internal view {
        RewardPending memory waiting = rewardVault.pendingReward();
        uint256 coin = waiting.dividendsCoin + waiting.marketingCoin + _coinForBuyback();
        assertGe(exchange.weth.balanceOf(address(vault)), coin, "coin of the vault");
        assertGe(token.balanceOf(address(vault)), dividendToken.booked(), "units of the vault");
        assertGe(reward.balanceOf(address(vault)), dividendToken.owed(), "reward token of the vault");
    }

    function _assertSwaps(string memory label) internal returns (Report memory report) {
        report = _process();
        assertEq(report.runs, 1, string.concat(label, ": runs"));
        assertEq(report.skips, 0, string.concat(label, ": skips"));
    }

    function _assertSkipped(Waiting reason, string memory label) internal {
        assertEq(uint256(vault.pending().waiting), uint256(reason), string.concat(label, ": said before"));
        Report memory report = _process();
        assertEq(report.runs, 0, string.concat(label, ": runs"));
        assertEq(report.skips, 1, string.concat(label, ": events"));
        assertEq(uint256(report.reason), uint256(reason), string.concat(label, ": reason"));
    }

    function _assertBuys(string memory label) internal returns (Report memory report) {
        assertEq(
            uint256(rewardVault.pendingReward().waiting), uint256(Waiting.None), string.concat(label, ": said before")
        );
        report = _process();
        assertEq(report.purchases, 1, string.concat(label, ": purchases"));
        assertEq(report.purchaseSkips, 0, string.concat(label, ": skips"));
        _assertSolvent();
    }

    /// @dev Said before and in the event; and nothing is spent.
    function _assertBuysNothing(Waiting reason, string memory label) internal {
        RewardPending memory before = rewardVault.pendingReward();
        assertEq(uint256(before.waiting), uint256(reason), string.concat(label, ": said before"));
        Report memory report = _process();
        assertEq(report.purchases, 0, string.concat(label, ": purchases"));
        assertEq(report.purchaseSkips, 1, string.concat(label, ": events"));
        assertEq(uint256(report.purchaseReason), uint256(reason), string.concat(label, ": reason"));
        assertEq(rewardVault.pendingReward().dividendsCoin, before.dividendsCoin, string.concat(label, ": for holders"));
        assertEq(
            rewardVault.pendingReward().marketingCoin, before.marketingCoin, string.concat(label, ": for the payee")
        );
    }
}
