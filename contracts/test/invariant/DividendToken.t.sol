// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendTotals } from "src/types/DividendTotals.sol";
import { Booked } from "src/types/Booked.sol";
import { RewardPending } from "src/types/VaultPending.sol";
import { DividendMarket_Test } from "../DividendMarket.t.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { DividendHandler } from "./handlers/DividendHandler.sol";
import { DividendSubjects } from "./handlers/DividendSubjects.sol";
import { MoodyPayee } from "./handlers/MoodyPayee.sol";
import { MoodyReward } from "./handlers/MoodyReward.sol";

/// @notice What is true of both kinds with dividends. The list in prose is in README.md; the numbers are its.
abstract contract DividendToken_Invariant_Test is DividendMarket_Test {
    DividendHandler internal handler;

    address[] private _people;

    /// @dev What the holders would have after claims in some order; all of it is undone by the revert.
    error Tried(bytes32 outcome);

    function setUp() public virtual override {
        firstOwner = address(new MoodyPayee());
        super.setUp();
    }

    function _arrange() internal override {
        _people = [firstOwner, alice, bob, carol, eve];
        uint256 tenth = token.totalSupply() / 10;
        for (uint256 i = 0; i < _people.length; ++i) {
            vm.deal(_people[i], 1000 ether);
            if (i == 0 || _people[i] == eve) continue;
            vm.prank(firstOwner);
            token.transfer(_people[i], tenth);
        }
        _warmUp();

        MoodyReward(address(reward)).callBack(dividendToken, alice);
        handler = _createHandler(
            DividendSubjects({
                token: dividendToken,
                exchange: exchange,
                reward: MoodyReward(address(reward)),
                rewardPair: rewardPair,
                payee: _payee(),
                people: _people,
                rewardMaker: rewardMaker
            })
        );
        targetContract(address(handler));
    }

    /* KINDS */

    /// @dev One of the people.
    function _payee() internal view virtual returns (address);

    function _createHandler(DividendSubjects memory subjects) internal virtual returns (DividendHandler);

    function _createReward() internal virtual override returns (MockToken) {
        return new MoodyReward();
    }

    /* INVARIANTS */

    function invariant_18_19_20_26_27_LedgerOfUnits() external view {
        address[] memory accounts = handler.everyAccount();
        uint256 sum;
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 balance = token.balanceOf(accounts[i]);
            assertEq(balance, handler.units(accounts[i]), "18: what events tell");
            sum += balance;
        }
        assertEq(sum, token.totalSupply(), "18: sum of balances");
        assertEq(dividendToken.booked(), handler.booked(), "19: booked");
        assertLe(dividendToken.booked(), token.balanceOf(address(vault)), "19: vault holds what is booked");

        (uint256 units, uint256 changedAt) = dividendToken.eligible();
        assertEq(units, handler.eligible(), "20: eligible units");
        assertEq(changedAt, handler.changedAt(), "20: when holders changed");
        assertLe(handler.highestFeeBps(), 2500, "26: highest fee");
        assertEq(token.balanceOf(address(pair)), _reserve() + handler.unsynced(), "27: reserve and donations");
    }

    function invariant_21_22_24_Dividends() external view {
        address[] memory accounts = handler.everyAccount();
        DividendTotals memory totals = dividendToken.dividendTotals();
        uint256 sum = totals.remainder;
        for (uint256 i = 0; i < accounts.length; ++i) {
            (uint256 amount, uint256 fraction) = dividendToken.claimableOf(accounts[i]);
            uint256 left = handler.earned(accounts[i]) - (handler.claimed(accounts[i]) << 128);
            assertEq((amount << 128) + fraction, left, "22: earned and not claimed");
            sum += left;
        }
        assertEq((totals.granted - totals.claimed) << 128, sum, "21: granted and not claimed");
        assertEq(totals.granted, handler.granted(), "21: granted");
        assertEq(totals.distributions, handler.distributions(), "21: distributions");
        assertEq(totals.remainder, handler.remainder(), "21: remainder");
        _lookAtRewards();
    }

    function _lookAtRewards() private view {
        uint256 owed = dividendToken.owed();
        assertEq(reward.balanceOf(address(vault)), owed + handler.ungranted(), "24: vault's reward token");
        assertEq(rewardVault.pendingReward().rewardUnits, handler.ungranted(), "24: gifts");
        for (uint256 i = 0; i < _people.length; ++i) {
            uint256 paid = handler.claimed(_people[i]);
            if (_people[i] == _payee()) paid += handler.marketed() - handler.credited();
            assertEq(reward.balanceOf(_people[i]), paid, "24: what a person has been paid");
        }
    }

    function invariant_19_25_29_Coin() external view {
        Booked memory coin = handler.coinWaiting();
        RewardPending memory pending = rewardVault.pendingReward();
        assertEq(pending.dividendsCoin, coin.dividends, "25: coin for dividends");
        assertEq(pending.marketingCoin, coin.payout, "25: coin for marketing");
        assertEq(_buybackCoin(), coin.buyback, "25: coin for buybacks");
        uint256 held = exchange.weth.balanceOf(address(vault)) + address(vault).balance;
        assertGe(held, coin.dividends + coin.payout + coin.buyback, "25: vault's coin");

        address router = address(exchange.router);
        assertEq(token.allowance(address(vault), router), 0, "19: router's allowance of the token");
        assertEq(exchange.weth.allowance(address(vault), router), 0, "19: router's allowance of the coin");
        assertEq(reward.allowance(address(vault), router), 0, "19: router's allowance of the reward token");

        // What each trade pays its keeper, the handler checks.
        uint256 keepers = exchange.weth.balanceOf(handler.keepers(0)) + exchange.weth.balanceOf(handler.keepers(1));
        keepers += exchange.weth.balanceOf(address(reward));
        assertEq(keepers, handler.paidToKeepers(), "29: keepers' coin");
    }

    function _buybackCoin() internal view virtual returns (uint256) {
        return 0;
    }

    function _reserve() private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? reserve0 : reserve1;
    }

    /* IN THE END */

    function afterInvariant() external {
        handler.makeRewardMove();
        assertEq(_outcome(0), _outcome(1), "23: claims in two orders");
        assertEq(_outcome(0), _outcome(2), "23: one claim twice");
        for (uint256 i = 0; i < _people.length; ++i) {
            handler.sell(i, type(uint256).max);
        }
        for (uint256 i = 0; i < _people.length; ++i) {
            handler.claim(i);
        }
        // Less than one base unit for each who may earn, the router among them, and the remainder.
        assertLe(dividendToken.owed(), _people.length + 1, "24: what is left when all have claimed");
    }

    function _outcome(uint256 order) private returns (bytes32 outcome) {
        try this.tryClaims(order) { }
        catch (bytes memory reason) {
            assertEq(bytes4(reason), Tried.selector, "28: all can be paid");
            (, outcome) = abi.decode(bytes.concat(bytes28(0), reason), (uint256, bytes32));
        }
    }

    /// @dev Reverts with what all holders have been paid and can still claim.
    function tryClaims(uint256 order) external {
        uint256 count = _people.length;
        for (uint256 i = 0; i < count; ++i) {
            address holder = _people[order == 1 ? count - 1 - i : i];
            dividendToken.claimFor(holder);
            if (order == 2) dividendToken.claimMany(_people);
        }

        bytes memory all;
        for (uint256 i = 0; i < count; ++i) {
            (uint256 amount, uint256 fraction) = dividendToken.claimableOf(_people[i]);
            all = bytes.concat(all, abi.encode(amount, fraction, reward.balanceOf(_people[i])));
        }
        revert Tried(keccak256(all));
    }
}
