// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { ISignatureTransfer } from "permit2/src/interfaces/ISignatureTransfer.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { Permit2Deployer } from "../utils/Permit2Deployer.sol";
import { Permit2Signer } from "../utils/Permit2Signer.sol";
import { Dice } from "./Dice.sol";
import { TokenCases } from "./TokenCases.sol";

/// @notice The routes through Permit2, with signatures good or bad, new or used.
contract TokenWithPermit2_Differential_Test is TokenCases {
    using Dice for Dice.Cup;

    IPermit2 private _permit2;

    function setUp() public override {
        super.setUp();
        _permit2 = Permit2Deployer.deploy();
    }

    function _selectors() internal view override returns (bytes4[4] memory) {
        return [
            multiSender.sendTokenWithPermit2.selector,
            multiSender.sendTokenWithPermit2OrSkip.selector,
            multiSender.sendTokenEqualWithPermit2.selector,
            multiSender.sendTokenEqualWithPermit2OrSkip.selector
        ];
    }

    function _allow(Dice.Cup memory cup, Order memory) internal override {
        if (!cup.oneIn(24)) _approve(address(_permit2), type(uint256).max);
        if (cup.oneIn(64)) vm.etch(address(_permit2), "");
    }

    function _arguments(Dice.Cup memory cup, Order memory o) internal override returns (bytes memory) {
        Permit2Transfer memory permit = _permit(cup, o.total);
        if (o.isEqual && o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.records, permit);
        if (o.isEqual) return abi.encode(o.id, token, o.total, o.unit, o.records, permit);
        if (o.isSkip) return abi.encode(o.id, o.gasCap, token, o.total, o.unit, o.width, o.records, permit);
        return abi.encode(o.id, token, o.total, o.unit, o.width, o.records, permit);
    }

    function _permit(Dice.Cup memory cup, uint256 total) private returns (Permit2Transfer memory permit) {
        permit.amount = cup.pick([total, total, total, total, total + 1, total + 1, ~uint256(0), total - total / 8]);
        permit.deadline = cup.oneIn(24) ? block.timestamp - 1 : block.timestamp + cup.roll(2);
        permit.nonce = cup.pick([uint256(0), 1, 255, 256, 257, cup.word(), cup.word(), ~uint256(0)]);
        if (address(_permit2).code.length == 0) return permit;

        (, uint256 key) = makeAddrAndKey(cup.oneIn(24) ? "eve" : "sender");
        permit.signature = Permit2Signer.sign({
            privateKey: key,
            permit2: _permit2,
            permit: ISignatureTransfer.PermitTransferFrom({
                permitted: ISignatureTransfer.TokenPermissions({ token: address(token), amount: permit.amount }),
                nonce: permit.nonce,
                deadline: permit.deadline
            }),
            spender: cup.oneIn(24) ? eve : address(multiSender)
        });
        if (cup.oneIn(24)) permit.signature = _cut(permit.signature, cup.roll(65));
        if (!cup.oneIn(24)) return permit;

        vm.prank(sender);
        _permit2.invalidateUnorderedNonces(permit.nonce >> 8, 1 << (permit.nonce & 0xff));
    }

    function _errors() internal pure override returns (bytes4[] memory) {
        return _pullErrors();
    }
}
