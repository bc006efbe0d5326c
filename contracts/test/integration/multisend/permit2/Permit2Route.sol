// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { ISignatureTransfer } from "permit2/src/interfaces/ISignatureTransfer.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { Permit2Deployer } from "../../../utils/Permit2Deployer.sol";
import { Permit2Signer } from "../../../utils/Permit2Signer.sol";
import { ERC20Route } from "../shared/ERC20Route.sol";

/// @notice A token that is pulled once through Permit2, which the token's holders all allow.
abstract contract Permit2Route is ERC20Route {
    IPermit2 internal constant permit2 = IPermit2(0x000000000022D473030F116dDEE9F6B43aC78BA3);

    Vm.Wallet internal wallet = vm.createWallet("sender");
    Permit2Transfer internal permit;

    function _encode(Order memory o) internal view override returns (bytes memory) {
        address erc20 = address(token);
        if (o.isEqual && o.isSkip) {
            return abi.encodeCall(
                multiSender.sendTokenEqualWithPermit2OrSkip, (o.id, o.gasCap, erc20, o.total, o.unit, o.records, permit)
            );
        }
        if (o.isEqual) {
            return
                abi.encodeCall(multiSender.sendTokenEqualWithPermit2, (o.id, erc20, o.total, o.unit, o.records, permit));
        }
        if (o.isSkip) {
            return abi.encodeCall(
                multiSender.sendTokenWithPermit2OrSkip,
                (o.id, o.gasCap, erc20, o.total, o.unit, o.width, o.records, permit)
            );
        }
        return
            abi.encodeCall(multiSender.sendTokenWithPermit2, (o.id, erc20, o.total, o.unit, o.width, o.records, permit));
    }

    /// @dev Signs here and not when a call is encoded: the signature depends on what Permit2 says.
    function _allow(address account, uint256 amount) internal override {
        if (account != sender) return;

        permit = _sign(amount);
        vm.prank(account);
        token.approve(address(permit2), type(uint256).max);
    }

    /// @dev With a nonce that was not used yet.
    function _sign(uint256 amount) internal returns (Permit2Transfer memory) {
        return _signFor({ erc20: address(token), spender: address(multiSender), amount: amount });
    }

    function _signFor(address erc20, address spender, uint256 amount) internal returns (Permit2Transfer memory) {
        Permit2Deployer.deploy();
        uint256 used = permit2.nonceBitmap(sender, 1);
        uint256 bit;
        while ((used >> bit) & 1 == 1) {
            ++bit;
        }
        ISignatureTransfer.PermitTransferFrom memory content = ISignatureTransfer.PermitTransferFrom({
            permitted: ISignatureTransfer.TokenPermissions({ token: erc20, amount: amount }),
            nonce: (1 << 8) | bit,
            deadline: block.timestamp
        });
        return Permit2Transfer({
            amount: amount,
            deadline: content.deadline,
            nonce: content.nonce,
            signature: Permit2Signer.sign(wallet.privateKey, permit2, content, spender)
        });
    }

    function _isPull() internal pure override returns (bool) {
        return true;
    }
}
