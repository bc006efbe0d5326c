// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 } from "solady/tokens/ERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Base_Test } from "../../Base.t.sol";
import { Defaults } from "../../utils/Defaults.sol";

contract StandardToken_Test is Base_Test {
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;

    ERC20 private _token;

    function setUp() public override {
        super.setUp();
        _token = ERC20(standardTokenFactory.createToken(Defaults.standardToken(alice)));
    }

    function testFuzz_WhenTransferred(address to, uint256 amount) external {
        vm.assume(to != address(0));
        amount = bound(amount, 0, _token.totalSupply());
        uint256 before = _token.balanceOf(to);

        vm.expectEmit(address(_token));
        emit ERC20.Transfer(alice, to, amount);
        vm.prank(alice);
        assertTrue(_token.transfer(to, amount), "returned");

        if (to == alice) {
            assertEq(_token.balanceOf(alice), before, "self");
        } else {
            assertEq(_token.balanceOf(to), before + amount, "recipient");
            assertEq(_token.balanceOf(alice), _token.totalSupply() - amount, "sender");
        }
    }

    function test_RevertWhen_TransferredToZero() external {
        vm.prank(alice);
        vm.expectRevert(Errors.Token_RecipientZero.selector);
        _token.transfer(address(0), 1);

        vm.prank(alice);
        _token.approve(bob, 1);
        vm.prank(bob);
        vm.expectRevert(Errors.Token_RecipientZero.selector);
        _token.transferFrom(alice, address(0), 1);
    }

    function test_RevertWhen_AboveBalance() external {
        uint256 tooMuch = _token.totalSupply() + 1;
        vm.prank(alice);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _token.transfer(bob, tooMuch);
    }

    function testFuzz_WhenTransferredByAnother(uint256 allowance, uint256 amount) external {
        allowance = bound(allowance, 0, type(uint256).max - 1);
        amount = bound(amount, 0, allowance < _token.totalSupply() ? allowance : _token.totalSupply());
        vm.prank(alice);
        _token.approve(bob, allowance);
        vm.prank(bob);
        _token.transferFrom(alice, carol, amount);
        assertEq(_token.allowance(alice, bob), allowance - amount, "allowance");
        assertEq(_token.balanceOf(carol), amount, "recipient");
    }

    function test_RevertWhen_AboveAllowance() external {
        vm.prank(alice);
        _token.approve(bob, 5);
        vm.prank(bob);
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        _token.transferFrom(alice, carol, 6);
    }

    function test_GivenPermit2() external {
        assertEq(_token.allowance(alice, PERMIT2), 0, "allowance");
        vm.prank(PERMIT2);
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        _token.transferFrom(alice, eve, 1);
    }

    function test_WhenHolderSignsPermit() external {
        (address holder, uint256 key) = makeAddrAndKey("holder");
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _permitDigest(holder, bob, 7, 0, block.timestamp));
        _token.permit(holder, bob, 7, block.timestamp, v, r, s);
        assertEq(_token.allowance(holder, bob), 7, "allowance");

        vm.expectRevert(ERC20.InvalidPermit.selector);
        _token.permit(holder, bob, 7, block.timestamp, v, r, s);
    }

    function test_RevertWhen_PermitIsWrong() external {
        (address holder, uint256 key) = makeAddrAndKey("holder");
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _permitDigest(holder, bob, 7, 0, block.timestamp));
        vm.expectRevert(ERC20.InvalidPermit.selector);
        _token.permit(alice, bob, 7, block.timestamp, v, r, s);

        vm.warp(block.timestamp + 1);
        vm.expectRevert(ERC20.PermitExpired.selector);
        _token.permit(holder, bob, 7, block.timestamp - 1, v, r, s);
    }

    /// @dev From EIP-712 and EIP-2612 alone, not from what the token says of itself.
    function _permitDigest(address owner, address spender, uint256 value, uint256 nonce, uint256 deadline)
        private
        view
        returns (bytes32)
    {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Saleyard Test"),
                keccak256("1"),
                block.chainid,
                address(_token)
            )
        );
        bytes32 message = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                owner,
                spender,
                value,
                nonce,
                deadline
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, message));
    }
}
