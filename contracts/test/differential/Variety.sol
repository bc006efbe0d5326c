// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Lists } from "./Lists.sol";

/// @notice Compares the twins case by case, and shows that the cases of a route are worth it: all ways in which its batches
/// can end are among them.
abstract contract Variety is Lists {
    uint256 private constant CASES = 250;

    /// @dev Those that burn everything leave enough of a test's gas for the others.
    uint256 private constant LITTLE = 12_000_000;

    /// @dev Whether cases are of skipping batches only.
    bool internal isSkipOnly;

    /// @dev Changes the state for the case.
    function _case(uint256 seed) internal virtual returns (Submission memory);

    /// @dev Errors that the route may end with.
    function _errors() internal pure virtual returns (bytes4[] memory);

    function testFuzz_Same(uint256 seed) external {
        _compare(_case(seed));
    }

    /// @dev Cut, longer, or with the highest bit of a word set that may be an address, a length or an offset.
    function testFuzz_SameGivenBrokenCalldata(uint256 seed, uint256 where) external {
        Submission memory submission = _case(seed);
        bytes memory data = submission.data;
        if (where % 3 == 0) submission.data = _cut(data, (where >> 2) % data.length);
        else if (where % 3 == 1) submission.data = bytes.concat(data, new bytes(1 + (where >> 2) % 64));
        else data[4 + 32 * ((where >> 2) % 9 % (data.length / 32))] |= 0x80;

        _compare(submission);
    }

    /// @dev With less gas than plenty, a skipping batch ends just as with plenty or not at all.
    function testFuzz_SameGivenAnyGas(uint256 seed, bool isPlain) external {
        isSkipOnly = true;
        Submission memory submission = _case(seed);
        Outcome memory expected = _run(submission, isPlain);
        uint256 most = expected.gasUsed + 4_000_000;
        for (uint256 i = 0; i < 6; ++i) {
            submission.gasLimit = 21_000 + uint256(keccak256(abi.encode(seed, i))) % most;
            Outcome memory outcome = _run(submission, isPlain);
            if (outcome.success) _assertSame(outcome, expected);
        }
    }

    function test_CasesAreVaried() external {
        uint256 paid;
        uint256 skipping;
        bytes4[] memory errors = _errors();
        uint256[] memory counts = new uint256[](errors.length);
        for (uint256 seed = 0; seed < CASES; ++seed) {
            (bytes4 selector, uint256 skipped) = this.outcomeOf(seed);
            if (selector == 0) ++paid;
            if (skipped > 0) ++skipping;
            for (uint256 i = 0; i < errors.length; ++i) {
                if (selector == errors[i]) ++counts[i];
            }
        }

        assertGt(paid, CASES / 4, "paid");
        assertGt(skipping, CASES / 25, "some left out");
        for (uint256 i = 0; i < errors.length; ++i) {
            assertGt(counts[i], 0, vm.toString(abi.encodePacked(errors[i])));
        }
    }

    /// @dev A call of its own, so that its memory ends with it.
    /// @return selector The error's, or 0.
    function outcomeOf(uint256 seed) external returns (bytes4 selector, uint256 skipped) {
        uint256 snapshot = vm.snapshotState();
        Submission memory submission = _case(seed);
        submission.gasLimit = LITTLE;
        Outcome memory outcome = _run(submission, true);
        vm.revertToStateAndDelete(snapshot);

        if (!outcome.success) return (_selectorOf(outcome.result), 0);
        if (outcome.result.length > 0) skipped = abi.decode(outcome.result, (uint256));
    }
}
