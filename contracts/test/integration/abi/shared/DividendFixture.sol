// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { TaxedFixture } from "./TaxedFixture.sol";

/// @notice A token with dividends, of which some have been distributed, and some wait to be.
abstract contract DividendFixture is TaxedFixture {
    MockToken internal reward = new MockToken();

    /// @dev Nothing is distributed in the second in which a holder's units have changed.
    function _fillKind() internal override {
        vm.warp(block.timestamp + 1);
        reward.mint(vault, 3 ether);
        vm.startPrank(vault);
        _dividendToken().distribute(1 ether + 7);
        _dividendToken().credit(payee, 1 ether);
        vm.stopPrank();
        (uint256 amount,) = _dividendToken().claimableOf(eve);
        assertGt(amount, 0, "claimable");
    }

    function _dividendToken() private view returns (IDividendToken) {
        return IDividendToken(address(token));
    }

    function _others() internal view override returns (address[] memory others) {
        others = new address[](1);
        others[0] = address(reward);
    }

    function _kindState() internal view override returns (bytes32 state) {
        (uint256 units, uint256 changedAt) = _dividendToken().eligible();
        uint256 minimum = _dividendToken().minimumTokenBalanceForDividends();
        state = keccak256(abi.encode(_dividendToken().rewardToken(), minimum, units, changedAt));
        state = keccak256(abi.encode(state, _dividendToken().dividendTotals(), _dividendToken().owed()));
        state = keccak256(abi.encode(state, IRewardVault(vault).pendingReward()));

        address[] memory callers = _callers();
        for (uint256 i = 0; i < callers.length; ++i) {
            (uint256 amount, uint256 fraction) = _dividendToken().claimableOf(callers[i]);
            state = keccak256(abi.encode(state, amount, fraction, reward.balanceOf(callers[i])));
            state = keccak256(abi.encode(state, reward.allowance(vault, callers[i])));
        }
    }
}
