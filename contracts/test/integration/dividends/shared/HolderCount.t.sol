// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Dividends_Test } from "./Dividends.sol";

/// @notice Nothing looks at holders one by one: no gas depends on how many there are.
abstract contract HolderCount_DividendToken_Shared_Test is Dividends_Test {
    uint256 private _holders = 3; // the first owner, Alice, Bob

    function _arrange() internal override {
        _give(alice, 1e24);
        _give(bob, 1e24);
        // Whatever is written for the first time: both steps of the vault, and claims.
        _tax(1e26);
        _warmUp();
        vault.process();
        dividendToken.claimMany(_three(alice, bob, firstOwner));
        _pass(31 minutes);
    }

    function test_WhenThereAreMoreHolders() external {
        uint256[6] memory few = _gasOfAll(3);
        uint256[6] memory more = _gasOfAll(20);
        uint256[6] memory many = _gasOfAll(70);
        string[6] memory labels = ["taxed", "bought", "sold", "not taxed", "run and distribution", "claim"];
        for (uint256 i = 0; i < labels.length; ++i) {
            assertEq(more[i], few[i], string.concat("gas with 20 holders: ", labels[i]));
            assertEq(many[i], few[i], string.concat("gas with 70 holders: ", labels[i]));
            assertGt(few[i], 10_000, string.concat("gas is measured: ", labels[i]));
        }
        assertGt(few[4], 300_000, "both steps were taken");
    }

    /* HELPERS */

    /// @dev All from the same state, but for the holders. All of them hold enough to earn.
    function _gasOfAll(uint256 holders) private returns (uint256[6] memory gas) {
        uint256 state = vm.snapshotState();
        _give(bob, 1); // who sends to the others is the payee of one kind, and has been touched in any case
        for (; _holders < holders; ++_holders) {
            _give(address(uint160(uint256(keccak256(abi.encode(_holders))))), 1e21);
        }
        _pass(1);

        uint256 distributions = dividendToken.dividendTotals().distributions;
        _cool();
        vault.process();
        gas[4] = vm.lastCallGas().gasTotalUsed;
        assertEq(dividendToken.dividendTotals().distributions, distributions + 1, "distributed");
        _cool();
        dividendToken.claimFor(alice);
        gas[5] = vm.lastCallGas().gasTotalUsed;

        gas[0] = _gas(alice, bob, 1e20);
        gas[1] = _gas(address(pair), bob, 1e20);
        gas[2] = _gas(bob, address(pair), 1e20);
        gas[3] = _gas(firstOwner, bob, 1e20);
        vm.revertToStateAndDelete(state);
    }

    function _gas(address from, address to, uint256 amount) private returns (uint256) {
        _cool();
        _send({ from: from, to: to, amount: amount });
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @dev As in a transaction of its own: nothing has been read before.
    function _cool() private {
        vm.cool(address(token));
        vm.cool(address(vault));
        vm.cool(address(pair));
        vm.cool(address(reward));
        vm.cool(address(rewardPair));
        vm.cool(address(exchange.weth));
        vm.cool(address(exchange.router));
        vm.cool(address(exchange.factory));
    }
}
