// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice When called for the first time, or for the first after those it lets pass, calls back with whatever it was
/// scripted to.
contract ReenteringRecipient {
    address private _target;
    bytes private _data;
    uint256 private _value;
    uint256 private _passing;
    bool public called;
    bool public succeeded;

    function prepare(address target, bytes memory data, uint256 value) external {
        (_target, _data, _value) = (target, data, value);
    }

    function letPass(uint256 calls) external {
        _passing = calls;
    }

    receive() external payable {
        if (called || _target == address(0)) return;
        if (_passing > 0) {
            --_passing;
            return;
        }

        called = true;
        (succeeded,) = _target.call{ value: _value }(_data);
    }
}
