// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Taxed_Test } from "./Taxed.sol";

/// @notice The first owner and the vault pay no fees, permanently; all others do.
abstract contract Exemptions_Taxed_Shared_Test is Taxed_Test {
    uint256 private constant AMOUNT = 1e18;

    function _arrange() internal override { }

    function test_WhenTheFirstOwnerSends() external {
        _assertFree({ from: firstOwner, to: alice, label: "to a person" });
        _assertFree({ from: firstOwner, to: address(pair), label: "to the pair" });
        _assertFree({ from: firstOwner, to: DEAD, label: "to the dead address" });
    }

    function test_WhenTheFirstOwnerReceives() external {
        _give(alice, AMOUNT);
        _assertFree({ from: alice, to: firstOwner, label: "from a person" });
        _give(address(pair), AMOUNT);
        _assertFree({ from: address(pair), to: firstOwner, label: "from the pair" });
    }

    function test_WhenTheVaultSends() external {
        _give(address(vault), AMOUNT);
        _assertFree({ from: address(vault), to: address(pair), label: "to the pair" });
        _give(address(vault), AMOUNT);
        _assertFree({ from: address(vault), to: alice, label: "to a person" });
    }

    function test_WhenTheVaultReceives() external {
        _give(alice, AMOUNT);
        _assertFree({ from: alice, to: address(vault), label: "to the vault" });
        assertEq(token.balanceOf(alice), 0, "sender");
        assertEq(taxedToken.booked(), 0, "booked");
    }

    function test_WhenAnybodyElseTransfers() external {
        address[7] memory others =
            [alice, _other(), eve, address(this), address(exchange.router), address(token), address(pair)];
        for (uint256 i = 0; i < others.length; ++i) {
            _give(others[i], AMOUNT);
            _assertTaxed({ from: others[i], to: DEAD, label: vm.toString(others[i]) });
        }
    }

    function test_WhenAnybodyElseReceives() external {
        address[6] memory others =
            [_other(), address(this), address(exchange.router), address(token), address(pair), DEAD];
        for (uint256 i = 0; i < others.length; ++i) {
            _give(alice, AMOUNT);
            _assertTaxed({ from: alice, to: others[i], label: vm.toString(others[i]) });
        }
    }

    function test_GivenTheOwnershipWasHandedOver() external {
        _handOver(alice);

        _assertFree({ from: firstOwner, to: bob, label: "from the first owner" });
        _assertFree({ from: bob, to: firstOwner, label: "to the first owner" });
        _give(alice, AMOUNT);
        _assertTaxed({ from: alice, to: DEAD, label: "from the later owner" });
        _give(bob, AMOUNT);
        _assertTaxed({ from: bob, to: alice, label: "to the later owner" });
    }

    function test_GivenTheOwnershipWasRenounced() external {
        vm.prank(firstOwner);
        Ownable2Step(address(token)).renounceOwnership();

        _assertFree({ from: firstOwner, to: bob, label: "from the first owner" });
        _assertFree({ from: bob, to: firstOwner, label: "to the first owner" });
        _give(bob, AMOUNT);
        _assertTaxed({ from: bob, to: DEAD, label: "from a stranger" });
    }

    /// @dev The spender does not count for the fees: it is neither side of the transfer.
    function test_WhenTheFirstOwnerIsOnlyTheSpender() external {
        _give(alice, AMOUNT);
        vm.prank(alice);
        token.approve(firstOwner, AMOUNT);
        vm.prank(firstOwner);
        token.transferFrom(alice, DEAD, AMOUNT);
        assertEq(token.balanceOf(DEAD), _netOf(AMOUNT), "what arrived");
    }

    function test_WhenSomebodySpendsForTheFirstOwner() external {
        vm.prank(firstOwner);
        token.approve(alice, AMOUNT);
        vm.prank(alice);
        token.transferFrom(firstOwner, DEAD, AMOUNT);
        assertEq(token.balanceOf(DEAD), AMOUNT, "what arrived");
    }

    /* HELPERS */

    /// @dev The payee, unless it is the first owner.
    function _other() private view returns (address) {
        return _payee() == firstOwner ? carol : _payee();
    }

    function _handOver(address to) private {
        vm.prank(firstOwner);
        Ownable2Step(address(token)).transferOwnership(to);
        vm.prank(to);
        Ownable2Step(address(token)).acceptOwnership();
    }

    function _assertFree(address from, address to, string memory label) internal virtual {
        uint256 booked = taxedToken.booked();
        assertEq(_arrived(from, to), AMOUNT, string.concat("no fee ", label));
        assertEq(taxedToken.booked(), booked, string.concat("booked ", label));
    }

    function _assertTaxed(address from, address to, string memory label) private {
        uint256 collected = token.balanceOf(address(vault));
        _assertArrived(_arrived(from, to), AMOUNT, string.concat("what arrived ", label));
        assertEq(token.balanceOf(address(vault)) - collected, _collectedOf(AMOUNT), string.concat("collected ", label));
    }

    function _arrived(address from, address to) private returns (uint256) {
        uint256 before = token.balanceOf(to);
        _send({ from: from, to: to, amount: AMOUNT });
        return token.balanceOf(to) - before;
    }
}
