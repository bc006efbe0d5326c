// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { ITokenVault } from "src/interfaces/ITokenVault.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { Target } from "./Target.sol";

/// @notice A taxed token with its vault. Alice is the first owner, Bob the owner now, and he has offered the ownership to Carol.
abstract contract TaxedFixture is Target {
    ITaxedToken internal token;
    address internal payee = makeAddr("payee");
    address internal vault;

    /* KIND */

    function _factory() internal view virtual returns (ITaxedTokenFactory);

    /// @dev A token whose first owner is Alice. Calls the factory at once.
    function _createKind(address router) internal virtual returns (address);

    /// @dev Which of the fees is the payee's.
    function _payeeFee() internal pure virtual returns (uint256 index);

    /// @dev What is there of the kind that an attacker could want.
    function _fillKind() internal virtual;

    /// @dev All other accounts that belong to a token of the kind.
    function _others() internal view virtual returns (address[] memory);

    /// @dev Hash over what could be changed of the kind.
    function _kindState() internal view virtual returns (bytes32);

    /* TOKEN */

    function _createToken() internal {
        address router = address(UniswapV2Deployer.deploy().router);
        vm.prank(sender);
        token = ITaxedToken(_createKind(router));
        vault = token.vault();

        vm.prank(alice);
        Ownable2Step(address(token)).transferOwnership(bob);
        vm.prank(bob);
        Ownable2Step(address(token)).acceptOwnership();
        vm.prank(bob);
        Ownable2Step(address(token)).transferOwnership(carol);

        _fill();
        _fillKind();
    }

    /// @dev Something is everywhere that an attacker could want: fees and coin in the vault, units that were lost.
    function _fill() private {
        _give(alice, eve);
        _give(eve, sender);
        _give(alice, address(token));
        _give(alice, token.pair());
        vm.deal(vault, 1 ether);
        assertGt(token.booked(), 0, "booked");
    }

    function _give(address from, address to) private {
        uint256 amount = IERC20(address(token)).balanceOf(from) / 8;
        vm.prank(from);
        assertTrue(IERC20(address(token)).transfer(to, amount), "given");
    }

    /* STATE */

    function _callers() internal view override returns (address[] memory callers) {
        address[] memory others = _others();
        callers = new address[](11 + others.length);
        (callers[0], callers[1], callers[2], callers[3]) = (alice, bob, carol, sender);
        (callers[4], callers[5], callers[6], callers[7]) = (eve, payee, vault, address(token));
        (callers[8], callers[9]) = (token.pair(), token.router());
        callers[10] = address(_factory());
        for (uint256 i = 0; i < others.length; ++i) {
            callers[11 + i] = others[i];
        }
    }

    function _state() internal view override returns (bytes32 state) {
        IERC20 erc20 = IERC20(address(token));
        Ownable2Step ownable = Ownable2Step(address(token));
        state = keccak256(abi.encode(ownable.owner(), ownable.pendingOwner(), _fees(), _kindState()));
        state = keccak256(abi.encode(state, token.pair(), token.router(), token.vault(), token.firstOwner()));
        state = keccak256(abi.encode(state, token.booked(), erc20.totalSupply()));
        state = keccak256(abi.encode(state, address(token).codehash, vault.codehash));
        state = keccak256(abi.encode(state, abi.encode(ITokenVault(vault).pending()), vault.balance));

        address[] memory callers = _callers();
        for (uint256 i = 0; i < callers.length; ++i) {
            uint256 allowance = erc20.allowance(callers[i], eve) + erc20.allowance(vault, callers[i]);
            state = keccak256(abi.encode(state, erc20.balanceOf(callers[i]), allowance));
        }
    }

    /// @dev Every kind has its own names for them, and gives them in one struct of numbers.
    function _fees() internal view returns (uint256[] memory) {
        (, bytes memory answer) = address(token).staticcall(abi.encodeWithSignature("fees()"));
        return abi.decode(bytes.concat(abi.encode(32, answer.length / 32), answer), (uint256[]));
    }
}
