// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { Errors } from "src/libraries/Errors.sol";
import { HungryToken } from "../../../mocks/rewards/HungryToken.sol";
import { Dividends_Test } from "./Dividends.sol";

/// @notice The caller that claims for a list decides how much gas there is; no one on the list loses a payment by that.
abstract contract Starving_DividendToken_Shared_Test is Dividends_Test {
    /// @dev Gas that a transfer burns: with less it fails at once.
    uint256 private constant APPETITE = 200_000;

    function _arrange() internal override {
        _open({ rewardToken: new HungryToken(), rewards: 1e24, setup: _normal() });
        _give(alice, 1e25);
        _give(bob, 1e25);
        _distribute(1e18);
        HungryToken(address(reward)).setAppetite(APPETITE);
    }

    /// @dev Around everything that happens: from too little for anything to enough for both.
    function testFuzz_WhenThereIsAnyGas(uint256 gas) external {
        _assertNobodyIsLeftOut(bound(gas, 20_000, 1_200_000));
    }

    function test_WhenThereIsTooLittleGas() external {
        uint256 reverts;
        for (uint256 gas = 40_000; gas < 1_000_000; gas += 7001) {
            uint256 state = vm.snapshotState();
            if (!_assertNobodyIsLeftOut(gas)) ++reverts;
            vm.revertToStateAndDelete(state);
        }
        assertGt(reverts, 20, "reverts");
        assertLt(reverts, 130, "and works");
    }

    /// @dev The error says how much is missing.
    function test_RevertWhen_GasIsMissingForTheSecond() external {
        uint256 required = dividendToken.CLAIM_GAS();
        (bool success, bytes memory answer) = _claim(450_000);
        assertFalse(success, "refused");
        (uint256 index, uint256 available, uint256 named) = _insufficient(answer);
        assertEq(index, 1, "the second");
        assertEq(named, required, "required");
        assertLt(available, required, "available");
        assertEq(reward.balanceOf(alice), 0, "none is paid");
    }

    /// @dev Just enough for the last one: it is paid with nothing to spare, or skipped for what it burns itself.
    function test_WhenThereIsJustEnough() external {
        uint256 state = vm.snapshotState();
        uint256 gas = 310_000;
        while (!_assertNobodyIsLeftOut(gas)) {
            gas += 250;
            vm.revertToState(state);
        }
        vm.revertToState(state);

        HungryToken(address(reward)).setAppetite(10_000_000);
        (bool success,) = _claim(gas + 200_000);
        assertTrue(success, "both are skipped");
        assertGt(_claimable(alice), 0, "and lose nothing");
    }

    /// @dev Within 50 of what a list gives: a call with a 64th less than that must not leave the holder out.
    function test_WhenAHolderNeedsAllThatAListGives() external {
        uint256 most = dividendToken.CLAIM_GAS();
        uint256 appetite;
        while (most - appetite > 50) {
            uint256 middle = (most + appetite) / 2;
            HungryToken(address(reward)).setAppetite(middle);
            uint256 state = vm.snapshotState();
            dividendToken.claimMany(_two(alice, alice));
            if (reward.balanceOf(alice) > 0) appetite = middle;
            else most = middle;
            vm.revertToStateAndDelete(state);
        }
        HungryToken(address(reward)).setAppetite(appetite);

        address[] memory list = new address[](1);
        list[0] = alice;
        uint256 paid;
        uint256 given = dividendToken.CLAIM_GAS();
        for (uint256 gas = given - 5000; gas < given + 25_000; gas += 250) {
            uint256 state = vm.snapshotState();
            (bool success,) = address(token).call{ gas: gas }(abi.encodeCall(IDividendToken.claimMany, (list)));
            assertEq(reward.balanceOf(alice) > 0, success, string.concat("left out with ", vm.toString(gas)));
            if (success) ++paid;
            vm.revertToStateAndDelete(state);
        }
        assertGt(paid, 20, "paid");
        assertLt(paid, 100, "and reverted");
    }

    function test_WhenAHolderNeedsMoreThanAListGives() external {
        HungryToken(address(reward)).setAppetite(1_000_000);
        uint256 earned = _claimable(alice);
        vm.expectEmit(address(token));
        emit IDividendToken.ClaimSkipped(alice);
        vm.expectEmit(address(token));
        emit IDividendToken.ClaimSkipped(bob);
        dividendToken.claimMany(_two(alice, bob));
        assertEq(_claimable(alice), earned, "nothing is lost");

        vm.prank(alice);
        assertEq(dividendToken.claim(), earned, "claims alone");
        dividendToken.claimFor(bob);
        assertEq(reward.balanceOf(alice), earned, "paid");
        assertEq(reward.balanceOf(bob), earned, "also by another");
    }

    /// @dev A claim alone that is starved has not happened.
    function testFuzz_WhenAClaimAloneIsStarved(uint256 gas) external {
        uint256 earned = _earned(alice);
        vm.prank(alice);
        (bool success,) =
            address(token).call{ gas: bound(gas, 10_000, 400_000) }(abi.encodeCall(IDividendToken.claim, ()));
        if (success) assertEq(reward.balanceOf(alice), earned >> FRACTION_BITS, "paid");
        else assertEq(_earned(alice), earned, "nothing is lost");
    }

    /* HELPERS */

    /// @return success Whether all were paid. If not, it was as if nothing had been called.
    function _assertNobodyIsLeftOut(uint256 gas) private returns (bool success) {
        uint256 earned = _claimable(alice);
        bytes memory answer;
        (success, answer) = _claim(gas);
        if (success) {
            assertEq(reward.balanceOf(alice), earned, "the first is paid");
            assertEq(reward.balanceOf(bob), earned, "the second is paid");
            return true;
        }
        assertEq(_claimable(alice), earned, "the first still has it");
        assertEq(_claimable(bob), earned, "the second still has it");
        if (answer.length > 0) _insufficient(answer); // less than the call itself costs tells nothing
    }

    function _claim(uint256 gas) private returns (bool success, bytes memory answer) {
        return address(token).call{ gas: gas }(abi.encodeCall(IDividendToken.claimMany, (_two(alice, bob))));
    }

    function _insufficient(bytes memory answer)
        private
        pure
        returns (uint256 index, uint256 available, uint256 required)
    {
        assertEq(bytes4(answer), Errors.DividendToken_InsufficientGas.selector, "error");
        assembly {
            index := mload(add(answer, 36))
            available := mload(add(answer, 68))
            required := mload(add(answer, 100))
        }
    }
}
