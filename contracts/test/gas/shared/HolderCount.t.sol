// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendToken_Gas_Shared_Test } from "./DividendToken.t.sol";

/// @notice Neither a transfer nor a distribution nor a claim looks at holders one by one: its gas does not depend on how
/// many there are.
abstract contract HolderCount_Gas_Shared_Test is DividendToken_Gas_Shared_Test {
    uint256 private constant ACTIONS = 7;

    uint256 private _holders = 3; // the first owner, Alice, Bob

    function test_WhenThereAreMoreHolders() external {
        _giveHolders();
        _collect();
        _warmUp();
        for (uint256 i = 0; i < 2; ++i) {
            _gasOfAll(); // whatever is written for the first time
        }

        uint256[ACTIONS] memory few = _gasOfAll();
        _addUpTo(20);
        uint256[ACTIONS] memory more = _gasOfAll();
        _addUpTo(70);
        uint256[ACTIONS] memory many = _gasOfAll();
        string[ACTIONS] memory labels =
            ["run and distribution", "taxed, both have earned", "taxed", "bought", "sold", "not taxed", "claimed"];
        for (uint256 i = 0; i < ACTIONS; ++i) {
            assertEq(more[i], few[i], string.concat("gas with 20 holders: ", labels[i]));
            assertEq(many[i], few[i], string.concat("gas with 70 holders: ", labels[i]));
            assertGt(few[i], 21_000 + 10_000, string.concat("gas is measured: ", labels[i]));
        }
    }

    /* HELPERS */

    function _addUpTo(uint256 count) private {
        _addHolders(vm.toString(count), count - _holders);
        _holders = count;
    }

    function _gasOfAll() private returns (uint256[ACTIONS] memory gas) {
        uint256 granted = _granted();
        _distribute();
        gas[0] = vm.lastCallGas().gasTotalUsed;
        assertGt(_granted(), granted, "distributed");
        _transferTaxed();
        gas[1] = vm.lastCallGas().gasTotalUsed;
        _transferTaxed();
        gas[2] = vm.lastCallGas().gasTotalUsed;
        _pass(12 seconds);
        _buy({ token: address(token), buyer: alice, coin: 0.01 ether });
        gas[3] = vm.lastCallGas().gasTotalUsed;
        vm.prank(alice);
        token.transfer(address(pair), 1000e18);
        gas[4] = vm.lastCallGas().gasTotalUsed;
        pair.skim(bob);
        vm.prank(firstOwner);
        token.transfer(bob, 1000e18);
        gas[5] = vm.lastCallGas().gasTotalUsed;
        _claim(alice);
        gas[6] = vm.lastCallGas().gasTotalUsed;
    }
}
