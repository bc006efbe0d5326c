// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BlocklistToken } from "./BlocklistToken.sol";

/// @notice Changes the balance of an account at one of its transfers, as rebasing tokens and gifts from others do.
contract DriftingToken is BlocklistToken {
    address private _account;
    bool private _isGain;
    uint256 private _units;
    uint256 private _untilDrift;

    /// @param untilDrift 1 to change it with the next transfer, 2 with the one after it, and so on.
    function prepare(address account, bool isGain, uint256 units, uint256 untilDrift) external {
        (_account, _isGain, _units, _untilDrift) = (account, isGain, units, untilDrift);
    }

    function _afterTokenTransfer(address from, address to, uint256) internal override {
        if (from == address(0) || to == address(0) || _untilDrift == 0) return;
        if (--_untilDrift > 0) return;

        if (_isGain) _mint(_account, _units);
        else _burn(_account, _min(_units, balanceOf(_account)));
    }

    function _min(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }
}
