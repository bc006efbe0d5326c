// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Deploy } from "../../../scripts/solidity/Deploy.s.sol";
import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { ISignatureTransfer } from "permit2/src/interfaces/ISignatureTransfer.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Base_Test } from "../Base.t.sol";
import { Defaults } from "../utils/Defaults.sol";
import { Permit2Deployer } from "../utils/Permit2Deployer.sol";
import { Permit2Signer } from "../utils/Permit2Signer.sol";

/// @notice The Permit2 that other tests rely on is the real one, and works.
contract Permit2_Test is Base_Test {
    IPermit2 internal permit2;

    /// @dev Not a mock: Solady's ERC20 gives Permit2 an infinite allowance by itself.
    IERC20 internal token;

    address internal owner;
    uint256 internal ownerKey;

    function setUp() public override {
        super.setUp();
        permit2 = Permit2Deployer.deploy();
        (owner, ownerKey) = makeAddrAndKey("owner");
        token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(owner)));
    }

    function test_IsTheRealOne() external view {
        assertEq(address(permit2), 0x000000000022D473030F116dDEE9F6B43aC78BA3, "address");

        bytes32 typeHash = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
        bytes32 separator = keccak256(abi.encode(typeHash, keccak256("Permit2"), block.chainid, address(permit2)));
        assertEq(permit2.DOMAIN_SEPARATOR(), separator, "domain");
    }

    function test_GivenItIsThereAlready() external {
        assertEq(address(Permit2Deployer.deploy()), address(permit2), "address");
        assertEq(vm.getNonce(CREATE2_FACTORY), 2 + (new Deploy()).list().length, "creations"); // 1 at birth, ours, and Permit2
    }

    function testFuzz_WhenTheOwnerSignedForTheCaller(uint256 permitted, uint256 amount) external {
        uint256 supply = token.balanceOf(owner);
        permitted = bound(permitted, 0, supply);
        amount = bound(amount, 0, permitted);
        ISignatureTransfer.PermitTransferFrom memory permit = _permit(permitted);
        bytes memory signature = Permit2Signer.sign(ownerKey, permit2, permit, sender);

        vm.prank(owner);
        token.approve(address(permit2), amount);
        vm.prank(sender);
        permit2.permitTransferFrom(permit, _to(bob, amount), owner, signature);

        assertEq(token.balanceOf(owner), supply - amount, "owner");
        assertEq(token.balanceOf(bob), amount, "recipient");
        assertEq(token.allowance(owner, address(permit2)), 0, "allowance");
        assertEq(permit2.nonceBitmap(owner, 1), 4, "nonces"); // bit 2 of word 1
    }

    function test_RevertWhen_TheOwnerSignedForAnotherSpender() external {
        ISignatureTransfer.PermitTransferFrom memory permit = _permit(100);
        bytes memory signature = Permit2Signer.sign(ownerKey, permit2, permit, eve);

        vm.prank(owner);
        token.approve(address(permit2), 100);
        vm.prank(sender);
        vm.expectRevert(bytes4(keccak256("InvalidSigner()")));
        permit2.permitTransferFrom(permit, _to(bob, 100), owner, signature);
    }

    function _permit(uint256 amount) private view returns (ISignatureTransfer.PermitTransferFrom memory) {
        return ISignatureTransfer.PermitTransferFrom({
            permitted: ISignatureTransfer.TokenPermissions({ token: address(token), amount: amount }),
            nonce: 0x0102, // word 1, bit 2
            deadline: block.timestamp
        });
    }

    function _to(address recipient, uint256 amount)
        private
        pure
        returns (ISignatureTransfer.SignatureTransferDetails memory)
    {
        return ISignatureTransfer.SignatureTransferDetails({ to: recipient, requestedAmount: amount });
    }
}
