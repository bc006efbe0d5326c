// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IMultiSender } from "src/interfaces/IMultiSender.sol";
import { ForcingRecipient } from "../../mocks/recipients/ForcingRecipient.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";

/// @notice Who and what there is for the handlers, and what no call of MultiSender may do, whichever it is.
abstract contract MultiSenderFixture is Test {
    /// @param everybody Of them the first `friends` take anything.
    /// @param senders With keys of their own, to sign with; then one that calls back.
    struct Cast {
        address[] everybody;
        uint256 friends;
        address[] senders;
        uint256[] keys;
        ForcingRecipient forcing;
    }

    struct Holding {
        uint256 coin;
        uint256 tokens;
        uint256 allowance;
    }

    /// @dev Plenty for an honest recipient and for one that calls back; little enough to burn.
    uint256 internal constant GAS_CAP = 1_000_000;

    /// @dev So many records are at most in a batch.
    uint256 private constant MOST_RECIPIENTS = 6;

    uint256 internal constant WIDTH = 6;

    MockToken internal constant NO_TOKEN = MockToken(address(0));

    IMultiSender internal immutable multiSender;
    Cast internal cast;
    MockToken[] internal tokens;

    /* GHOSTS */

    uint256 private _donatedCoin;
    mapping(MockToken token => uint256) public donated;
    mapping(address sender => mapping(uint256 id => uint256)) public sentOrCancelled;
    uint256 public highestCount;
    uint256 public submissions;

    /// @dev In which submission an account was last among the recipients.
    mapping(address account => uint256 nthSubmission) private _isPaidIn;

    constructor(IMultiSender multiSender_, Cast memory cast_, MockToken[] memory tokens_) {
        (multiSender, cast, tokens) = (multiSender_, cast_, tokens_);
    }

    /// @notice What must lie in MultiSender: what was given, and what was forced upon it by its recipients.
    function donatedCoin() public view returns (uint256) {
        return _donatedCoin + cast.forcing.forced();
    }

    /* ACTIONS */

    function cancel(uint256 seed) external {
        (address sender, uint256 id) = _senderAndId(seed);
        if (id == 0) return;

        _submit({ sender: sender, id: id, value: 0, token: NO_TOKEN, call: abi.encodeCall(multiSender.cancel, (id)) });
    }

    function _donateCoin(address donor, uint256 amount) internal {
        vm.deal(donor, donor.balance - amount);
        vm.deal(address(multiSender), address(multiSender).balance + amount);
        _donatedCoin += amount;
    }

    /* SUBMISSION */

    /// @dev Succeeds if the id is free, and reverts if it is not; leaves alone what is not the sender's.
    /// @param token The one that is sent, or 0.
    function _submit(address sender, uint256 id, uint256 value, MockToken token, bytes memory call) internal {
        bool isFree = id == 0 || sentOrCancelled[sender][id] == 0;
        Holding[] memory holdings = _holdings(token);

        vm.prank(sender);
        (bool success,) = address(multiSender).call{ value: value }(call);

        assertEq(success, isFree, "submission");
        _assertOthersUntouched(sender, holdings, _holdings(token));
        ++submissions;
        if (!success || id == 0) return;

        uint256 count = ++sentOrCancelled[sender][id];
        if (count > highestCount) highestCount = count;
        assertTrue(multiSender.isMarked(sender, id), "marked");
    }

    /// @dev Everybody's, in the order of the cast.
    function _holdings(MockToken token) private view returns (Holding[] memory holdings) {
        holdings = new Holding[](cast.everybody.length);
        for (uint256 i = 0; i < holdings.length; ++i) {
            address account = cast.everybody[i];
            holdings[i].coin = account.balance;
            if (address(token) == address(0)) continue;

            holdings[i].tokens = token.balanceOf(account);
            holdings[i].allowance = token.allowance(account, address(multiSender));
        }
    }

    function _assertOthersUntouched(address sender, Holding[] memory before, Holding[] memory afterwards) private view {
        for (uint256 i = 0; i < before.length; ++i) {
            address account = cast.everybody[i];
            if (account == sender) continue;

            bool isPaid = _isPaidIn[account] == submissions + 1;
            _assertUntouched(afterwards[i].coin, before[i].coin, isPaid);
            _assertUntouched(afterwards[i].tokens, before[i].tokens, isPaid);
            assertLe(afterwards[i].allowance, before[i].allowance, "allowance of another grew");
        }
    }

    /// @dev Recipients may have more, the sender alone less.
    function _assertUntouched(uint256 balance, uint256 balanceBefore, bool isPaid) private pure {
        if (isPaid) assertGe(balance, balanceBefore, "a recipient lost");
        else assertEq(balance, balanceBefore, "a bystander's balance changed");
    }

    /* PARTS */

    function _senderAndId(uint256 seed) internal view returns (address sender, uint256 id) {
        sender = cast.senders[seed % cast.senders.length];
        // So few that they come again; 0 among them.
        id = (seed >> 8) % 24;
    }

    /// @dev Amounts that fit in {WIDTH}.
    function _mantissa(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode("mantissa", seed))) & 0xffffffffff;
    }

    /// @dev Only batches that skip may meet hostile recipients without reverting.
    function _records(uint256 seed, bool mayFail, bool isEqual) internal returns (bytes memory records, uint256 total) {
        uint256 choice = mayFail ? cast.everybody.length : cast.friends;
        uint256 count = 1 + (seed >> 16) % MOST_RECIPIENTS;
        for (uint256 i = 0; i < count; ++i) {
            address recipient = cast.everybody[uint256(keccak256(abi.encode(seed, i))) % choice];
            uint256 mantissa = _mantissa(isEqual ? seed : seed ^ i);
            records = isEqual
                ? bytes.concat(records, bytes20(recipient))
                : bytes.concat(records, bytes6(uint48(mantissa)), bytes20(recipient));
            total += mantissa;
            _pays(recipient);
        }
    }

    /// @dev In the next submission.
    function _pays(address recipient) internal {
        _isPaidIn[recipient] = submissions + 1;
    }
}
