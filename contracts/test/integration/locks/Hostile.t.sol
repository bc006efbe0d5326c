// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { stdError } from "forge-std/StdError.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Base_Test } from "../../Base.t.sol";
import { ReenteringRecipient } from "../../mocks/recipients/ReenteringRecipient.sol";
import { RejectingRecipient } from "../../mocks/recipients/RejectingRecipient.sol";
import { BlocklistToken } from "../../mocks/tokens/BlocklistToken.sol";
import { CoinToken } from "../../mocks/tokens/CoinToken.sol";
import { FalseToken } from "../../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../../mocks/tokens/FeeToken.sol";
import { HookToken } from "../../mocks/tokens/HookToken.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { Locking } from "./Locking.sol";

/// @notice Beneficiaries and tokens that do not do what one expects.
contract Hostile_TokenLock_Test is Base_Test {
    using Locking for *;

    uint256 private constant TOTAL = 1000 ether;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    TokenLock private _lock;
    uint256 private _start;

    function setUp() public override {
        super.setUp();
        vm.warp(1_700_000_000);
        _start = block.timestamp;
    }

    /// @dev Its tokens are not affected.
    function test_RevertWhen_TheBeneficiaryRefusesCoin() external {
        address beneficiary = address(new RejectingRecipient());
        MockToken token = new MockToken();
        _createFor(beneficiary, token);
        vm.deal(address(_lock), TOTAL);
        vm.warp(_start + 500 days);

        vm.expectRevert("no, thank you");
        _lock.release();
        assertEq(_lock.released(), 0, "nothing is booked");
        _lock.release(address(token));
        assertEq(token.balanceOf(beneficiary), TOTAL / 2, "token");
    }

    function test_WhenTheBeneficiaryReleasesFromWithin() external {
        ReenteringRecipient beneficiary = new ReenteringRecipient();
        _createFor(address(beneficiary), new MockToken());
        vm.deal(address(_lock), TOTAL);
        beneficiary.prepare(address(_lock), abi.encodeWithSignature("release()"), 0);
        vm.warp(_start + 500 days);

        _lock.release();
        assertTrue(beneficiary.called(), "called back");
        assertEq(address(beneficiary).balance, TOTAL / 2, "no more than is vested");
    }

    /// @dev The token calls before it moves anything: what is booked already would count once more as held.
    function test_RevertWhen_TheTokenReleasesFromWithin() external {
        ReenteringRecipient beneficiary = new ReenteringRecipient();
        HookToken token = new HookToken();
        _createFor(address(beneficiary), token);
        beneficiary.prepare(address(_lock), abi.encodeWithSignature("release(address)", token), 0);
        vm.warp(_start + 500 days);

        vm.expectRevert(abi.encodeWithSelector(Errors.TokenLock_ExcessReleased.selector, token));
        _lock.release(address(token));
        assertEq(token.balanceOf(address(beneficiary)), 0, "nothing is paid");

        beneficiary.prepare(address(_lock), abi.encodeWithSignature("release()"), 0);
        _lock.release(address(token));
        assertTrue(beneficiary.called(), "called back");
        assertEq(token.balanceOf(address(beneficiary)), TOTAL / 2, "what is vested");
    }

    /// @dev Else half of the half that is left would go as well.
    function test_RevertGiven_CoinIsAToken() external {
        CoinToken token = new CoinToken();
        _lock = tokenLockFactory.create(Defaults.vesting(alice, address(token)));
        vm.deal(address(_lock), TOTAL);
        vm.warp(_start + 500 days);
        bytes memory error = abi.encodeWithSelector(Errors.TokenLock_ExcessReleased.selector, token);
        vm.expectRevert(error);
        _lock.release(address(token));

        _lock.release();
        vm.expectRevert(error);
        _lock.release(address(token));
        assertEq(alice.balance, TOTAL / 2, "what is vested");
    }

    /// @dev Paid once the token lets it; everything else meanwhile.
    function test_RevertWhen_TheTokenBlocksTheBeneficiary() external {
        BlocklistToken token = new BlocklistToken();
        _createFor(alice, token);
        vm.deal(address(_lock), TOTAL);
        token.setBlocked(alice, true);
        vm.warp(_start + 500 days);

        vm.expectRevert(abi.encodeWithSelector(BlocklistToken.Blocked.selector, alice));
        _lock.release(address(token));
        _lock.release();
        assertEq(alice.balance, TOTAL / 2, "coin");

        token.setBlocked(alice, false);
        _lock.release(address(token));
        assertEq(token.balanceOf(alice), TOTAL / 2, "token");
    }

    function test_RevertWhen_TheTokenAnswersFalse() external {
        FalseToken token = new FalseToken();
        _createFor(alice, token);
        token.setRefused(alice, true);
        vm.warp(_start + 500 days);

        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, token));
        _lock.release(address(token));
        assertEq(_lock.released(address(token)), 0, "nothing is booked");
    }

    /// @dev What has arrived vests, and what is released pays the fee.
    function test_WhenTheTokenTakesAFee() external {
        FeeToken token = new FeeToken();
        _createFor(alice, token);
        token.mint(sender, TOTAL);
        vm.prank(sender);
        token.transfer(address(_lock), TOTAL);
        vm.warp(_start + 500 days);

        uint256 vested = (TOTAL + TOTAL * 99 / 100) / 2;
        assertEq(_lock.releasable(address(token)), vested, "releasable");
        _lock.release(address(token));
        assertEq(token.balanceOf(alice), vested - vested / 100, "arrived");
    }

    /// @dev A token that takes from the lock after a release: until more has vested, nothing is releasable, and asking reverts.
    function test_RevertGiven_TheBalanceFell() external {
        MockToken token = new MockToken();
        _createFor(alice, token);
        vm.warp(_start + 500 days);
        _lock.release(address(token));
        vm.prank(address(_lock));
        token.transfer(DEAD, TOTAL / 10);

        vm.expectRevert(stdError.arithmeticError);
        _lock.releasable(address(token));
        vm.expectRevert(stdError.arithmeticError);
        _lock.release(address(token));

        vm.warp(_start + 1000 days);
        _lock.release(address(token));
        assertEq(token.balanceOf(alice), TOTAL * 9 / 10, "all that is left, in the end");
    }

    /// @dev Holds the total of the token.
    function _createFor(address beneficiary, MockToken token) private {
        TokenLockParams memory params = Defaults.vesting(beneficiary, address(token));
        _lock = tokenLockFactory.create(params);
        token.mint(address(_lock), TOTAL);
    }
}
