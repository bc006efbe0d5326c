// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Booked } from "src/types/Booked.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { Waiting } from "src/types/VaultPending.sol";
import { DividendMarket_Test } from "../../../DividendMarket.t.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { IV2Pair } from "../../../utils/uniswap/IV2Pair.sol";
import { Taxed_Test } from "../../taxed/shared/Taxed.sol";

/// @notice What tests do with a token with dividends, whatever its kind, on its market or with other parameters.
abstract contract Dividends_Test is Taxed_Test, DividendMarket_Test {
    /// @dev What a test decides of a token. The minimum is of no effect where a kind has its own.
    struct Setup {
        uint8 decimals;
        DividendFees fees;
        uint256 minimum;
        string name;
        address rewardToken;
        string symbol;
        uint256 totalSupply;
    }

    /// @dev Bits behind the point of an earning.
    uint256 internal constant FRACTION_BITS = 128;

    uint256 private _created;

    function _createToken() internal override returns (address) {
        return _createNext(_normal());
    }

    /* KINDS */

    /// @dev The kind's defaults, which the market's token has.
    function _normal() internal view virtual returns (Setup memory);

    function _createAs(Setup memory setup, bytes32 salt) internal virtual returns (address);

    function _predictAs(Setup memory setup, bytes32 salt) internal virtual returns (TaxedTokenPrediction memory);

    /// @dev The least supply that the kind's factory allows, and the most that all fees may be together.
    function _minSupply() internal pure virtual returns (uint256);
    function _maxFeesBps() internal pure virtual returns (uint256);
    function _hasBuyback() internal pure virtual returns (bool);

    /// @dev The minimum that a token has whose creator asked for this one.
    function _minimumOf(Setup memory setup) internal pure virtual returns (uint256);

    function _fees() internal view virtual returns (DividendFees memory);

    /// @dev Wei that wait for a buyback.
    function _buybackCoin() internal view virtual returns (uint256);

    /// @dev Calls the token at once, so that a prank or an expectation before it concerns that call.
    function _lower(DividendFees memory lowered) internal virtual;
    function _expectFeesLowered(DividendFees memory previous, DividendFees memory current) internal virtual;

    /* TOKENS */

    /// @dev From here on the test is about another token, without liquidity: the first owner has its whole supply.
    function _create(Setup memory setup) internal {
        _adopt(_createNext(setup));
    }

    /// @dev One salt for each: they all have the same creator.
    function _createNext(Setup memory setup) private returns (address) {
        return _createAs({ setup: setup, salt: bytes32(++_created) });
    }

    /// @dev Of the next one.
    function _predict(Setup memory setup) internal returns (TaxedTokenPrediction memory) {
        return _predictAs({ setup: setup, salt: bytes32(_created + 1) });
    }

    /// @dev One of which each unit earns.
    function _create(uint256 supply, DividendFees memory fees) internal {
        Setup memory setup = _normal();
        (setup.totalSupply, setup.minimum, setup.fees) = (supply, 1, fees);
        _create(setup);
    }

    function _createBounded(uint256 supply, uint16[4] memory fees) internal override {
        DividendFees memory bounded =
            DividendFees({ buybackBps: fees[0], dividendsBps: fees[1], liquidityBps: fees[2], payoutBps: fees[3] });
        _boundFees(bounded);
        _create(supply, bounded);
    }

    /// @dev From here on the test is about a token with this reward; both have pools.
    function _open(MockToken rewardToken, uint256 rewards, Setup memory setup) internal {
        reward = rewardToken;
        rewardPair = IV2Pair(exchange.factory.createPair(address(reward), address(exchange.weth)));
        reward.mint(address(rewardPair), rewards); // whatever its transfers answer
        vm.deal(rewardMaker, REWARD_POOL_COIN);
        vm.startPrank(rewardMaker);
        exchange.weth.deposit{ value: REWARD_POOL_COIN }();
        exchange.weth.transfer(address(rewardPair), REWARD_POOL_COIN);
        rewardPair.mint(rewardMaker);
        vm.stopPrank();

        setup.rewardToken = address(reward);
        _create(setup);
        _addFirstLiquidity({ token: address(token), from: firstOwner, amount: setup.totalSupply / 2, coin: POOL_COIN });
    }

    function _feesOf(uint16 buybackBps, uint16 dividendsBps, uint16 liquidityBps, uint16 payoutBps)
        internal
        pure
        returns (DividendFees memory)
    {
        return DividendFees({
            buybackBps: _hasBuyback() ? buybackBps : 0,
            dividendsBps: dividendsBps,
            liquidityBps: liquidityBps,
            payoutBps: payoutBps
        });
    }

    /// @dev Any that the kind's factory allows.
    function _boundFees(DividendFees memory fees) internal pure {
        uint256 left = _maxFeesBps() - 3;
        fees.buybackBps = _hasBuyback() ? uint16(bound(fees.buybackBps, 1, left)) : 0;
        left -= fees.buybackBps;
        fees.dividendsBps = uint16(bound(fees.dividendsBps, 1, left + 1));
        left -= fees.dividendsBps - 1;
        fees.liquidityBps = uint16(bound(fees.liquidityBps, 1, left + 1));
        left -= fees.liquidityBps - 1;
        fees.payoutBps = uint16(bound(fees.payoutBps, 1, left + 1));
    }

    /// @dev What the payee may get of each unit of the others' fees, it got before.
    function _mostForPayee(DividendFees memory fees, DividendFees memory lowered) internal pure returns (uint256) {
        if (_others(fees) == 0) return fees.payoutBps;
        return uint256(fees.payoutBps) * _others(lowered) / _others(fees);
    }

    function _others(DividendFees memory all) internal pure returns (uint256) {
        return uint256(all.buybackBps) + all.dividendsBps + all.liquidityBps;
    }

    function _lowerToZero() internal {
        vm.prank(firstOwner);
        _lower(_feesOf(0, 0, 0, 0));
    }

    /* FEES */

    function _collectedOf(uint256 amount) internal view override returns (uint256) {
        DividendFees memory fees = _fees();
        return amount * fees.buybackBps / BPS + amount * fees.dividendsBps / BPS + amount * fees.liquidityBps / BPS
            + amount * fees.payoutBps / BPS;
    }

    function _netOf(uint256 amount) internal view override returns (uint256) {
        return amount - _collectedOf(amount);
    }

    function _assertArrived(uint256 arrived, uint256 amount, string memory label) internal view override {
        assertEq(arrived, _netOf(amount), label);
    }

    /// @dev What is booked for each purpose: what the vault would get if it took all.
    function _booked() internal returns (Booked memory parts) {
        uint256 units = dividendToken.booked();
        if (units == 0) return parts;

        uint256 state = vm.snapshotState();
        vm.prank(address(vault));
        parts = dividendToken.unbook(units);
        vm.revertToStateAndDelete(state);
    }

    /// @dev The rest of what the vault has.
    function _forLiquidity() internal view returns (uint256) {
        return token.balanceOf(address(vault)) - dividendToken.booked();
    }

    /* DIVIDENDS */

    /// @dev What the vault does after a purchase, in a second in which no holder receives anything.
    function _distribute(uint256 amount) internal {
        _pass(1);
        reward.mint(address(vault), amount);
        vm.prank(address(vault));
        dividendToken.distribute(amount);
    }

    /// @dev The vault has sold what was collected, and the coin waits, as a holder was receiving units. Now it would buy.
    function _haveCoinWait() internal {
        _tax(token.totalSupply() / 10);
        _warmUp();
        _give(bob, 1);
        vault.process();
        _pass(1);
        assertGt(rewardVault.pendingReward().dividendsCoin, 0, "coin waits");
        assertEq(uint8(rewardVault.pendingReward().waiting), uint8(Waiting.None), "for nothing");
    }

    function _claimable(address holder) internal view returns (uint256 amount) {
        (amount,) = dividendToken.claimableOf(holder);
    }

    /// @dev In units of 2^-128.
    function _earned(address holder) internal view returns (uint256) {
        (uint256 amount, uint256 fraction) = dividendToken.claimableOf(holder);
        return (amount << FRACTION_BITS) + fraction;
    }

    function _eligible() internal view returns (uint256 units) {
        (units,) = dividendToken.eligible();
    }
}
