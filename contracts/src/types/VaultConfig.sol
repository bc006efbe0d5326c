// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Market } from "./Market.sol";

/// @notice What a vault knows from birth; it is part of its code.
/// @param market Where the token is traded whose fees the vault collects.
/// @param payee Who is paid; the zero address if nothing is ever booked for payout.
struct VaultConfig {
    Market market;
    address payee;
}
