// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { LiquidityGeneratorMarket_Test } from "../LiquidityGeneratorMarket.t.sol";
import { MoodyPayee } from "./handlers/MoodyPayee.sol";
import { LiquidityGeneratorHandler } from "./handlers/LiquidityGeneratorHandler.sol";

/// @notice The list in prose is in README.md; the numbers are its.
contract LiquidityGeneratorToken_Invariant_Test is LiquidityGeneratorMarket_Test {
    LiquidityGeneratorHandler private _handler;
    address[] private _people;

    function setUp() public override {
        charity = address(new MoodyPayee());
        super.setUp();
    }

    function _arrange() internal override {
        _people = [firstOwner, alice, bob, carol, eve];
        uint256 tenth = token.totalSupply() / 10;
        for (uint256 i = 0; i < _people.length; ++i) {
            vm.deal(_people[i], 1000 ether);
            if (i == 0 || _people[i] == eve) continue;
            vm.prank(firstOwner);
            token.transfer(_people[i], tenth);
        }
        _warmUp();

        _handler = new LiquidityGeneratorHandler(generator, exchange, _people, MoodyPayee(payable(charity)));
        targetContract(address(_handler));
    }

    /// @dev As much as there may be: a quarter.
    function _params() internal view override returns (LiquidityGeneratorTokenParams memory params) {
        params = super._params();
        (params.charityBps, params.liquidityFeeBps, params.taxFeeBps) = (700, 800, 1000);
    }

    function invariant_9_SumOfBalancesIsSupply() external view {
        uint256 sum = _sumOfPlain();
        uint256 holders = _people.length + 2;
        for (uint256 i = 0; i < _people.length; ++i) {
            sum += token.balanceOf(_people[i]);
        }
        sum += token.balanceOf(address(exchange.router)) + token.balanceOf(charity);

        assertLe(sum, token.totalSupply(), "sum above the supply");
        assertGe(sum + holders, token.totalSupply(), "sum below the supply");
    }

    function invariant_10_SharesAreFine() external view {
        (uint256 units, uint256 shares) = generator.eligible();

        assertEq(units + _sumOfPlain(), token.totalSupply(), "eligible and excluded units");
        assertEq(units == 0, shares == 0, "no units, no shares");
        assertGe(shares, units << 15, "shares per unit");
    }

    function invariant_11_EventsTellPlainBalances() external view {
        assertEq(token.balanceOf(address(pair)), _handler.plain(address(pair)), "pair");
        assertEq(token.balanceOf(address(vault)), _handler.plain(address(vault)), "vault");
        assertEq(token.balanceOf(address(token)), _handler.plain(address(token)), "token");
        assertEq(token.balanceOf(DEAD), _handler.plain(DEAD), "dead address");
    }

    /// @dev Where else the vault's coin goes, what each run pays its keeper, and that the dead address keeps its liquidity, the
    /// handler checks.
    function invariant_12_16_29_VaultHoldsAndPaysWhatIsBooked() external view {
        assertGe(token.balanceOf(address(vault)), generator.booked(), "vault holds what is booked");
        assertEq(generator.booked(), _handler.booked(), "booked");
        address router = address(exchange.router);
        assertEq(token.allowance(address(vault), router), 0, "router's allowance of the token");
        assertEq(exchange.weth.allowance(address(vault), router), 0, "router's allowance of the coin");
        assertEq(charity.balance + exchange.weth.balanceOf(charity), _handler.paidOut(), "payee's coin");
        uint256 keepers = exchange.weth.balanceOf(_handler.keepers(0)) + exchange.weth.balanceOf(_handler.keepers(1));
        assertEq(keepers, _handler.paidToKeepers(), "keepers' coin");
    }

    function invariant_13_PairHoldsItsReserve() external view {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        uint256 reserve = pair.token0() == address(token) ? reserve0 : reserve1;

        assertEq(token.balanceOf(address(pair)), reserve + _handler.unsynced(), "reserve and donations");
    }

    /// @dev That each transfer pays the formula and no fee rises, the handler sees after each action.
    function invariant_14_FeesAreAtMostAQuarter() external view {
        assertLe(_handler.highestFeeBps(), 2500, "highest fee");
    }

    function _sumOfPlain() private view returns (uint256) {
        return token.balanceOf(address(pair)) + token.balanceOf(address(vault)) + token.balanceOf(address(token))
            + token.balanceOf(DEAD);
    }
}
