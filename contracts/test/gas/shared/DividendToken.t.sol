// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { DividendMarket_Test } from "../../DividendMarket.t.sol";
import { RecordGas } from "./RecordGas.sol";

/// @notice Gas of whole transactions with a token with dividends, whatever its kind.
abstract contract DividendToken_Gas_Shared_Test is DividendMarket_Test, RecordGas {
    function _arrange() internal override { }

    /* KINDS */

    /// @dev Of the kind's contract; names the file of its snapshots.
    function _kind() internal pure virtual returns (string memory);

    /// @dev Creates another token, whose first owner this is.
    function _createTokenOf(address teamWallet) internal virtual;

    /* TESTS */

    function test_Snapshot_Create() external {
        uint256 record = _recordGas({ token: carol, firstOwner: sender });

        vm.prank(sender);
        _createTokenOf(sender);
        uint256 create = vm.lastCallGas().gasTotalUsed;

        vm.snapshotValue(_kind(), "create", create);
        vm.snapshotValue(_kind(), "create, without the registry", create - record);
    }

    function test_Snapshot_Transfer() external {
        _giveHolders();
        vm.prank(firstOwner);
        token.transfer(alice, 10_000e18);
        vm.snapshotGasLastCall(_kind(), "transfer, from the first owner, existing holder");
        _transferTaxed();
        vm.snapshotGasLastCall(_kind(), "transfer, taxed, existing holder");

        _collect();
        _warmUp();
        vault.process();
        _transferTaxed();
        vm.snapshotGasLastCall(_kind(), "transfer, taxed, both earn for the first time ever");
        _distribute();
        _transferTaxed();
        vm.snapshotGasLastCall(_kind(), "transfer, taxed, both have earned since their last");
    }

    function test_Snapshot_Trade() external {
        _giveHolders();
        _sellSome(); // the first trade in a second of its own finds empty slots in the pair
        _pass(12 seconds);
        _buy({ token: address(token), buyer: alice, coin: 1 ether });
        vm.snapshotGasLastCall(_kind(), "buy");
        _sellSome();
        vm.snapshotGasLastCall(_kind(), "sell");
    }

    function test_Snapshot_Run() external {
        _giveHolders();
        _collect();
        _warmUp();
        vault.process(); // the first swap and the first purchase find empty slots

        _pass(vault.PAUSE() + vault.KEEPER_TIME());
        uint256 collected = token.balanceOf(address(vault));
        uint256 granted = _granted();
        vault.process();
        vm.snapshotGasLastCall(_kind(), "process, both steps");
        assertLt(token.balanceOf(address(vault)), collected, "processed");
        assertGt(_granted(), granted, "distributed");

        vault.process();
        vm.snapshotGasLastCall(_kind(), "process, nothing to trade");
    }

    function test_Snapshot_Claim() external {
        _giveHolders();
        address[] memory ten = _addHolders("ten", 10);
        address[] memory hundred = _addHolders("hundred", 100);
        _collect();
        _warmUp();
        vault.process();
        dividendToken.claimFor(bob); // the first that is claimed at all
        _claim(alice);
        vm.snapshotGasLastCall(_kind(), "claim, a holder's first");
        dividendToken.claimMany(ten);
        dividendToken.claimMany(hundred);

        _distribute();
        uint256 claimed = reward.balanceOf(hundred[99]);
        _claim(alice);
        vm.snapshotGasLastCall(_kind(), "claim, a later one");
        dividendToken.claimMany(ten);
        vm.snapshotGasLastCall(_kind(), "claimMany, later ones, 10 holders");
        dividendToken.claimMany(hundred);
        vm.snapshotGasLastCall(_kind(), "claimMany, later ones, 100 holders");
        assertGt(reward.balanceOf(hundred[99]), claimed, "the last one is paid");
    }

    /// @dev What a wallet estimates in the second of another transfer falls short by this in the next one.
    function test_WhenAnotherSecondBegins() external {
        _giveHolders();
        uint256 untaxed = _gasOfUntaxed();
        _transferTaxed();
        uint256 taxed = vm.lastCallGas().gasTotalUsed;

        _pass(12 seconds);
        assertEq(_gasOfUntaxed(), untaxed + 2800, "an untaxed transfer notes the second");
        _pass(12 seconds);
        _transferTaxed();
        assertEq(vm.lastCallGas().gasTotalUsed, taxed, "a taxed one writes that word anyway");
    }

    /* HELPERS */

    function _gasOfUntaxed() private returns (uint256) {
        vm.prank(firstOwner);
        token.transfer(bob, 10_000e18);
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @dev Alice and Bob hold some already, and so does the vault.
    function _giveHolders() internal {
        vm.startPrank(firstOwner);
        token.transfer(alice, 100_000_000e18);
        token.transfer(bob, 10_000e18);
        vm.stopPrank();
        _transferTaxed();
    }

    function _addHolders(string memory list, uint256 count) internal returns (address[] memory holders) {
        holders = new address[](count);
        vm.startPrank(firstOwner);
        for (uint256 i = 0; i < count; ++i) {
            holders[i] = address(uint160(uint256(keccak256(abi.encode(list, i)))));
            token.transfer(holders[i], 10_000e18);
        }
        vm.stopPrank();
    }

    function _transferTaxed() internal {
        vm.prank(alice);
        token.transfer(bob, 10_000e18);
    }

    /// @dev Enough for several runs.
    function _collect() internal {
        vm.prank(alice);
        token.transfer(bob, 50_000_000e18);
    }

    function _distribute() internal {
        _pass(vault.PAUSE());
        vault.process();
    }

    function _sellSome() internal {
        _pass(12 seconds);
        _sell({ token: address(token), seller: alice, amount: 1000e18 });
    }

    function _claim(address holder) internal {
        vm.prank(holder);
        dividendToken.claim();
    }

    function _granted() internal view returns (uint256) {
        return dividendToken.dividendTotals().granted;
    }
}
