// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Base_Test } from "../Base.t.sol";
import { Locking } from "../integration/locks/Locking.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { Defaults } from "../utils/Defaults.sol";
import { TokenLockHandler } from "./handlers/TokenLockHandler.sol";

/// @notice Four locks, two of one beneficiary, with two tokens and coin, over some years.
contract TokenLock_Invariant_Test is Base_Test {
    using Locking for TokenLockParams;

    TokenLockHandler private _handler;
    TokenLock[] private _locks;
    TokenLockParams[] private _terms;
    address[] private _assets;
    address[] private _beneficiaries;

    function setUp() public override {
        super.setUp();
        vm.warp(1_700_000_000);
        _assets = _three(address(new MockToken()), address(new MockToken()), address(0));
        _beneficiaries = _three(alice, bob, carol);

        TokenLockParams[] memory terms = new TokenLockParams[](4);
        terms[0] = Defaults.vesting(alice, _assets[0]);
        terms[1] = Defaults.timelock(alice, _assets[0]);
        terms[2] = Defaults.vesting(bob, _assets[1]);
        terms[2].startTimestamp -= 300 days;
        terms[2].cliffSeconds = 0;
        terms[3] = Defaults.vesting(carol, _assets[1]);
        terms[3].startTimestamp += 100 days;
        terms[3].cliffSeconds = terms[3].durationSeconds;
        address[] memory locks = tokenLockFactory.createLocks(terms);
        for (uint256 i = 0; i < locks.length; ++i) {
            _locks.push(TokenLock(payable(locks[i])));
            _terms.push(terms[i]);
        }

        _handler = new TokenLockHandler(_locks, terms, _assets, _three(alice, bob, eve));
        targetContract(address(_handler));
    }

    function invariant_30_NothingLeavesEarly() external view {
        for (uint256 i = 0; i < _locks.length; ++i) {
            for (uint256 j = 0; j < _assets.length; ++j) {
                uint256 arrived = _handler.arrived(_locks[i], _assets[j]);
                uint256 left = arrived - _handler.balanceOf(_assets[j], address(_locks[i]));
                assertEq(left, _handler.left(_locks[i], _assets[j]), "left by releases alone");
                assertLe(left, _terms[i].vested(arrived, block.timestamp), "no more than is vested");
            }
        }
    }

    function invariant_31_BeneficiariesAloneArePaid() external view {
        for (uint256 j = 0; j < _assets.length; ++j) {
            for (uint256 k = 0; k < _beneficiaries.length; ++k) {
                uint256 left;
                for (uint256 i = 0; i < _locks.length; ++i) {
                    if (_terms[i].beneficiary == _beneficiaries[k]) left += _handler.left(_locks[i], _assets[j]);
                }
                assertEq(
                    _handler.balanceOf(_assets[j], _beneficiaries[k]), left, "what has left is with the beneficiary"
                );
            }
        }
    }

    function invariant_32_BeneficiariesNeverChange() external view {
        for (uint256 i = 0; i < _locks.length; ++i) {
            assertEq(_locks[i].owner(), _terms[i].beneficiary, "beneficiary");
        }
    }

    /// @dev The handler does release, before the end and after it: else the others say nothing.
    function test_HandlerReleases() external {
        _handler.deposit({ seed: 0, asset: 0, amount: 1e18 });
        _handler.deposit({ seed: 1, asset: 2, amount: 1e18 });
        for (uint256 i = 0; i < 20; ++i) {
            _handler.pass(60 days);
            _handler.release({ seed: 0, asset: 0, caller: 2 });
            _handler.release({ seed: 1, asset: 2, caller: 2 });
        }
        assertGt(_handler.early(), 0, "early");
        assertGt(_handler.late(), 0, "late");
        assertEq(alice.balance, 1e18, "coin");
    }
}
