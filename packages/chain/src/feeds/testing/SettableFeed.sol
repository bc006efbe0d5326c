// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title A price feed that says what a test sets
/// @dev Takes the place of a network's feed of the coin's price; every value can be set.
contract SettableFeed {
    string public description;
    uint8 public decimals;
    uint80 internal _round;
    int256 internal _answer;
    uint256 internal _updatedAt;

    function set(string calldata text, uint8 digits, uint80 round, int256 answer, uint256 updatedAt) external {
        description = text;
        decimals = digits;
        _round = round;
        _answer = answer;
        _updatedAt = updatedAt;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (_round, _answer, _updatedAt, _updatedAt, _round);
    }
}
