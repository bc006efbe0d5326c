// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Draws as many numbers from one seed as a case needs.
library Dice {
    struct Cup {
        uint256 state;
    }

    function word(Cup memory cup) internal pure returns (uint256) {
        cup.state = uint256(keccak256(abi.encode(cup.state)));
        return cup.state;
    }

    /// @return Evenly 0 to `sides - 1`.
    function roll(Cup memory cup, uint256 sides) internal pure returns (uint256) {
        return word(cup) % sides;
    }

    function oneIn(Cup memory cup, uint256 sides) internal pure returns (bool) {
        return roll(cup, sides) == 0;
    }

    function pick(Cup memory cup, address[] memory pool) internal pure returns (address) {
        return pool[roll(cup, pool.length)];
    }

    function pick(Cup memory cup, uint256[8] memory pool) internal pure returns (uint256) {
        return pool[roll(cup, pool.length)];
    }
}
