// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IStandardToken } from "src/interfaces/IStandardToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Base_Test } from "../Base.t.sol";
import { Defaults } from "../utils/Defaults.sol";
import { StandardTokenHandler } from "./handlers/StandardTokenHandler.sol";

contract StandardToken_Invariant_Test is Base_Test {
    IERC20 private _token;
    StandardTokenHandler private _handler;
    address[] private _holders;

    function setUp() public override {
        super.setUp();
        _token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(alice)));
        _holders = [alice, bob, carol, address(_token)];
        // The token itself may hold, and never sends.
        _handler = new StandardTokenHandler(_token, _three(alice, bob, carol));
        targetContract(address(_handler));
    }

    function invariant_5_SumOfBalancesIsSupply() external view {
        uint256 sum;
        for (uint256 i = 0; i < _holders.length; ++i) {
            sum += _token.balanceOf(_holders[i]);
        }
        assertEq(sum, _token.totalSupply(), "sum");
        assertEq(sum, Defaults.standardToken(alice).totalSupply - _handler.burnt(), "supply");
    }

    /// @dev As often as it was marked, and no more than once.
    function invariant_5_IdIsMarkedAtMostOnce() external view {
        for (uint256 i = 0; i < 3; ++i) {
            for (uint256 job = 0; job < _handler.JOBS(); ++job) {
                uint256 marks = IStandardToken(address(_token)).marksOf(_holders[i], job);
                assertEq(marks, _handler.marks(_holders[i], job), "marks");
            }
        }
        assertFalse(_handler.isMarkedTwice(), "marked twice");
    }
}
