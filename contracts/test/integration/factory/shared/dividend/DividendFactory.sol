// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { MockToken } from "../../../../mocks/tokens/MockToken.sol";
import { TaxedFactory } from "../taxed/TaxedFactory.sol";

/// @notice What the suites of all kinds with dividends ask of a kind. Fees are in the order of the kind's parameters.
abstract contract DividendFactory is TaxedFactory {
    uint256 internal constant MIN_FEE_BPS = 1;

    /// @dev In what the parameters have dividends paid.
    address internal reward = address(new MockToken());

    /* WHAT A KIND SAYS */

    function _feeCount() internal pure virtual returns (uint256);

    /// @dev Hundredths of a percent: all fees together, at most.
    function _maxFees() internal pure virtual returns (uint256);

    /// @dev The same parameters with these fees.
    function _withFees(bytes memory params, uint256[] memory fees) internal pure virtual returns (bytes memory);

    function _feesOf(bytes memory params) internal pure virtual returns (uint256[] memory fees);

    function _feesOf(address token) internal view virtual returns (uint256[] memory fees);

    /// @dev Base units from which a balance earns.
    function _minimumOf(bytes memory params) internal pure virtual returns (uint256);

    function _rewardTokenOf(bytes memory params) internal pure virtual returns (address);

    /* PARAMETERS */

    /// @dev Each of them any number above zero, together at most the highest sum.
    function _anyFees(uint256[5] memory seeds) internal pure returns (uint256[] memory fees) {
        fees = new uint256[](_feeCount());
        uint256 left = _maxFees();
        for (uint256 i = 0; i < fees.length; ++i) {
            fees[i] = bound(seeds[i], MIN_FEE_BPS, left - (fees.length - 1 - i) * MIN_FEE_BPS);
            left -= fees[i];
        }
    }

    function _sum(uint256[] memory fees) internal pure returns (uint256 sum) {
        for (uint256 i = 0; i < fees.length; ++i) {
            sum += fees[i];
        }
    }

    function _assertDividendsAreAsAsked(address token, bytes memory params) internal view {
        IDividendToken dividendToken = IDividendToken(token);
        assertEq(_feesOf(token), _feesOf(params), "fees");
        assertEq(dividendToken.rewardToken(), _rewardTokenOf(params), "reward token");
        assertEq(dividendToken.minimumTokenBalanceForDividends(), _minimumOf(params), "minimum");
    }
}
