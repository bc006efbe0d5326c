// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting } from "src/types/VaultPending.sol";
import { FlashClaimer } from "../../../mocks/rewards/FlashClaimer.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice Who borrows the token, has the vault distribute, claims and pays back, all at once, gains nothing.
abstract contract FlashLoans_DividendToken_Shared_Test is Dividends_Test {
    IV2Pair private _another;
    FlashClaimer private _claimer;

    function _arrange() internal override {
        MockToken other = new MockToken();
        other.mint(firstOwner, 1000e18);
        _another = IV2Pair(exchange.factory.createPair(address(token), address(other)));
        vm.startPrank(firstOwner);
        token.transfer(address(_another), token.totalSupply() / 4);
        other.transfer(address(_another), 1000e18);
        _another.mint(firstOwner);
        vm.stopPrank();

        _haveCoinWait();
        _claimer = new FlashClaimer({ token: token, sponsor: firstOwner });
        vm.prank(firstOwner);
        token.approve(address(_claimer), type(uint256).max);
    }

    /// @dev Else the rest proves nothing.
    function test_WhenNobodyBorrows() external {
        vault.process();
        assertEq(dividendToken.dividendTotals().distributions, 1, "distributed");
    }

    function testFuzz_WhenBorrowedFromItsPair(bool hasFees, uint256 amount) external {
        if (!hasFees) _lowerToZero();
        _assertGainsNothing(pair, bound(amount, 1e18, token.balanceOf(address(pair)) / 2));
    }

    function testFuzz_WhenBorrowedFromAnotherPool(bool hasFees, uint256 amount) external {
        if (!hasFees) _lowerToZero();
        _assertGainsNothing(_another, bound(amount, 1e18, token.balanceOf(address(_another)) - 1));
    }

    /// @dev Without a loan: bought with own coin, and sold in the same second.
    function test_WhenBoughtAndSoldAtOnce() external {
        _lowerToZero();
        _buy({ token: address(token), buyer: eve, coin: 500 ether });
        vault.process();
        _sell({ token: address(token), seller: eve, amount: token.balanceOf(eve) });
        vault.process();
        _assertNothingFor(eve);
    }

    /* HELPERS */

    function _assertGainsNothing(IV2Pair lender, uint256 amount) private {
        _claimer.borrow(lender, amount);
        assertEq(_claimer.held(), _netOf(amount), "it had what it borrowed");
        assertEq(token.balanceOf(address(_claimer)), 0, "and paid it back");
        vault.process(); // still in the same second
        _assertNothingFor(address(_claimer));
    }

    /// @dev What waits is still there, for those who hold on.
    function _assertNothingFor(address account) private {
        assertEq(uint8(rewardVault.pendingReward().waiting), uint8(Waiting.HoldersChanging), "waiting");
        assertEq(dividendToken.dividendTotals().distributions, 0, "nothing was distributed");
        assertEq(_earned(account), 0, "earned");

        _pass(1);
        vault.process();
        assertEq(dividendToken.dividendTotals().distributions, 1, "distributed a second later");
        assertEq(_earned(account), 0, "earned then");
        assertEq(dividendToken.claimFor(account), 0, "claimed");
        assertEq(reward.balanceOf(account), 0, "paid");
        assertGt(_claimable(bob), 0, "a holder earns");
    }
}
