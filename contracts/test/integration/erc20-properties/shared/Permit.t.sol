// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Errors } from "src/libraries/Errors.sol";
import { Holders } from "./Holders.sol";

/// @notice EIP-2612, which tokens of all kinds have under the same domain: the token's name and version "1".
abstract contract Permit_Shared_Test is Holders {
    struct Permit {
        address owner;
        address spender;
        uint256 value;
        uint256 nonce;
        uint256 deadline;
    }

    struct Signature {
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @dev Order of secp256k1: `s` and this less `s` sign the same.
    uint256 private constant ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;

    uint256 private constant KEY = uint256(keccak256("holder"));

    /* WHAT A KIND SAYS */

    function _expired(uint256 deadline) internal pure virtual returns (bytes memory) {
        return abi.encodeWithSelector(Errors.TaxedToken_PermitExpired.selector, deadline);
    }

    /// @dev All but the signer, which is anybody's where a signed value is another.
    function _invalid() internal pure virtual returns (bytes4) {
        return Errors.TaxedToken_PermitInvalid.selector;
    }

    /// @dev Whether the second form of a signature is refused. Where it is not, the nonce still lets only one of both in.
    function _isMalleabilityRefused() internal pure virtual returns (bool) {
        return true;
    }

    /* VALID */

    function testFuzz_WhenHolderSigns(address spender, uint256 value, uint256 wait) external {
        vm.assume(spender != address(0));
        Permit memory permit = _permit(spender, value);
        permit.deadline = vm.getBlockTimestamp() + bound(wait, 0, 365 days);
        Signature memory signature = _sign(permit);
        vm.warp(permit.deadline);

        vm.expectEmit(address(token));
        emit IERC20.Approval(permit.owner, spender, value);
        vm.prank(eve);
        _submit(permit, signature);

        assertEq(token.allowance(permit.owner, spender), value, "allowance");
        assertEq(_token().nonces(permit.owner), 1, "nonce");
    }

    function test_WhenHolderSignsAgain() external {
        Permit memory permit = _permit(bob, 7);
        _submit(permit, _sign(permit));
        (permit.value, permit.nonce) = (5, 1);
        _submit(permit, _sign(permit));
        assertEq(token.allowance(permit.owner, bob), 5, "allowance");
        assertEq(_token().nonces(permit.owner), 2, "nonce");
    }

    function test_WhenAllowanceIsSpent() external {
        Permit memory permit = _permit(bob, supply / 16);
        vm.prank(alice);
        assertTrue(token.transfer(permit.owner, supply / 16), "funded");
        _submit(permit, _sign(permit));

        vm.prank(bob);
        assertTrue(token.transferFrom(permit.owner, alice, supply / 16), "spent"); // to the first owner: without a fee
        assertEq(token.allowance(permit.owner, bob), 0, "allowance");
    }

    function test_DomainSeparatorFollowsTheChain() external {
        assertEq(_token().DOMAIN_SEPARATOR(), _domain(block.chainid), "domain");
        vm.chainId(77);
        assertEq(_token().DOMAIN_SEPARATOR(), _domain(77), "domain after a fork");
        assertEq(_token().nonces(alice), 0, "nonce");
    }

    /* REFUSED */

    function testFuzz_RevertWhen_DeadlineIsPast(uint256 late) external {
        Permit memory permit = _permit(bob, 7);
        Signature memory signature = _sign(permit);
        vm.warp(permit.deadline + bound(late, 1, 365 days));
        vm.expectRevert(_expired(permit.deadline));
        _submit(permit, signature);
        _assertNothingAllowed(permit);
    }

    function test_RevertWhen_PermitIsReplayed() external {
        Permit memory permit = _permit(bob, 7);
        Signature memory signature = _sign(permit);
        _submit(permit, signature);
        vm.prank(permit.owner);
        token.approve(bob, 0);

        _expectInvalid();
        _submit(permit, signature);
        assertEq(token.allowance(permit.owner, bob), 0, "allowance");
    }

    function testFuzz_RevertWhen_AnotherSigns(uint256 key) external {
        Permit memory permit = _permit(bob, 7);
        key = bound(key, 1, ORDER - 1);
        vm.assume(key != KEY);
        Signature memory signature = _sign(permit, key, block.chainid);
        _expectInvalid();
        _submit(permit, signature);
        _assertNothingAllowed(permit);
    }

    /// @dev Each value is signed.
    function test_RevertWhen_ValueIsAnother() external {
        Permit memory permit = _permit(bob, 7);
        Signature memory signature = _sign(permit);
        for (uint256 i = 0; i < 4; ++i) {
            Permit memory other = _permit(bob, 7);
            if (i == 0) other.owner = alice;
            if (i == 1) other.spender = carol;
            if (i == 2) other.value = 8;
            if (i == 3) other.deadline += 1;
            _expectInvalid();
            _submit(other, signature);
            _assertNothingAllowed(other);
        }
    }

    function test_RevertWhen_SignedForAnotherChain() external {
        Permit memory permit = _permit(bob, 7);
        Signature memory signature = _sign(permit, KEY, block.chainid + 1);
        _expectInvalid();
        _submit(permit, signature);
        _assertNothingAllowed(permit);
    }

    /// @dev Both forms of one signature: at most one of them is ever accepted.
    function test_SecondFormOfSignature() external {
        Permit memory permit = _permit(bob, 7);
        Signature memory signature = _sign(permit);
        Signature memory other =
            Signature({ v: signature.v == 27 ? 28 : 27, r: signature.r, s: bytes32(ORDER - uint256(signature.s)) });
        if (_isMalleabilityRefused()) {
            _expectInvalid();
            _submit(permit, other);
            _assertNothingAllowed(permit);
        }

        _submit(permit, signature);
        _expectInvalid();
        _submit(permit, other);
        assertEq(_token().nonces(permit.owner), 1, "nonce");
    }

    /// @dev What recovers to no account is not the zero address's permit.
    function testFuzz_RevertWhen_SignatureIsMalformed(uint8 v, bytes32 r) external {
        vm.assume(v != 27 && v != 28);
        Permit memory permit = _permit(bob, 7);
        _expectInvalid();
        _submit(permit, Signature({ v: v, r: r, s: bytes32(uint256(1)) }));

        permit.owner = address(0);
        vm.expectRevert();
        _submit(permit, Signature({ v: v, r: r, s: bytes32(uint256(1)) }));
        _assertNothingAllowed(permit);
    }

    /* SHARED */

    function _token() private view returns (IERC20Permit) {
        return IERC20Permit(address(token));
    }

    function _permit(address spender, uint256 value) private view returns (Permit memory) {
        return Permit({
            owner: vm.addr(KEY), spender: spender, value: value, nonce: 0, deadline: vm.getBlockTimestamp() + 60
        });
    }

    function _sign(Permit memory permit) private view returns (Signature memory) {
        return _sign(permit, KEY, block.chainid);
    }

    function _sign(Permit memory permit, uint256 key, uint256 chainId)
        private
        view
        returns (Signature memory signature)
    {
        bytes32 message = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"), permit
            )
        );
        (signature.v, signature.r, signature.s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", _domain(chainId), message)));
    }

    /// @dev From EIP-712 and EIP-2612 alone, not from what the token says of itself.
    function _domain(uint256 chainId) private view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(token.name())),
                keccak256("1"),
                chainId,
                address(token)
            )
        );
    }

    function _submit(Permit memory p, Signature memory signature) private {
        _token().permit(p.owner, p.spender, p.value, p.deadline, signature.v, signature.r, signature.s);
    }

    function _expectInvalid() private {
        vm.expectPartialRevert(_invalid());
    }

    function _assertNothingAllowed(Permit memory permit) private view {
        assertEq(token.allowance(permit.owner, permit.spender), 0, "allowance");
        assertEq(_token().nonces(permit.owner), 0, "nonce");
    }
}
