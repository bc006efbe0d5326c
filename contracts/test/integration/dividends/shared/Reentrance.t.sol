// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { DividendTotals } from "src/types/DividendTotals.sol";
import { ReenteringRecipient } from "../../../mocks/recipients/ReenteringRecipient.sol";
import { HookToken } from "../../../mocks/tokens/HookToken.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice A holder whom the reward token calls in the middle of its payment, and who calls back.
abstract contract Reentrance_DividendToken_Shared_Test is Dividends_Test {
    ReenteringRecipient private _holder;

    function _arrange() internal override {
        _open({ rewardToken: new HookToken(), rewards: 1e24, setup: _normal() });
        _holder = new ReenteringRecipient();
        _give(address(_holder), 1e26);
        _give(alice, 1e26);
        _distribute(1e18);
    }

    function test_WhenItClaims() external {
        _assertPaidOnce(address(token), abi.encodeCall(IDividendToken.claim, ()));
    }

    function test_WhenItClaimsForItself() external {
        _assertPaidOnce(address(token), abi.encodeCall(IDividendToken.claimFor, (address(_holder))));
    }

    /// @dev The other is paid, too.
    function test_WhenItClaimsForAList() external {
        uint256 others = _claimable(alice);
        _assertPaidOnce(
            address(token),
            abi.encodeCall(IDividendToken.claimMany, (_three(address(_holder), alice, address(_holder))))
        );
        assertEq(reward.balanceOf(alice), others, "the other");
    }

    function test_WhenItTransfers() external {
        _assertPaidOnce(address(token), abi.encodeCall(IERC20.transfer, (bob, 1e26)));
        assertEq(token.balanceOf(bob), _netOf(1e26), "sent");
        assertEq(_claimable(bob), 0, "nothing of the past");
    }

    /// @dev A whole run with both steps: what it distributes comes to what is earned, and pays no holder twice.
    function test_WhenItHasTheVaultRun() external {
        _haveCoinWait();
        _pass(31 minutes);
        uint256 before = dividendToken.dividendTotals().granted;
        _assertPaidOnce(address(vault), abi.encodeCall(ITokenVault.process, ()));
        assertGt(dividendToken.dividendTotals().granted, before, "distributed meanwhile");
        assertGt(_claimable(address(_holder)), 0, "of which it has its part");
    }

    /// @dev In a list, where the others are paid all the same.
    function test_WhenItCallsBackFromAList() external {
        uint256 earned = _claimable(address(_holder));
        uint256 others = _claimable(alice);
        _holder.prepare(address(token), abi.encodeCall(IDividendToken.claimFor, (alice)), 0);
        dividendToken.claimMany(_two(address(_holder), alice));
        assertTrue(_holder.succeeded(), "called back");
        assertEq(reward.balanceOf(address(_holder)), earned, "paid");
        assertEq(reward.balanceOf(alice), others, "the other is paid once");
        _assertConserved();
    }

    /* HELPERS */

    function _assertPaidOnce(address target, bytes memory data) private {
        uint256 earned = _claimable(address(_holder));
        _holder.prepare(target, data, 0);
        assertEq(dividendToken.claimFor(address(_holder)), earned, "claimed");
        assertTrue(_holder.called(), "called");
        assertTrue(_holder.succeeded(), "called back");
        assertEq(reward.balanceOf(address(_holder)), earned, "paid once");
        _assertConserved();
    }

    function _assertConserved() private view {
        DividendTotals memory totals = dividendToken.dividendTotals();
        uint256 sum = _earned(address(_holder)) + _earned(alice) + _earned(bob) + _earned(firstOwner);
        if (_payee() != firstOwner) sum += _earned(_payee());
        assertEq(
            (totals.granted - totals.claimed) << FRACTION_BITS, sum + totals.remainder, "nothing is lost or paid twice"
        );
        assertEq(reward.balanceOf(address(vault)), dividendToken.owed(), "the vault has what is owed");
    }
}
