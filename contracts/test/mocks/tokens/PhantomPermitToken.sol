// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PermitlessToken } from "./PermitlessToken.sol";

/// @notice Accepts any call, a permit too, and does nothing, as the fallback of many a wrapped coin does.
contract PhantomPermitToken is PermitlessToken {
    fallback() external { }
}
