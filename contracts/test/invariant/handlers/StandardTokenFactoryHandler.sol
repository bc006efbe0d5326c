// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IStandardTokenFactory } from "src/interfaces/IStandardTokenFactory.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { Defaults } from "../../utils/Defaults.sol";

/// @notice Creates tokens for each other, with salts so few that they come again.
contract StandardTokenFactoryHandler is Test {
    IStandardTokenFactory private immutable _factory;
    address[] private _people;

    address[] public created;
    mapping(address person => uint256) public createdBy;
    mapping(address person => uint256) public receivedBy;

    constructor(IStandardTokenFactory factory, address[] memory people) {
        (_factory, _people) = (factory, people);
    }

    function create(uint256 seed, uint256 salt) external {
        address creator = _people[seed % _people.length];
        address teamWallet = _people[(seed >> 8) % _people.length];
        StandardTokenParams memory params = Defaults.standardToken(teamWallet);
        params.salt = bytes32(salt % 16);
        bool isUsed = _factory.tokenOf(creator, params.salt) != address(0);

        vm.prank(creator);
        try _factory.createToken(params) returns (address token) {
            assertFalse(isUsed, "salt used twice");
            created.push(token);
            ++createdBy[creator];
            ++receivedBy[teamWallet];
        } catch {
            assertTrue(isUsed, "refused");
        }
    }

    function count() external view returns (uint256) {
        return created.length;
    }
}
