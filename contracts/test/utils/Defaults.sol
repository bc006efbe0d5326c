// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";

/// @notice What is normal: a test states only what it does differently.
library Defaults {
    /// @dev Gas per recipient: plenty for a transfer, far below what a hostile one burns.
    uint256 internal constant GAS_CAP = 100_000;

    /// @dev Bytes per mantissa.
    uint256 internal constant WIDTH = 8;

    /// @dev Base units per unit of mantissa.
    uint256 internal constant UNIT = 1e9;

    /// @dev A job's first batch.
    uint256 internal constant ID = uint256(keccak256("job")) << 8;

    /// @dev 3 % to holders, 3 % to the liquidity, 2 % to the charity.
    function liquidityGeneratorToken(address teamWallet, address router, address charity)
        internal
        pure
        returns (LiquidityGeneratorTokenParams memory)
    {
        return LiquidityGeneratorTokenParams({
            charityAddress: charity,
            charityBps: 200,
            decimals: 18,
            liquidityFeeBps: 300,
            name: "Saleyard Generator",
            router: router,
            salt: keccak256("salt"),
            symbol: "SYG",
            taxFeeBps: 300,
            teamWallet: teamWallet,
            totalSupply: 1_000_000_000e18
        });
    }

    function standardToken(address teamWallet) internal pure returns (StandardTokenParams memory) {
        return StandardTokenParams({
            decimals: 18,
            name: "Saleyard Test",
            salt: keccak256("salt"),
            symbol: "SYT",
            teamWallet: teamWallet,
            totalSupply: 1_000_000e18
        });
    }
}
