// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Pace
/// @notice How often a vault trades, and what the caller earns that has it trade.
/// @dev The pause after a trade falls with what has come in since, to nothing when that is as much as one trade may take. So
/// a vault keeps up with what is collected, what waits from before leaves at one trade each {PAUSE}, and who wants trades
/// in a row has to bring what they sell.
library Pace {
    /* CONSTANTS */

    /// @dev Seconds from one trade to the next where nothing comes in. As long as the shortest average: trades in a row
    /// would sell more than any pool fee protects.
    uint64 internal constant PAUSE = 30 minutes;

    /// @dev Hundredths of a percent of the coin of a trade: the most that its caller earns.
    uint256 internal constant KEEPER_BPS = 100;

    /// @dev Seconds for which a trade must have been due for the caller to earn the most.
    uint64 internal constant KEEPER_TIME = 1 hours;

    /// @dev Of which a share is one part.
    uint256 private constant WHOLE = 10_000 * uint256(KEEPER_TIME);

    /* TYPES */

    /// @param tradedAt Second of the last trade.
    /// @param left What that trade has left, in the units that it takes. Above this, what is held has come in since.
    struct Turn {
        uint64 tradedAt;
        uint128 left;
    }

    /* FUNCTIONS */

    /// @notice Second from which the next trade may be.
    /// @param held What is held now, in the units of `left`.
    /// @param most What one trade may take of it, in the same units.
    function dueAt(Turn memory turn, uint256 held, uint256 most) internal pure returns (uint256) {
        uint256 fresh = Math.min(Math.saturatingSub(held, turn.left), most);
        uint256 pause = most == 0 ? PAUSE : PAUSE - PAUSE * fresh / most;

        return turn.tradedAt + pause;
    }

    /// @notice To be noted before strangers are called, who may call back: nothing counts as new until the trade is done.
    function begin() internal view returns (Turn memory) {
        // forge-lint: disable-next-line(unsafe-typecast): a second that 64 bits do not hold never comes
        return Turn({ tradedAt: uint64(block.timestamp), left: type(uint128).max });
    }

    /// @notice The caller's part of the coin of a trade, in wei: from nothing when it is due to the most after
    /// {KEEPER_TIME}.
    function share(uint256 coin, uint256 due) internal view returns (uint256) {
        // forge-lint: disable-next-line(block-timestamp): a few seconds do not matter
        uint256 late = Math.min(Math.saturatingSub(block.timestamp, due), KEEPER_TIME);

        return coin * KEEPER_BPS * late / WHOLE;
    }
}
