// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MockToken } from "./MockToken.sol";

/// @notice Lies about balances: adds a constant to each, or answers as scripted.
contract LyingToken is MockToken {
    uint256 private _surplus;
    bool private _isScripted;
    bool private _reverts;
    bytes private _answer;

    function lie(uint256 surplus) external {
        _surplus = surplus;
    }

    function answer(bool reverts, bytes calldata data) external {
        (_isScripted, _reverts, _answer) = (true, reverts, data);
    }

    function balanceOf(address account) public view override returns (uint256 balance) {
        (bool reverts, bytes memory data) = (_reverts, _answer);
        if (!_isScripted) {
            unchecked {
                return super.balanceOf(account) + _surplus;
            }
        }
        assembly {
            if reverts { revert(add(data, 32), mload(data)) }
            return(add(data, 32), mload(data))
        }
    }
}
