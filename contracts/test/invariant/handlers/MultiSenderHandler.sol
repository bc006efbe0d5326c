// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { SafeTransferLib } from "solady/utils/SafeTransferLib.sol";
import { IMultiSender } from "src/interfaces/IMultiSender.sol";
import { BlocklistToken } from "../../mocks/tokens/BlocklistToken.sol";

/// @notice Sends, cancels, donates and submits again, as anybody might.
contract MultiSenderHandler is Test {
    uint256 private constant GAS_CAP = 200_000;
    uint256 private constant WIDTH = 6;

    IMultiSender private immutable _multiSender;
    BlocklistToken[] private _tokens;
    address[] private _senders;
    address[] private _recipients; // those who take anything first
    uint256 private immutable _friendly;

    uint256 public donatedCoin;
    mapping(BlocklistToken token => uint256) public donated;
    mapping(address sender => mapping(uint256 id => uint256)) public sentOrCancelled;
    uint256 public highestCount;

    constructor(
        IMultiSender multiSender,
        BlocklistToken[] memory tokens,
        address[] memory senders,
        address[] memory recipients,
        uint256 friendly
    ) {
        (_multiSender, _tokens, _senders, _recipients, _friendly) = (multiSender, tokens, senders, recipients, friendly);
    }

    /* ACTIONS */

    function sendCoin(uint256 seed, bool isSkip, bool isEqual, uint256 surplus) external {
        (address sender, uint256 id) = _senderAndId(seed);
        (bytes memory records, uint256 total) = _records(seed, isSkip, isEqual);
        uint256 value = total + surplus % 1e9;
        if (value > sender.balance) return;

        uint256 unit = isEqual ? _mantissa(seed) : 1;
        bytes memory call = isEqual
            ? isSkip
                ? abi.encodeCall(_multiSender.sendNativeEqualOrSkip, (id, GAS_CAP, unit, records))
                : abi.encodeCall(_multiSender.sendNativeEqual, (id, unit, records))
            : isSkip
                ? abi.encodeCall(_multiSender.sendNativeOrSkip, (id, GAS_CAP, unit, WIDTH, records))
                : abi.encodeCall(_multiSender.sendNative, (id, unit, WIDTH, records));
        _submit({ sender: sender, id: id, value: value, call: call });
    }

    function sendToken(uint256 seed, bool isSkip, bool isEqual, bool isFrom) external {
        (address sender, uint256 id) = _senderAndId(seed);
        (bytes memory records, uint256 total) = _records(seed, isSkip, isEqual);
        BlocklistToken token = _tokens[(seed >> 40) % _tokens.length];
        if (total > token.balanceOf(sender)) return;

        vm.prank(sender);
        token.approve(address(_multiSender), total);

        uint256 unit = isEqual ? _mantissa(seed) : 1;
        bytes memory arguments = isEqual
            ? isSkip
                ? abi.encode(id, GAS_CAP, token, total, unit, records)
                : abi.encode(id, token, total, unit, records)
            : isSkip
                ? abi.encode(id, GAS_CAP, token, total, unit, WIDTH, records)
                : abi.encode(id, token, total, unit, WIDTH, records);
        bytes memory call = bytes.concat(_tokenSelector(isSkip, isEqual, isFrom), arguments);
        _submit({ sender: sender, id: id, value: 0, call: call });

        assertLe(token.allowance(sender, address(_multiSender)), total, "allowance grew");
    }

    function cancel(uint256 seed) external {
        (address sender, uint256 id) = _senderAndId(seed);
        if (id == 0) return;

        _submit({ sender: sender, id: id, value: 0, call: abi.encodeCall(_multiSender.cancel, (id)) });
    }

    function donateCoin(uint256 seed, uint256 amount) external {
        (address donor,) = _senderAndId(seed);
        amount = bound(amount, 0, donor.balance / 100);
        vm.deal(donor, donor.balance - amount);
        vm.deal(address(_multiSender), address(_multiSender).balance + amount);
        donatedCoin += amount;
    }

    function donateToken(uint256 seed, uint256 amount) external {
        (address donor,) = _senderAndId(seed);
        BlocklistToken token = _tokens[seed % _tokens.length];
        amount = bound(amount, 0, token.balanceOf(donor) / 100);
        vm.prank(donor);
        SafeTransferLib.safeTransfer(address(token), address(_multiSender), amount);
        donated[token] += amount;
    }

    /* PARTS */

    /// @dev Succeeds if the id is free, and reverts if it is not.
    function _submit(address sender, uint256 id, uint256 value, bytes memory call) private {
        bool isFree = id == 0 || sentOrCancelled[sender][id] == 0;

        vm.prank(sender);
        (bool success,) = address(_multiSender).call{ value: value }(call);

        assertEq(success, isFree, "submission");
        if (!success || id == 0) return;

        uint256 count = ++sentOrCancelled[sender][id];
        if (count > highestCount) highestCount = count;
        assertTrue(_multiSender.isMarked(sender, id), "marked");
    }

    function _senderAndId(uint256 seed) private view returns (address sender, uint256 id) {
        sender = _senders[seed % _senders.length];
        // So few that they come again; 0 among them.
        id = (seed >> 8) % 24;
    }

    /// @dev Amounts that fit in {WIDTH}.
    function _mantissa(uint256 seed) private pure returns (uint256) {
        return uint256(keccak256(abi.encode("mantissa", seed))) & 0xffffffffff;
    }

    /// @dev Only who skips may meet hostile recipients without the call reverting.
    function _records(uint256 seed, bool isSkip, bool isEqual)
        private
        view
        returns (bytes memory records, uint256 total)
    {
        uint256 choice = isSkip ? _recipients.length : _friendly;
        uint256 count = 1 + (seed >> 16) % 6;
        for (uint256 i = 0; i < count; ++i) {
            address recipient = _recipients[uint256(keccak256(abi.encode(seed, i))) % choice];
            uint256 mantissa = _mantissa(isEqual ? seed : seed ^ i);
            records = isEqual
                ? bytes.concat(records, bytes20(recipient))
                : bytes.concat(records, bytes6(uint48(mantissa)), bytes20(recipient));
            total += mantissa;
        }
    }

    function _tokenSelector(bool isSkip, bool isEqual, bool isFrom) private view returns (bytes4) {
        bytes4[8] memory selectors = [
            _multiSender.sendToken.selector,
            _multiSender.sendTokenOrSkip.selector,
            _multiSender.sendTokenEqual.selector,
            _multiSender.sendTokenEqualOrSkip.selector,
            _multiSender.sendTokenFrom.selector,
            _multiSender.sendTokenFromOrSkip.selector,
            _multiSender.sendTokenFromEqual.selector,
            _multiSender.sendTokenFromEqualOrSkip.selector
        ];
        return selectors[(isFrom ? 4 : 0) + (isEqual ? 2 : 0) + (isSkip ? 1 : 0)];
    }
}
