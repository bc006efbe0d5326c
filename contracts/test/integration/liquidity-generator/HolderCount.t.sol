// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice No transfer looks at holders one by one: its gas does not depend on how many there are.
contract HolderCount_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    uint256 private _holders = 3; // the first owner, Alice, Bob

    function _arrange() internal override {
        _give(alice, 1e24);
        _give(bob, 1e24);
        _gasOfAll(); // whatever is written for the first time
    }

    function test_WhenThereAreMoreHolders() external {
        uint256[4] memory few = _gasOfAll();
        _addHolders(20);
        uint256[4] memory more = _gasOfAll();
        _addHolders(70);
        uint256[4] memory many = _gasOfAll();
        string[4] memory labels = ["taxed", "bought", "sold", "not taxed"];
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(more[i], few[i], string.concat("gas with 20 holders: ", labels[i]));
            assertEq(many[i], few[i], string.concat("gas with 70 holders: ", labels[i]));
            assertGt(few[i], 10_000, string.concat("gas is measured: ", labels[i]));
        }
    }

    /* HELPERS */

    function _addHolders(uint256 count) private {
        for (; _holders < count; ++_holders) {
            _give(address(uint160(uint256(keccak256(abi.encode(_holders))))), 1e20);
        }
    }

    function _gasOfAll() private returns (uint256[4] memory) {
        return [
            _gas(alice, bob, 1e20),
            _gas(address(pair), bob, 1e20),
            _gas(bob, address(pair), 1e20),
            _gas(firstOwner, bob, 1e20)
        ];
    }

    /// @dev As in a transaction of its own: nothing of the token has been read before.
    function _gas(address from, address to, uint256 amount) private returns (uint256) {
        vm.cool(address(token));
        vm.cool(address(vault));
        vm.cool(address(pair));
        _send({ from: from, to: to, amount: amount });
        return vm.lastCallGas().gasTotalUsed;
    }
}
