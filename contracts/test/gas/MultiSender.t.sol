// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { ISignatureTransfer } from "permit2/src/interfaces/ISignatureTransfer.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { Permit } from "src/types/Permit.sol";
import { Permit2Transfer } from "src/types/Permit2Transfer.sol";
import { Base_Test } from "../Base.t.sol";
import { PermitSigner } from "../integration/multisend/permit/PermitSigner.sol";
import { Defaults } from "../utils/Defaults.sol";
import { Permit2Deployer } from "../utils/Permit2Deployer.sol";
import { Permit2Signer } from "../utils/Permit2Signer.sol";

/// @notice Gas of whole transactions, calldata and 21,000 included, on a Standard token; committed in contracts/snapshots.
/// forge-config: default.isolate = true
/// forge-config: default.hardfork = "osaka"
contract MultiSender_Gas_Test is Base_Test {
    uint256 private constant COUNT = 100;
    uint256 private constant AMOUNT = 1e18;
    uint256 private constant TOTAL = COUNT * AMOUNT;

    IERC20 private _token;
    bytes private _existing;
    bytes private _fresh;
    bytes private _addresses;

    function setUp() public override {
        super.setUp();
        _token = IERC20(standardTokenFactory.createToken(Defaults.standardToken(sender)));
        vm.deal(sender, 1e24);
        vm.startPrank(sender);
        _token.approve(address(multiSender), type(uint256).max);
        for (uint256 i = 0; i < COUNT; ++i) {
            address holder = address(uint160(uint256(keccak256(abi.encode("holder", i)))));
            _token.transfer(holder, 1);
            vm.deal(holder, 1);
            _existing = bytes.concat(_existing, bytes8(uint64(AMOUNT)), bytes20(holder));
            _fresh = bytes.concat(_fresh, bytes8(uint64(AMOUNT)), bytes20(keccak256(abi.encode("fresh", i))));
            _addresses = bytes.concat(_addresses, bytes20(holder));
        }
    }

    function test_Snapshot_Native() external {
        multiSender.sendNative{ value: TOTAL }(0, 1, 8, _existing);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 native, existing accounts");
        multiSender.sendNativeOrSkip{ value: TOTAL }(0, Defaults.GAS_CAP, 1, 8, _existing);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 native, existing accounts, skipping");
        multiSender.sendNativeEqual{ value: TOTAL }(0, AMOUNT, _addresses);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 native, existing accounts, equal");
        multiSender.sendNative{ value: TOTAL }(0, 1, 8, _fresh);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 native, new accounts");
    }

    function test_Snapshot_Token() external {
        multiSender.sendToken(0, address(_token), TOTAL, 1, 8, _existing);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, existing holders");
        multiSender.sendTokenOrSkip(0, Defaults.GAS_CAP, address(_token), TOTAL, 1, 8, _existing);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, existing holders, skipping");
        multiSender.sendTokenEqual(0, address(_token), TOTAL, AMOUNT, _addresses);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, existing holders, equal");
        multiSender.sendTokenFrom(0, address(_token), TOTAL, 1, 8, _existing);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, existing holders, from the sender");
        multiSender.sendToken(0, address(_token), TOTAL, 1, 8, _fresh);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, new holders");
    }

    /// @dev Both sign for the first time, and for exactly the total.
    function test_Snapshot_Signature() external {
        Vm.Wallet memory wallet = vm.createWallet("sender");
        _token.approve(address(multiSender), 0);
        Permit memory permit = PermitSigner.sign({
            wallet: wallet,
            token: address(_token),
            spender: address(multiSender),
            value: TOTAL,
            deadline: block.timestamp
        });
        multiSender.sendTokenWithPermit(0, address(_token), TOTAL, 1, 8, _existing, permit);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, existing holders, with a permit");

        IPermit2 permit2 = Permit2Deployer.deploy();
        _token.approve(address(permit2), type(uint256).max);
        ISignatureTransfer.PermitTransferFrom memory content = ISignatureTransfer.PermitTransferFrom({
            permitted: ISignatureTransfer.TokenPermissions({ token: address(_token), amount: TOTAL }),
            nonce: 0,
            deadline: block.timestamp
        });
        Permit2Transfer memory transfer = Permit2Transfer({
            amount: TOTAL,
            deadline: content.deadline,
            nonce: content.nonce,
            signature: Permit2Signer.sign(wallet.privateKey, permit2, content, address(multiSender))
        });
        multiSender.sendTokenWithPermit2(0, address(_token), TOTAL, 1, 8, _existing, transfer);
        vm.snapshotGasLastCall("MultiSender", "multisend 100 ERC-20, existing holders, with Permit2");
    }

    /// @dev Execution only: what an id costs as calldata is taken off.
    function test_Snapshot_Mark() external {
        address one = vm.addr(1);
        uint256 unmarked = _gasOf(0, one);
        uint256 first = _gasOf(Defaults.ID | 1, one) - unmarked - _calldataGas(Defaults.ID | 1);
        uint256 later = _gasOf(Defaults.ID | 2, one) - unmarked - _calldataGas(Defaults.ID | 2);

        vm.snapshotValue("MultiSender", "mark, first of a job", first);
        vm.snapshotValue("MultiSender", "mark, later one of a job", later);
        assertLe(first, 24_000, "first");
        assertLe(later, 6900, "later");
    }

    function _gasOf(uint256 id, address recipient) private returns (uint256) {
        vm.deal(recipient, 1);
        multiSender.sendNativeEqual{ value: 1 }(id, 1, abi.encodePacked(recipient));
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @dev What an id costs in calldata more than 32 zeros do: 16 instead of 4 for each other byte.
    function _calldataGas(uint256 id) private pure returns (uint256 gas) {
        for (uint256 i = 0; i < 32; ++i) {
            if ((id >> (8 * i)) & 0xff != 0) gas += 12;
        }
    }
}
