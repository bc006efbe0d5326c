// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Takes any transfer of ERC-721 or ERC-1155, and misbehaves towards some recipients.
/// @dev All those calls begin with the one who sends and the one who receives; that is all that it looks at.
abstract contract OddCollection {
    mapping(address recipient => uint256) public given;
    mapping(address recipient => bool) private _isOddTo;

    function beOddTo(address recipient) external {
        _isOddTo[recipient] = true;
    }

    fallback() external {
        address recipient = address(bytes20(msg.data[48:68]));
        ++given[recipient];
        if (_isOddTo[recipient]) _misbehave();
    }

    function _misbehave() internal virtual;
}
