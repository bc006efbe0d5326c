// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// How a loop ended. Plain numbers, because assembly cannot name the members of an enum.

/// @dev Everybody is paid.
uint256 constant ALL_PAID = 0;

/// @dev The call for this record failed, or the token said no.
uint256 constant REFUSED = 1;

/// @dev Less gas is left than this record's recipient was promised. Nothing was called.
uint256 constant STARVED = 2;

/// @dev The call did not revert, and yet the answer is no yes: something may have moved.
uint256 constant UNCLEAR = 3;
