// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IERC20 } from "src/interfaces/external/IERC20.sol";
import { DividendFees } from "src/types/DividendFees.sol";
import { MockToken } from "../../../mocks/tokens/MockToken.sol";
import { UniswapV2Deployer } from "../../../utils/uniswap/UniswapV2Deployer.sol";
import { ERC20Properties_Shared_Test } from "./ERC20Properties.t.sol";

/// @notice A token with dividends. Balances are exact: what holders earn is in another token, and the vault gets the
/// fees.
abstract contract DividendTokenProperties is ERC20Properties_Shared_Test {
    function _create(address firstOwner) internal override returns (IERC20 created) {
        address router = address(UniswapV2Deployer.deploy().router);
        created =
            IERC20(_createToken({ firstOwner: firstOwner, router: router, rewardToken: address(new MockToken()) }));
        _prepare(created, firstOwner);
    }

    function _createToken(address firstOwner, address router, address rewardToken) internal virtual returns (address);

    /// @dev Fees that the token has by now, see {_prepare}.
    function _fees() internal pure virtual returns (DividendFees memory);

    /// @dev What is done before anybody holds the token.
    function _prepare(IERC20 created, address firstOwner) internal virtual;

    /// @dev The pair sends to buyers, and to who removes liquidity. The vault only pays the pair, and no account is asked
    /// then.
    function _meetOthers() internal override {
        vm.label(_pair(), "pair");
        vm.label(_vault(), "vault");
        accounts.push(_pair());
        accounts.push(_vault());
        senders.push(_pair());
    }

    /// @dev Alice is the first owner.
    function _feeOf(address from, address to, uint256 amount) internal view override returns (uint256) {
        if (from == alice || to == alice || from == _vault() || to == _vault()) return 0;

        DividendFees memory fees = _fees();
        return amount * fees.buybackBps / 10_000 + amount * fees.dividendsBps / 10_000 + amount * fees.liquidityBps
            / 10_000 + amount * fees.payoutBps / 10_000;
    }

    function _earned(address account, uint256, address from, address to, uint256 amount)
        internal
        view
        override
        returns (uint256)
    {
        return account == _vault() ? _feeOf(from, to, amount) : 0;
    }

    function _pair() private view returns (address) {
        return IDividendToken(address(token)).pair();
    }

    function _vault() private view returns (address) {
        return IDividendToken(address(token)).vault();
    }
}
