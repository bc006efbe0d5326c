// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "src/libraries/Errors.sol";
import { LiquidityGeneratorTokenParams } from "src/types/LiquidityGeneratorTokenParams.sol";
import { NamingExchange } from "../../../mocks/routers/NamingExchange.sol";
import { LiquidityGeneratorFactory } from "./LiquidityGeneratorFactory.sol";

contract Wallets_LiquidityGeneratorTokenFactory_Test is LiquidityGeneratorFactory {
    NamingExchange private _naming;

    function setUp() public override {
        super.setUp();
        _naming = new NamingExchange(address(exchange.weth));
    }

    function test_RevertWhen_TeamWalletIsRouter() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.teamWallet = params.router;
        _expectWalletError(params, params.router);
    }

    function test_RevertWhen_TeamWalletIsPair() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(_naming);
        _naming.setPair({ pair: alice, isMade: false });
        _expectWalletError(params, alice);
        _naming.setPair({ pair: alice, isMade: true });
        _expectWalletError(params, alice);
    }

    function test_RevertWhen_CharityIsNobody() external {
        LiquidityGeneratorTokenParams memory params = _params();
        address[] memory nobodies = _three(
            0x000000000000000000000000000000000000dEaD, params.router, address(liquidityGeneratorTokenFactory)
        );
        for (uint256 i = 0; i < nobodies.length; ++i) {
            params.charityAddress = nobodies[i];
            _expectWalletError(params, nobodies[i]);
        }
    }

    function test_RevertWhen_CharityIsPair() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(_naming);
        _naming.setPair({ pair: charity, isMade: false });
        _expectWalletError(params, charity);
        _naming.setPair({ pair: charity, isMade: true });
        _expectWalletError(params, charity);
    }

    /// @dev Contracts that take coin or tokens and do nothing with them.
    function test_RevertWhen_AWalletIsAContractOfTheMarket() external {
        address[] memory contracts = _two(address(exchange.weth), liquidityGeneratorTokenFactory.vaultImplementation());
        for (uint256 i = 0; i < contracts.length; ++i) {
            LiquidityGeneratorTokenParams memory params = _params();
            params.teamWallet = contracts[i];
            _expectWalletError(params, contracts[i]);
            params = _params();
            params.charityAddress = contracts[i];
            _expectWalletError(params, contracts[i]);
        }
    }

    function test_WhenPairIsAnother() external {
        LiquidityGeneratorTokenParams memory params = _params();
        params.router = address(_naming);
        _naming.setPair({ pair: carol, isMade: false });
        assertEq(_createAs(bob, params).pair(), carol, "pair");
    }

    function _expectWalletError(LiquidityGeneratorTokenParams memory params, address wallet) private {
        _expectRevert(params, abi.encodeWithSelector(Errors.TaxedTokenFactory_WalletInvalid.selector, wallet));
    }
}
