// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title ILiquiditySeeder
/// @notice Gives a pair its first liquidity, at exactly the caller's price, whatever strangers have done to the pair before.
///
/// @dev A router's addLiquidity fails permanently after one donated wei and a `sync` in the empty pair: it takes
/// the reserves for a price. The seeder pays into the pair by itself, and takes what was donated and synced for a part of what
/// the caller wants to be in it: the caller keeps as much. What was donated and not synced goes to the caller.
interface ILiquiditySeeder {
    /// @notice Emitted when a pair has got its first liquidity.
    /// @param pair The pair.
    /// @param token The token.
    /// @param caller Who paid.
    /// @param recipient Who received the liquidity: the caller, the dead address or a lock.
    /// @param amount Token in the pair, in base units.
    /// @param coin Coin in the pair, in wei.
    /// @param liquidity Liquidity units of the pair for the recipient.
    event Seeded(
        address indexed pair,
        address indexed token,
        address indexed caller,
        address recipient,
        uint256 amount,
        uint256 coin,
        uint256 liquidity
    );

    /// @notice Fills the pair of a token and the router's wrapped coin up to `amount` base units and `msg.value` wei, and mints
    /// the liquidity to a recipient. Makes the pair if there is none. What donations make superfluous stays with the caller: token
    /// is not taken, coin returns.
    /// @dev Emits {Seeded}. The seeder holds nothing before and after.
    ///
    /// Notes:
    /// - What the pair holds beyond its reserves goes to the caller as it is, wrapped coin as wrapped coin. If the token refuses
    /// that, it counts like what was donated and synced.
    /// - The price is exact without `minLp`. One wei, donated and synced, breaks a `minLp` near the square root of
    /// `amount * msg.value`, so give a loose one: the recipient owns all of the pair anyway.
    /// - Liquidity at the dead address stays in the pair for good. A lock that has got some releases none before its `cliff()`,
    /// and then to its beneficiary alone; what donations make superfluous is the caller's all the same.
    ///
    /// Requirements:
    /// - The router's factory and wrapped coin must answer.
    /// - The deadline must not have passed.
    /// - The pair must have no liquidity yet: with some, use the router.
    /// - `amount` must exceed what was donated and synced of the token, `msg.value` what was donated and synced of the coin.
    /// - The caller must have allowed this contract to move what is missing of the token: all of it, unless some was synced.
    /// - Exactly `amount` and `msg.value` must be in the pair afterwards: a token that takes a fee from the caller reverts.
    /// - The recipient must get at least `minLp`.
    /// - The recipient must be the caller, the dead address (0x…dEaD), or a lock that {lockFactory} made for the pair and whose
    /// `cliff()` is in the future. For a lock until a date, give it duration 0.
    ///
    /// @param token The token.
    /// @param router Router of the exchange.
    /// @param amount Base units of the token that the pair shall hold.
    /// @param minLp Least number of the pair's liquidity units that the recipient must get.
    /// @param recipient Who gets the liquidity.
    /// @param deadline Last second, as block.timestamp, at which this may happen.
    /// @return liquidity The pair's liquidity units that the recipient got.
    function seed(address token, address router, uint256 amount, uint256 minLp, address recipient, uint256 deadline)
        external
        payable
        returns (uint256 liquidity);

    /// @notice Where locks come from that may get liquidity: {ITokenLockFactory}.
    function lockFactory() external view returns (address);
}
