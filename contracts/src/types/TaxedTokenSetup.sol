// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a taxed token is told at its creation beside its identity, checked by its factory.
/// @param payee Who the vault pays in native coin; the zero address if nobody.
/// @param router Router that names the pair.
/// @param vaultImplementation What the vault delegates to.
struct TaxedTokenSetup {
    address payee;
    address router;
    address vaultImplementation;
}
