// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Permit } from "src/types/Permit.sol";
import { ERC20Route } from "../shared/ERC20Route.sol";
import { PermitSigner } from "./PermitSigner.sol";

/// @notice A token that the sender allows by a signature alone: no approval is ever made.
abstract contract PermitRoute is ERC20Route {
    Vm.Wallet internal wallet = vm.createWallet("sender");
    Permit internal permit;

    /// @dev Signs here and not when a call is encoded: the signature depends on what the token says.
    function _allow(address account, uint256 amount) internal override {
        if (account == wallet.addr) permit = _sign(amount);
    }

    function _sign(uint256 value) internal view returns (Permit memory) {
        return PermitSigner.sign({
            wallet: wallet,
            token: address(token),
            spender: address(multiSender),
            value: value,
            deadline: block.timestamp
        });
    }
}
