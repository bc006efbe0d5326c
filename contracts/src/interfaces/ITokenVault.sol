// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting, VaultPending } from "../types/VaultPending.sol";

/// @title ITokenVault
/// @notice Holds the fees of one token until they become what they are for: liquidity that has no owner, and coin for
/// what else the token's kind promises. Nothing can be taken out in another way.
///
/// @dev A run swaps less than 0.1 % of what the pair has of the token, only while the price is within {BAND_BPS} of its
/// average over 30 minutes to a day, and only if the pair has not changed in this second. It moves the price by less than
/// 0.2 %. So who moves the price around it gains nothing. What does not fit waits, and is seen in {pending}.
///
/// From one run to the next it takes {PAUSE} seconds, less the part of them that what has come in since is of what a run may
/// swap: with as much, none. So a vault keeps up with any volume, what waits from before leaves at one run each {PAUSE}, and
/// who wants runs in a row brings what they sell.
///
/// Nothing starts a run but a call of {process}, and its caller is paid for it: a part of the coin that the run brings, from
/// nothing when it is due to {KEEPER_BPS} after {KEEPER_TIME}. A call that trades nothing earns nothing. Transfers of the
/// token call nothing.
///
/// Warning: to who owns the pair's liquidity, be it from one block to the next, its fee comes back. From them the band
/// alone protects: they can gain up to 3 % of what a run swaps. And who sells before a long row of runs can buy back
/// cheaper after it, as on any market.
///
/// The average needs two looks at the pair, 30 minutes apart: each run takes one, also if it swaps nothing, but not
/// where there is no liquidity, nor while the last one kept is younger. An average over more than a day is not used. A pair
/// that has not changed for 30 minutes needs no look: its price is the average.
///
/// No pool fee is assumed: the router quotes the swap of one half, the other half is added as far as the coin goes, what is
/// left over stays for the next run. The liquidity goes to the dead address. A quote below 97 % of what the reserves give counts
/// as a failed swap: a router that quotes too little would hand the fees to the owners of the liquidity.
///
/// Nothing is ever allowed to the router: the vault pays into the pair by itself.
interface ITokenVault {
    /// @notice Emitted when the caller of a trade has been paid for it.
    /// @param keeper Who.
    /// @param amount Wei of wrapped coin.
    event KeeperPaid(address indexed keeper, uint256 amount);

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

    /// @notice The most that the caller of a trade earns, in hundredths of a percent of its coin.
    function KEEPER_BPS() external view returns (uint256);

    /// @notice Seconds for which a trade must have been due for its caller to earn the most.
    function KEEPER_TIME() external view returns (uint64);

    /// @notice Gas that a payment to the payee may burn; in coin, besides the 2,300 that it brings.
    function PAYOUT_GAS() external view returns (uint256);

    /// @notice Seconds from one run that swaps to the next, where nothing comes in.
    function PAUSE() external view returns (uint64);

    /// @notice What a pair must have of a side for each unit that is swapped into it.
    function RESERVE_PER_UNIT_SWAPPED() external view returns (uint256);

    /// @notice What waits to be sold, and why.
    function pending() external view returns (VaultPending memory);

    /// @notice Swaps as much of what waits as one run may. Open to anyone.
    /// @dev Emits {Processed}, {KeeperPaid} if the caller was paid, and {PaidOut} if the payee was; or {RunSkipped}.
    /// @return earned Wei of wrapped coin that the caller was paid.
    ///
    /// Requirements:
    /// - Enough gas must be left for the whole run: starving it is never a failure of the swap.
    function process() external returns (uint256 earned);

    /// @notice The part of a run that may fail: swaps base units of the token, pays the keeper, and adds or pays what else
    /// comes for them.
    /// @param forLiquidity Base units whose coin goes to the liquidity.
    /// @param forBooked Base units whose coin is for what else the token's kind promises.
    /// @param keeper Who has called {process}.
    /// @param dueAt Second since which the run has been due.
    /// @return earned Wei of wrapped coin that the keeper was paid.
    ///
    /// Requirements:
    /// - The caller must be the vault itself.
    function swapAndPay(uint256 forLiquidity, uint256 forBooked, address keeper, uint256 dueAt)
        external
        returns (uint256 earned);
}
