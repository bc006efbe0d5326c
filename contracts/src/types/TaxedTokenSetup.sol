// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a taxed token receives at its creation besides its identity, checked by its factory.
/// @param payee Account that the vault pays in native coin; the zero address if there is none.
/// @param router Router that names the pair.
/// @param vaultImplementation What the vault delegates to.
struct TaxedTokenSetup {
    address payee;
    address router;
    address vaultImplementation;
}
