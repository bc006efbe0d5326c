// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Calls
/// @notice Calls to strangers who cannot make the caller pay for what they return: at most 32 bytes of it are copied.
/// @dev That is why they are written in assembly: Solidity's own calls copy everything, and allocate memory at each call.
/// None of them reverts. Whatever `gasLimit` says, the EVM keeps 1/64 of the gas back.
///
/// A token's call is successful if it did not revert, and either returned nothing and the token has code (as many older
/// tokens do), or returned at least a word, and the first word is 1.
library Calls {
    /// @dev Selector of `balanceOf(address)`.
    uint256 private constant BALANCE_OF = 0x70a08231;

    /// @dev Selector of `safeTransferFrom(address,address,uint256,uint256,bytes)`, of ERC-1155.
    uint256 private constant SAFE_TRANSFER_FROM = 0xf242432a;

    /// @dev Selector of `transfer(address,uint256)`.
    uint256 private constant TRANSFER = 0xa9059cbb;

    /// @dev Selector of `transferFrom(address,address,uint256)`.
    uint256 private constant TRANSFER_FROM = 0x23b872dd;

    /// @notice Sends native coin, without data.
    /// @param gasLimit Gas beside the stipend of 2,300 that comes with a value.
    function tryPay(address to, uint256 amount, uint256 gasLimit) internal returns (bool success) {
        assembly ("memory-safe") {
            success := call(gasLimit, to, amount, 0, 0, 0, 0)
        }
    }

    /// @notice Transfers what this contract has of a token.
    function tryTransfer(address token, address to, uint256 amount, uint256 gasLimit) internal returns (bool) {
        bool called;
        assembly ("memory-safe") {
            let data := mload(0x40) // free memory, used without being allocated
            mstore(data, shl(224, TRANSFER))
            mstore(add(data, 4), shr(96, shl(96, to)))
            mstore(add(data, 36), amount)
            called := call(gasLimit, token, 0, data, 68, 0, 32)
        }
        return called && _isAccepted(token);
    }

    /// @notice Transfers what someone allowed this contract to take of a token.
    /// @return called Whether the call did not revert. If it reverted, nothing has moved.
    /// @return accepted Whether the token also said yes.
    function tryTransferFrom(address token, address from, address to, uint256 amount, uint256 gasLimit)
        internal
        returns (bool called, bool accepted)
    {
        assembly ("memory-safe") {
            let data := mload(0x40) // free memory, used without being allocated
            mstore(data, shl(224, TRANSFER_FROM))
            mstore(add(data, 4), shr(96, shl(96, from)))
            mstore(add(data, 36), shr(96, shl(96, to)))
            mstore(add(data, 68), amount)
            called := call(gasLimit, token, 0, data, 100, 0, 32)
        }
        accepted = called && _isAccepted(token);
    }

    /// @notice Moves ERC-1155 tokens that someone lets this contract move, without data for the recipient.
    /// @return called Whether the call did not revert. If it reverted, nothing has moved.
    /// @return accepted Whether there is a contract that may have moved them: it returns nothing.
    function trySafeTransferFrom(
        address collection,
        address from,
        address to,
        uint256 tokenId,
        uint256 amount,
        uint256 gasLimit
    ) internal returns (bool called, bool accepted) {
        assembly ("memory-safe") {
            let data := mload(0x40) // free memory, used without being allocated
            mstore(data, shl(224, SAFE_TRANSFER_FROM))
            mstore(add(data, 4), shr(96, shl(96, from)))
            mstore(add(data, 36), shr(96, shl(96, to)))
            mstore(add(data, 68), tokenId)
            mstore(add(data, 100), amount)
            mstore(add(data, 132), 160) // where the recipient's data begins
            mstore(add(data, 164), 0) // its length
            called := call(gasLimit, collection, 0, data, 196, 0, 0)
        }
        accepted = called && collection.code.length > 0;
    }

    /// @notice Calls, whatever comes of it.
    function tryAny(address target, bytes memory data) internal returns (bool success) {
        assembly ("memory-safe") {
            success := call(gas(), target, 0, add(data, 32), mload(data), 0, 0)
        }
    }

    /// @notice What this contract has of a token; 0 if the token does not tell.
    function balanceOf(address token) internal view returns (uint256 held) {
        assembly ("memory-safe") {
            mstore(0, shl(224, BALANCE_OF))
            mstore(4, address())
            let told := staticcall(gas(), token, 0, 36, 0, 32)
            if and(told, gt(returndatasize(), 31)) { held := mload(0) }
        }
    }

    /// @dev Judges the return data of the call just made, whose first word lies at memory 0.
    function _isAccepted(address token) private view returns (bool accepted) {
        assembly ("memory-safe") {
            switch returndatasize()
            case 0 { accepted := gt(extcodesize(token), 0) }
            default { accepted := and(gt(returndatasize(), 31), eq(mload(0), 1)) }
        }
    }
}
