// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Factory } from "./Factory.sol";

abstract contract Registry_Shared_Test is Factory {
    uint256 private constant COUNT = 5;

    address[] private _tokens;

    function test_GivenNoTokens() external view {
        assertEq(_factory().countByCreator(bob), 0, "by creator");
        assertEq(_factory().countByFirstOwner(alice), 0, "by first owner");
        assertEq(_factory().tokensByCreator(bob, 0, type(uint256).max).length, 0, "page by creator");
        assertEq(_factory().tokensByFirstOwner(alice, 7, 7).length, 0, "page by first owner");
        assertEq(_factory().tokenOf(bob, 0), address(0), "tokenOf");
    }

    function testFuzz_GivenTokens(uint256 offset, uint256 limit) external {
        for (uint256 i = 0; i < COUNT; ++i) {
            Identity memory identity = _identity();
            identity.salt = bytes32(i);
            vm.prank(bob);
            _tokens.push(_create(identity));
        }
        // Half of the runs around the end of the list, the others anywhere.
        if (offset % 2 == 0) offset %= COUNT + 2;
        if (limit % 2 == 0) limit %= COUNT + 2;

        _assertPage(_factory().tokensByCreator(bob, offset, limit), offset, limit);
        _assertPage(_factory().tokensByFirstOwner(alice, offset, limit), offset, limit);
        assertEq(_factory().countByCreator(bob), COUNT, "by creator");
        assertEq(_factory().countByFirstOwner(alice), COUNT, "by first owner");
        assertEq(_factory().countByCreator(alice), 0, "the first owner created none");
        assertEq(_factory().countByFirstOwner(bob), 0, "the creator received none");
        assertFalse(_factory().isToken(bob), "isToken");
    }

    function _assertPage(address[] memory page, uint256 offset, uint256 limit) private view {
        uint256 left = offset < COUNT ? COUNT - offset : 0;
        assertEq(page.length, left < limit ? left : limit, "length");
        for (uint256 i = 0; i < page.length; ++i) {
            assertEq(page[i], _tokens[offset + i], "token");
        }
    }
}
