// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Base_Test } from "../../Base.t.sol";
import { Defaults } from "../../utils/Defaults.sol";

contract Registry_TokenLockFactory_Test is Base_Test {
    uint256 private constant COUNT = 5;

    address private _token = makeAddr("token");
    address[] private _locks;

    function test_GivenNoLocks() external view {
        assertEq(tokenLockFactory.countByToken(_token), 0, "by token");
        assertEq(tokenLockFactory.countByBeneficiary(alice), 0, "by beneficiary");
        assertEq(tokenLockFactory.locksByToken(_token, 0, type(uint256).max).length, 0, "page by token");
        assertEq(tokenLockFactory.locksByBeneficiary(alice, 7, 7).length, 0, "page by beneficiary");
        assertFalse(tokenLockFactory.isLock(address(0)), "zero");
        assertFalse(tokenLockFactory.isLock(address(tokenLockFactory)), "the factory");
        assertEq(tokenLockFactory.tokenOf(_token), address(0), "tokenOf");
    }

    function testFuzz_GivenLocks(uint256 offset, uint256 limit) external {
        TokenLockParams[] memory params = new TokenLockParams[](COUNT + 2);
        for (uint256 i = 0; i < params.length; ++i) {
            params[i] = Defaults.vesting(alice, _token);
            params[i].salt = bytes32(i);
        }
        params[COUNT].token = makeAddr("another token");
        params[COUNT].beneficiary = bob;
        params[COUNT + 1].token = alice; // an address may be in both lists, and is not mixed up
        params[COUNT + 1].beneficiary = _token;
        _locks = tokenLockFactory.createLocks(params);
        // Half of the runs around the end of the list, the others anywhere.
        if (offset % 2 == 0) offset %= COUNT + 2;
        if (limit % 2 == 0) limit %= COUNT + 2;

        _assertPage(tokenLockFactory.locksByToken(_token, offset, limit), offset, limit);
        _assertPage(tokenLockFactory.locksByBeneficiary(alice, offset, limit), offset, limit);
        assertEq(tokenLockFactory.countByToken(_token), COUNT, "by token");
        assertEq(tokenLockFactory.countByBeneficiary(alice), COUNT, "by beneficiary");
        assertEq(tokenLockFactory.countByBeneficiary(bob), 1, "by another beneficiary");
        assertEq(tokenLockFactory.locksByBeneficiary(bob, 0, 1)[0], _locks[COUNT], "of another beneficiary");
        assertEq(tokenLockFactory.locksByToken(alice, 0, 1)[0], _locks[COUNT + 1], "listed under an account");
        assertEq(tokenLockFactory.tokenOf(_locks[COUNT]), makeAddr("another token"), "tokenOf");
    }

    function _assertPage(address[] memory page, uint256 offset, uint256 limit) private view {
        uint256 left = offset < COUNT ? COUNT - offset : 0;
        assertEq(page.length, left < limit ? left : limit, "length");
        for (uint256 i = 0; i < page.length; ++i) {
            assertEq(page[i], _locks[offset + i], "lock");
        }
    }
}
