// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { OddCollection } from "./OddCollection.sol";

/// @notice Answers a transfer, of which neither standard knows.
contract AnsweringCollection is OddCollection {
    bytes private _answer;

    constructor(bytes memory answer) {
        _answer = answer;
    }

    function _misbehave() internal view override {
        bytes memory answer = _answer;
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
