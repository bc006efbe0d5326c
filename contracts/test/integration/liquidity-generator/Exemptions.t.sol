// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { LiquidityGenerator_Test } from "./LiquidityGenerator.sol";

/// @notice Who pays no fees: the first owner and the vault, for ever, and nobody else.
contract Exemptions_LiquidityGeneratorToken_Test is LiquidityGenerator_Test {
    uint256 private constant AMOUNT = 1e18;

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
        uint256 before = token.balanceOf(address(vault));
        _send({ from: alice, to: address(vault), amount: AMOUNT });
        assertEq(token.balanceOf(alice), 0, "sender");
        assertEq(token.balanceOf(address(vault)), before + AMOUNT, "vault");
        assertEq(generator.booked(), 0, "charity");
    }

    function test_WhenAnybodyElseTransfers() external {
        address[7] memory others =
            [alice, charity, eve, address(this), address(exchange.router), address(token), address(pair)];
        for (uint256 i = 0; i < others.length; ++i) {
            _give(others[i], AMOUNT);
            _assertTaxed({ from: others[i], to: DEAD, label: vm.toString(others[i]) });
        }
    }

    function test_WhenAnybodyElseReceives() external {
        address[6] memory others =
            [charity, address(this), address(exchange.router), address(token), address(pair), DEAD];
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

    /// @dev The spender is nobody to the fees: neither side of the transfer.
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

    function _handOver(address to) private {
        vm.prank(firstOwner);
        Ownable2Step(address(token)).transferOwnership(to);
        vm.prank(to);
        Ownable2Step(address(token)).acceptOwnership();
    }

    function _assertFree(address from, address to, string memory label) private {
        (uint256 units, uint256 shares) = generator.eligible();
        uint256 arrived = _arrived(from, to);
        assertEq(arrived, AMOUNT, string.concat("no fee ", label));

        // Moved between holders, it leaves what all of them have as it was.
        if (from == address(pair) || from == address(vault) || to == address(pair) || to == DEAD) return;
        (uint256 unitsAfter, uint256 sharesAfter) = generator.eligible();
        assertEq(unitsAfter, units, string.concat("eligible units ", label));
        assertEq(sharesAfter, shares, string.concat("eligible shares ", label));
    }

    /// @dev By what reaches the vault: a recipient may earn some of the rest.
    function _assertTaxed(address from, address to, string memory label) private {
        uint256 collected = token.balanceOf(address(vault));
        uint256 arrived = _arrived(from, to);
        assertEq(token.balanceOf(address(vault)) - collected, _collectedOf(AMOUNT), string.concat("collected ", label));
        assertLt(arrived, AMOUNT - _collectedOf(AMOUNT), string.concat("what arrived ", label));
    }

    function _arrived(address from, address to) private returns (uint256) {
        uint256 before = token.balanceOf(to);
        _send({ from: from, to: to, amount: AMOUNT });
        return token.balanceOf(to) - before;
    }
}
