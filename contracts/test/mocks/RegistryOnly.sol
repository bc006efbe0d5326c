// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenFactoryBase } from "src/factories/TokenFactoryBase.sol";

/// @notice The registry without a token, to tell what each costs.
contract RegistryOnly is TokenFactoryBase {
    function record(address token, bytes32 salt, address firstOwner) external {
        _useSalt(salt);
        _record({ token: token, salt: salt, firstOwner: firstOwner });
    }
}
