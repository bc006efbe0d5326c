// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { OddCollection } from "./OddCollection.sol";

/// @notice Burns all gas that it gets.
contract BurningCollection is OddCollection {
    function _misbehave() internal pure override {
        assembly {
            invalid()
        }
    }
}
