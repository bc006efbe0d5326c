// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendFees } from "src/types/DividendFees.sol";
import { PlainDividends } from "./PlainDividends.sol";

/// @notice Who gets how much of a distribution, exactly.
abstract contract Sharing_DividendToken_Shared_Test is PlainDividends {
    function _arrange() internal override {
        holders = [firstOwner, alice, bob, carol, eve, sender];
    }

    /* THE SAME AS BY HAND */

    /// @dev Any supply, minimum and fees; between distributions people transfer, with fees and without, and claim.
    function testFuzz_WhenDistributed(
        DividendFees memory fees,
        uint256 supply,
        uint256 minimum,
        uint256[6] memory units,
        uint256[5] memory amounts,
        uint256 seed
    ) external {
        _boundFees(fees);
        Setup memory setup = _normal();
        (setup.fees, setup.totalSupply) = (fees, bound(supply, 1000, MAX_SUPPLY));
        setup.minimum = bound(minimum, 1, setup.totalSupply / 1000);
        _create(setup);
        for (uint256 i = 1; i < holders.length; ++i) {
            _give(holders[i], bound(units[i], 0, setup.totalSupply / 8));
        }
        _give(DEAD, bound(units[0], 0, setup.totalSupply / 8));

        for (uint256 i = 0; i < amounts.length; ++i) {
            _share(_sized(amounts[i], type(uint96).max));
            _assertShared();
            _live(uint256(keccak256(abi.encode(seed, i))));
            _assertShared();
        }
        _claimAll();
        _assertShared();
    }

    /// @dev As little as there is of anything, and as much.
    function test_WhenAmountsAreExtreme() external {
        uint256[2] memory supplies = [uint256(1000), MAX_SUPPLY];
        uint256[3] memory amounts = [uint256(1), 3, (uint256(1) << 128) / 8];
        for (uint256 i = 0; i < supplies.length; ++i) {
            uint256 state = vm.snapshotState();
            Setup memory setup = _normal();
            (setup.totalSupply, setup.minimum) = (supplies[i], 1);
            _create(setup);
            _give(alice, 1);
            _give(bob, supplies[i] / 3);
            for (uint256 j = 0; j < amounts.length; ++j) {
                _share(amounts[j]);
                _share(amounts[j]);
                _assertShared();
            }
            _claimAll();
            _assertShared();
            vm.revertToState(state);
        }
    }

    /// @dev All but one unit are dead, and it gets everything.
    function testFuzz_GivenOneEligibleUnit(uint256 amount) external {
        Setup memory setup = _normal();
        (setup.totalSupply, setup.minimum) = (MAX_SUPPLY, 1);
        _create(setup);
        _give(DEAD, MAX_SUPPLY - 1);
        _share(bound(amount, 1, type(uint128).max));
        _assertShared();
        assertEq(left, 0, "nothing is left");
        assertEq(_claimable(firstOwner), granted, "all of it");
        _claim(firstOwner);
        _assertShared();
    }

    /* BELOW ONE UNIT OF THE REWARD */

    /// @dev Of a reward without decimals each third of a unit counts: three of them are paid.
    function test_WhenEachGetsLessThanOneUnit() external {
        _thirds();
        for (uint256 i = 0; i < 2; ++i) {
            _share(1);
            _assertShared();
            assertEq(_claimable(alice), 0, "not yet");
            _claim(alice);
        }
        assertGt(_earned(alice), 0, "but earned");
        _share(1);
        _share(1);
        assertEq(_claimable(alice), 1, "four thirds are more than one");
        _claim(alice);
        _claim(bob);
        _assertShared();
        assertEq(_earned(alice), earnings[bob], "both are owed the same fraction");
    }

    /// @dev 2^128 does not divide by three: what is left joins the next distribution.
    function testFuzz_WhenItDoesNotDivide(uint8 count) external {
        _thirds();
        for (uint256 i = 1; i <= count % 32; ++i) {
            _share(1);
            assertEq(left, (i << FRACTION_BITS) % 3, "left");
        }
        _assertShared();
    }

    /* HELPERS */

    /// @dev Alice, Bob and Carol have one unit each, and no other account has any.
    function _thirds() private {
        Setup memory setup = _normal();
        (setup.totalSupply, setup.minimum) = (1000, 1);
        _create(setup);
        _give(alice, 1);
        _give(bob, 1);
        _give(carol, 1);
        _give(DEAD, 997);
    }

    /// @dev One transfer, perhaps one claim. The first owner keeps enough to be eligible.
    function _live(uint256 seed) private {
        address from = holders[seed % holders.length];
        address to = holders[(seed >> 8) % holders.length];
        uint256 amount = _sized(seed >> 16, token.balanceOf(from) / (from == firstOwner ? 2 : 1));
        _send({ from: from, to: to, amount: amount });
        if (seed >> 255 == 0) _claim(holders[(seed >> 200) % holders.length]);
    }

    function _claimAll() private {
        for (uint256 i = 0; i < holders.length; ++i) {
            _claim(holders[i]);
        }
    }

    /// @dev Of all sizes: as many with few digits as with many.
    function _sized(uint256 seed, uint256 most) private pure returns (uint256) {
        return bound(seed >> (seed % 256), 0, most);
    }
}
