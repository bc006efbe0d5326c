// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFactory } from "src/interfaces/ITokenFactory.sol";
import { Base_Test } from "../../../Base.t.sol";

/// @notice What the shared suites ask of a kind: its factory, and tokens of it that differ only in their identity.
abstract contract Factory is Base_Test {
    struct Identity {
        string contractURI;
        uint8 decimals;
        string name;
        bytes32 salt;
        string symbol;
        address teamWallet;
        uint256 totalSupply;
    }

    function _factory() internal view virtual returns (ITokenFactory);

    /// @dev Calls the factory at once, so that a prank or an expectation before it concerns that call.
    function _create(Identity memory identity) internal virtual returns (address token);

    /// @dev Where the factory says that the token will be. Taxed kinds have to try, so this is no view.
    function _predict(address creator, Identity memory identity) internal virtual returns (address token);

    /// @dev Base units: kinds that share out parts of the supply need more than one.
    function _minSupply() internal view virtual returns (uint256);

    /// @dev Base units: kinds whose tokens lie in pairs have less room.
    function _maxSupply() internal view virtual returns (uint256);

    /// @dev Whether a kind lets this account, which is neither zero nor dead nor the factory, have the supply.
    function _mayBeTeamWallet(address wallet) internal view virtual returns (bool);

    function _identity() internal view returns (Identity memory) {
        return Identity({
            contractURI: "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi",
            decimals: 18,
            name: "Saleyard Test",
            salt: keccak256("salt"),
            symbol: "SYT",
            teamWallet: alice,
            totalSupply: 1_000_000e18
        });
    }

    function _text(uint256 length) internal pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = bytes1(uint8(33 + i % 90));
        }
        return string(text);
    }
}
