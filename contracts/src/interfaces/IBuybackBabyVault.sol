// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IRewardVault } from "./IRewardVault.sol";
import { BuybackPending, Waiting } from "../types/VaultPending.sol";

/// @title IBuybackBabyVault
/// @notice The vault of a Buyback Baby token: what the token's sale brings for buybacks waits as coin, until a caller has
/// it buy the token back. What is bought goes to the dead address.
interface IBuybackBabyVault is IRewardVault {
    /// @notice Emitted when the token has been bought back.
    /// @param coin Wei into the pair.
    /// @param burnt Base units that are at the dead address now.
    event BoughtBack(uint256 coin, uint256 burnt);

    /// @notice Emitted when a buyback was requested that may not be now. The vault has looked at the price.
    event BuybackSkipped(Waiting reason);

    /// @notice What waits for a buyback, and what keeps everybody from it.
    function pendingBuyback() external view returns (BuybackPending memory);

    /// @notice Buys the token back with as much of what waits as fits: less than 0.1 % of the pair's coin, with the pause of
    /// {ITokenVault}, within the band around the average. Open to anyone, the owner no more than others: an owner who has
    /// the pair's liquidity could have nearly all of the coin, if it might buy outside of the band. The caller is paid as that
    /// of {process}.
    /// @dev Emits {BoughtBack}, and {KeeperPaid} if the caller was paid; or {BuybackSkipped}, if no minimum was given.
    ///
    /// @param minUnits Base units that must be bought at least; 0 if the band is enough.
    /// @return burnt Base units that are at the dead address now.
    ///
    /// Requirements:
    /// - With a minimum, nothing may keep the vault from buying, and what is bought must not be less.
    function buyback(uint256 minUnits) external returns (uint256 burnt);
}
