// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IMultiSender } from "../interfaces/IMultiSender.sol";
import { CollectibleSender } from "./CollectibleSender.sol";
import { NativeSender } from "./NativeSender.sol";
import { Permit2Sender } from "./Permit2Sender.sol";
import { PermitSender } from "./PermitSender.sol";

/// @title MultiSender
/// @notice All routes at one address. The manual is {IMultiSender}.
contract MultiSender is NativeSender, PermitSender, Permit2Sender, CollectibleSender, IMultiSender { }
