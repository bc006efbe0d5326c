// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PlainAllowed } from "./PlainAllowed.sol";
import { PlainCoin } from "./PlainCoin.sol";
import { PlainCollectibles } from "./PlainCollectibles.sol";
import { PlainPermitted } from "./PlainPermitted.sol";

/// @notice MultiSender once more, without assembly and without regard for gas: what the shipped one must do, to be read and
/// to be compared with. It shares no code with it but the errors, the interfaces and their types.
/// @dev Warning: to be compared, not deployed. Its gas differs, so that a batch near its gas limit ends differently.
contract PlainMultiSender is PlainCoin, PlainAllowed, PlainPermitted, PlainCollectibles { }
