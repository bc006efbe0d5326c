// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { ILiquidityGeneratorToken } from "src/interfaces/ILiquidityGeneratorToken.sol";
import { LiquidityGeneratorFees } from "src/types/LiquidityGeneratorFees.sol";
import { UniswapV2 } from "../../utils/uniswap/UniswapV2.sol";
import { LiquidityGeneratorEvents } from "./LiquidityGeneratorEvents.sol";
import { MoodyPayee } from "./MoodyPayee.sol";

/// @notice Who acts on a Liquidity Generator token, and what is looked at after each action.
abstract contract LiquidityGeneratorFixture is LiquidityGeneratorEvents {
    /// @dev The first is the first owner.
    address[] internal people;

    /// @notice Who has the vault run, and does nothing else.
    address[2] public keepers = [makeAddr("keeper 0"), makeAddr("keeper 1")];

    /// @notice Of all transfers between people, the highest part that went into fees.
    uint256 public highestFeeBps;

    uint256[] private _balancesBefore;
    uint256 private _deadLiquidity;

    constructor(
        ILiquidityGeneratorToken generator_,
        UniswapV2 memory exchange_,
        address[] memory people_,
        MoodyPayee payee_
    ) LiquidityGeneratorEvents(generator_, exchange_, payee_) {
        people = people_;
    }

    /* WATCHING */

    /// @dev An action with all that must be true of any.
    modifier watched() {
        _before();
        _;
        _read(vm.getRecordedLogs());
        _after();
    }

    function _before() private {
        ++actions;
        steps = 0;
        delete _balancesBefore;
        for (uint256 i = 0; i < people.length; ++i) {
            _balancesBefore.push(token.balanceOf(people[i]));
        }
        feesBefore = generator.fees();
        vm.recordLogs();
    }

    function _after() private {
        for (uint256 i = 0; i < people.length; ++i) {
            if (paidIn[people[i]] == actions) continue;
            assertGe(token.balanceOf(people[i]) + steps, _balancesBefore[i], "15: a bystander lost more than rounding");
        }

        LiquidityGeneratorFees memory fees = generator.fees();
        assertLe(fees.charityBps, feesBefore.charityBps, "14: charity fee rose");
        assertLe(fees.liquidityFeeBps, feesBefore.liquidityFeeBps, "14: liquidity fee rose");
        assertLe(fees.taxFeeBps, feesBefore.taxFeeBps, "14: tax fee rose");

        uint256 deadLiquidity = pair.balanceOf(DEAD);
        assertGe(deadLiquidity, _deadLiquidity, "16: liquidity of the dead address fell");
        _deadLiquidity = deadLiquidity;
        assertEq(withdrawn, paidOut, "16: coin that the vault has unwrapped");
    }

    /* PARTS */

    function _isKeeper(address account) internal view override returns (bool) {
        return account == keepers[0] || account == keepers[1];
    }

    function _person(uint256 seed) internal view returns (address) {
        return people[seed % people.length];
    }

    function _reserves() internal view returns (uint256 units, uint256 coin) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev As `bound`, which prints what it returns and takes a fifth of the time.
    function _within(uint256 seed, uint256 least, uint256 most) internal pure returns (uint256) {
        return least + seed % (most - least + 1);
    }

    /// @dev The same; 0 if there is not enough.
    function _part(uint256 seed, uint256 least, uint256 most) internal pure returns (uint256) {
        return most < least ? 0 : _within(seed, least, most);
    }

    function _min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }

    /// @dev Looks at what a transfer between people cost.
    function _transfer(address by, address from, address to, uint256 amount) internal {
        uint256 collected = token.balanceOf(address(vault));
        uint256 charity = generator.booked();
        vm.prank(by);
        if (by == from) token.transfer(to, amount);
        else token.transferFrom(from, to, amount);
        collected = token.balanceOf(address(vault)) - collected;
        charity = generator.booked() - charity;
        bool isFree = from == to || from == people[0] || to == people[0];

        assertEq(charity, isFree ? 0 : amount * feesBefore.charityBps / BPS, "14: charity's part");
        assertEq(collected - charity, isFree ? 0 : amount * feesBefore.liquidityFeeBps / BPS, "14: liquidity's part");
        _lookAtReflection(from, amount, isFree, collected);
    }

    function _lookAtReflection(address from, uint256 amount, bool isFree, uint256 collected) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 reflected;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != ILiquidityGeneratorToken.Reflected.selector) continue;
            assertEq(_account(logs[i].topics[1]), from, "14: who reflects");
            (reflected,,) = abi.decode(logs[i].data, (uint256, uint256, uint256));
        }
        _read(logs);

        assertEq(reflected, isFree ? 0 : amount * feesBefore.taxFeeBps / BPS, "14: holders' part");
        if (amount == 0) return;
        uint256 feeBps = (collected + reflected) * BPS / amount;
        if (feeBps > highestFeeBps) highestFeeBps = feeBps;
    }
}
