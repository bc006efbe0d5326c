// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../Base.t.sol";
import { StandardTokenFactoryHandler } from "./handlers/StandardTokenFactoryHandler.sol";

contract StandardTokenFactory_Invariant_Test is Base_Test {
    StandardTokenFactoryHandler private _handler;
    address[] private _people;

    function setUp() public override {
        super.setUp();
        _people = _three(alice, bob, carol);
        _handler = new StandardTokenFactoryHandler(standardTokenFactory, _people);
        targetContract(address(_handler));
    }

    function invariant_6_RegistryIsComplete() external view {
        uint256 byCreator;
        uint256 byFirstOwner;
        for (uint256 i = 0; i < _people.length; ++i) {
            address person = _people[i];
            assertEq(standardTokenFactory.countByCreator(person), _handler.createdBy(person), "by creator");
            assertEq(standardTokenFactory.countByFirstOwner(person), _handler.receivedBy(person), "by first owner");
            address[] memory page = standardTokenFactory.tokensByCreator(person, 0, type(uint256).max);
            byCreator += page.length;
            for (uint256 j = 0; j < page.length; ++j) {
                assertTrue(standardTokenFactory.isToken(page[j]), "isToken");
            }
            byFirstOwner += standardTokenFactory.tokensByFirstOwner(person, 0, type(uint256).max).length;
        }
        assertEq(byCreator, _handler.count(), "all by creator");
        assertEq(byFirstOwner, _handler.count(), "all by first owner");
    }

    function invariant_7_NothingElseIsToken() external view {
        assertFalse(standardTokenFactory.isToken(address(0)), "zero");
        assertFalse(standardTokenFactory.isToken(address(standardTokenFactory)), "factory");
        for (uint256 i = 0; i < _people.length; ++i) {
            assertFalse(standardTokenFactory.isToken(_people[i]), "person");
        }
    }
}
