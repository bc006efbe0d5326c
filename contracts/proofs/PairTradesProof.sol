// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PairTrades } from "../src/libraries/PairTrades.sol";

/// @title PairTradesProof
/// @notice How much of a pair a vault may move at once.
contract PairTradesProof {
    /// @notice What goes into a pair at once is less than 0.1 % of the reserve.
    function isLessThanAThousandth(uint112 reserve) external pure {
        require(reserve > 0);

        assert(PairTrades.most(reserve) * 1000 < reserve);
    }
}
