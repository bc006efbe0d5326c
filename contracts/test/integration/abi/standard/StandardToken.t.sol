// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Defaults } from "../../../utils/Defaults.sol";
import { Absent_Shared_Test } from "../shared/Absent.t.sol";
import { Allowed } from "../shared/Allowed.sol";
import { Functions_Shared_Test } from "../shared/Functions.t.sol";
import { Spending_Shared_Test } from "../shared/Spending.t.sol";
import { Target } from "../shared/Target.sol";

abstract contract StandardTokenTarget is Target {
    function _create() internal override returns (address token) {
        vm.prank(sender);
        token = standardTokenFactory.createToken(Defaults.standardToken(alice));
        vm.prank(alice);
        assertTrue(IERC20(token).transfer(token, 1000), "lost");
    }

    function _name() internal pure override returns (string memory) {
        return "StandardToken";
    }

    function _allowed() internal pure override returns (Allowed.Functions memory) {
        return Allowed.standardToken();
    }

    /// @dev None.
    function _rightful() internal pure override returns (Rightful memory) { }

    function _callers() internal view override returns (address[] memory callers) {
        callers = new address[](5);
        (callers[0], callers[1], callers[2]) = (alice, sender, eve);
        (callers[3], callers[4]) = (address(standardTokenFactory), target);
    }

    function _state() internal view override returns (bytes32 state) {
        address[] memory callers = _callers();
        state = keccak256(abi.encode(IERC20(target).totalSupply(), target.codehash));
        for (uint256 i = 0; i < callers.length; ++i) {
            uint256 allowance = IERC20(target).allowance(callers[i], eve);
            state = keccak256(abi.encode(state, IERC20(target).balanceOf(callers[i]), allowance));
        }
    }
}

contract Functions_StandardToken_Test is Functions_Shared_Test, StandardTokenTarget { }

contract Absent_StandardToken_Test is Absent_Shared_Test, StandardTokenTarget { }

contract Spending_StandardToken_Test is Spending_Shared_Test, StandardTokenTarget { }
