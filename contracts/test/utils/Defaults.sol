// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BabyTokenParams } from "src/types/BabyTokenParams.sol";
import { BuybackBabyTokenParams } from "src/types/BuybackBabyTokenParams.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";

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

    /// @dev 3 % dividends, 3 % to the liquidity, 2 % marketing. Who holds a millionth of the supply earns.
    function babyToken(address teamWallet, address router, address rewardToken, address marketingWallet)
        internal
        pure
        returns (BabyTokenParams memory)
    {
        return BabyTokenParams({
            contractURI: "",
            decimals: 18,
            liquidityFeeBps: 300,
            marketingFeeBps: 200,
            marketingWallet: marketingWallet,
            minimumTokenBalanceForDividends: 1000e18,
            name: "Saleyard Baby",
            rewardToken: rewardToken,
            router: router,
            salt: keccak256("salt"),
            symbol: "SYB",
            teamWallet: teamWallet,
            tokenRewardFeeBps: 300,
            totalSupply: 1_000_000_000e18
        });
    }

    /// @dev 2 % to the liquidity, 3 % to buybacks, 3 % dividends, 1 % marketing.
    function buybackBabyToken(address teamWallet, address router, address rewardToken)
        internal
        pure
        returns (BuybackBabyTokenParams memory)
    {
        return BuybackBabyTokenParams({
            buyBackFeeBps: 300,
            contractURI: "",
            decimals: 18,
            liquidityFeeBps: 200,
            marketingFeeBps: 100,
            name: "Saleyard Buyback",
            reflectionFeeBps: 300,
            rewardToken: rewardToken,
            router: router,
            salt: keccak256("salt"),
            symbol: "SYBB",
            teamWallet: teamWallet,
            totalSupply: 1_000_000_000e18
        });
    }

    /// @dev 3 % to holders, 3 % to the liquidity, 2 % to the charity.
    function liquidityGeneratorToken(address teamWallet, address router, address charity)
        internal
        pure
        returns (LiquidityGeneratorTokenParams memory)
    {
        return LiquidityGeneratorTokenParams({
            charityAddress: charity,
            charityBps: 200,
            contractURI: "",
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
            contractURI: "",
            decimals: 18,
            name: "Saleyard Test",
            salt: keccak256("salt"),
            symbol: "SYT",
            teamWallet: teamWallet,
            totalSupply: 1_000_000e18
        });
    }

    /// @dev Vests over 1,000 days from now, nothing of it before the 250th.
    function vesting(address beneficiary, address token) internal view returns (TokenLockParams memory) {
        return TokenLockParams({
            beneficiary: beneficiary,
            cliffSeconds: 250 days,
            durationSeconds: 1000 days,
            salt: keccak256("salt"),
            startTimestamp: uint64(block.timestamp),
            token: token
        });
    }

    /// @dev All at once, in a year.
    function timelock(address beneficiary, address token) internal view returns (TokenLockParams memory) {
        return TokenLockParams({
            beneficiary: beneficiary,
            cliffSeconds: 0,
            durationSeconds: 0,
            salt: keccak256("salt"),
            startTimestamp: uint64(block.timestamp + 365 days),
            token: token
        });
    }
}
