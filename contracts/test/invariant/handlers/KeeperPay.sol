// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a keeper earns, from what a vault has traded before.
library KeeperPay {
    uint256 private constant HOUR = 3600;

    /// @dev Seconds from one trade to the next where nothing comes in.
    uint256 private constant PAUSE = 1800;

    /// @dev What a pair must have of a side for each unit that goes in.
    uint256 private constant RESERVE_PER_UNIT = 1050;

    /// @param tradedAt Second of the last trade.
    /// @param left What it has left.
    struct Turn {
        uint256 tradedAt;
        uint256 left;
    }

    function most(uint256 reserve) internal pure returns (uint256) {
        return reserve / RESERVE_PER_UNIT;
    }

    /// @dev Seconds for which a trade has been due, an hour at most. A trade before that is none that may be.
    /// @param held What is there to be traded.
    /// @param reserve What the pair has of the side that goes in.
    function late(Turn memory last, uint256 held, uint256 reserve) internal view returns (uint256) {
        uint256 came = held > last.left ? held - last.left : 0;
        if (came > most(reserve)) came = most(reserve);
        uint256 dueAt = last.tradedAt + PAUSE - PAUSE * came / most(reserve);
        require(block.timestamp >= dueAt, "29: traded before it was due");
        return block.timestamp - dueAt < HOUR ? block.timestamp - dueAt : HOUR;
    }

    /// @dev A hundredth after an hour.
    function share(uint256 coin, uint256 seconds_) internal pure returns (uint256) {
        return coin * seconds_ / (100 * HOUR);
    }
}
