// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFactory } from "src/interfaces/ITokenFactory.sol";
import { StandardTokenParams } from "src/types/StandardTokenParams.sol";
import { CreateToken_Shared_Test } from "../shared/CreateToken.t.sol";
import { Factory } from "../shared/Factory.sol";
import { Registry_Shared_Test } from "../shared/Registry.t.sol";

abstract contract StandardFactory is Factory {
    function _factory() internal view override returns (ITokenFactory) {
        return standardTokenFactory;
    }

    function _create(Identity memory identity) internal override returns (address) {
        return standardTokenFactory.createToken(_params(identity));
    }

    function _predict(address creator, Identity memory identity) internal view override returns (address) {
        return standardTokenFactory.predictToken(creator, _params(identity));
    }

    function _minSupply() internal pure override returns (uint256) {
        return 1;
    }

    function _maxSupply() internal pure override returns (uint256) {
        return type(uint256).max;
    }

    function _mayBeTeamWallet(address) internal pure override returns (bool) {
        return true;
    }

    function _params(Identity memory identity) private pure returns (StandardTokenParams memory) {
        return StandardTokenParams({
            contractURI: identity.contractURI,
            decimals: identity.decimals,
            name: identity.name,
            salt: identity.salt,
            symbol: identity.symbol,
            teamWallet: identity.teamWallet,
            totalSupply: identity.totalSupply
        });
    }
}

contract CreateToken_Standard_Test is CreateToken_Shared_Test, StandardFactory { }

contract Registry_Standard_Test is Registry_Shared_Test, StandardFactory { }
