// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting, VaultPending } from "../types/VaultPending.sol";

/// @title ITokenVault
/// @notice Holds the fees of one token until they become what they are for: liquidity that has no owner, and coin for
/// what else the token's kind promises. Nothing can be taken out in another way.
///
/// @dev A run swaps less than 0.1 % of what the pair has of the token, at most every {PAUSE} seconds, only while the
/// price is within {BAND_BPS} of its average over 30 minutes to a day, and only if the pair has not changed in this
/// second. It moves the price by less than 0.2 %. So who moves the price around it gains nothing. What does not fit
/// waits, and is seen in {pending}.
///
/// Warning: to who owns the pair's liquidity, be it from one block to the next, its fee comes back. From them the band
/// alone protects: they can gain up to 3 % of what a run swaps. And who sells before a long row of runs can buy back
/// cheaper after it, as on any market.
///
/// The average needs two looks at the pair, 30 minutes apart: each run takes one, also if it swaps nothing, but not
/// where there is no liquidity, nor while the last one kept is younger. The first only looks. An average over more than
/// a day is not used.
///
/// No pool fee is assumed: the router quotes the swap of one half, the other half is added as far as the coin goes, what is
/// left over stays for the next run. The liquidity goes to the dead address. A quote below 97 % of what the reserves give counts
/// as a failed swap: a router that quotes too little would hand the fees to the owners of the liquidity.
///
/// Nothing is ever allowed to the router: the vault pays into the pair by itself.
interface ITokenVault {
    /// @notice Emitted when a run has swapped.
    /// @param unitsSwapped Token into the pair for coin, in base units.
    /// @param unitsAdded Token added to the liquidity, in base units.
    /// @param coinAdded Wrapped coin added to the liquidity, in wei.
    /// @param coinBooked Coin that came for what was booked, in wei: paid to the payee, or waiting for its purpose.
    event Processed(uint256 unitsSwapped, uint256 unitsAdded, uint256 coinAdded, uint256 coinBooked);

    /// @notice Emitted when the payee has been paid in coin.
    /// @param payee Who.
    /// @param amount Wei.
    /// @param isWrapped Whether in wrapped coin, because the payee refused native coin.
    event PaidOut(address indexed payee, uint256 amount, bool isWrapped);

    /// @notice Emitted when a run has looked at the price, but swapped nothing.
    event RunSkipped(Waiting reason);

    /// @notice How far a price may be from its average, in hundredths of a percent.
    function BAND_BPS() external view returns (uint256);

    /// @notice Gas that a payment to the payee may burn; in coin, besides the 2,300 that it brings.
    function PAYOUT_GAS() external view returns (uint256);

    /// @notice Seconds from one run that swaps to the next.
    function PAUSE() external view returns (uint64);

    /// @notice What a pair must have of a side for each unit that is swapped into it.
    function RESERVE_PER_UNIT_SWAPPED() external view returns (uint256);

    /// @notice What waits to be sold, and why.
    function pending() external view returns (VaultPending memory);

    /// @notice Swaps as much of what waits as one run may. Open to anyone.
    /// @dev Emits {Processed}, and {PaidOut} if the payee was paid; or {RunSkipped}.
    ///
    /// Requirements:
    /// - Enough gas must be left for the whole run: starving it is never a failure of the swap.
    function process() external;

    /// @notice As {process}, called by the token before a taxed transfer to the pair. After a try that swapped nothing,
    /// whatever the reason, it rests for ten minutes: each try is paid by a seller. Little gas is a reason as well.
    ///
    /// Requirements:
    /// - The caller must be the token.
    function processAutomatically() external;

    /// @notice The part of a run that may fail: swaps base units of the token, and adds or pays what comes for them.
    ///
    /// Requirements:
    /// - The caller must be the vault itself.
    function swapAndPay(uint256 forLiquidity, uint256 forBooked) external;
}
