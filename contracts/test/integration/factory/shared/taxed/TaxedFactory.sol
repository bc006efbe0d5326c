// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { Artifacts } from "../../../../../../scripts/solidity/Artifacts.sol";
import { ITaxedToken } from "src/interfaces/ITaxedToken.sol";
import { ITaxedTokenFactory } from "src/interfaces/ITaxedTokenFactory.sol";
import { ITokenFactory } from "src/interfaces/ITokenFactory.sol";
import { Label } from "src/libraries/Label.sol";
import { TaxedTokenPrediction } from "src/types/TaxedTokenPrediction.sol";
import { TaxedTokenSetup } from "src/types/TaxedTokenSetup.sol";
import { TokenIdentity } from "src/types/TokenIdentity.sol";
import { Base_Test } from "../../../../Base.t.sol";
import { Market_Test } from "../../../../Market.t.sol";
import { Factory } from "../Factory.sol";

/// @notice What the suites of all taxed kinds ask of a kind, besides a real Uniswap V2. Parameters are the kind's own, so the
/// suites have them encoded.
abstract contract TaxedFactory is Factory, Market_Test {
    /// @dev What every taxed kind lets its creator decide.
    /// @param payee Account that is paid besides holders and team wallet, if the kind has one.
    struct Common {
        Identity identity;
        address payee;
        address router;
    }

    uint256 internal constant MAX_SUPPLY = 2 ** 112 - 1;

    address internal payee = makeAddr("payee");

    function setUp() public virtual override(Base_Test, Market_Test) {
        Market_Test.setUp();
    }

    /* WHAT A KIND SAYS */

    function _taxedFactory() internal view virtual returns (ITaxedTokenFactory);

    /// @dev Names of the artifacts; the factory's is the token's and "Factory".
    function _kind() internal pure virtual returns (string memory token, string memory vault);

    function _creationCall(bytes memory params) internal pure virtual returns (bytes memory);

    function _predictionCall(address creator, bytes memory params) internal pure virtual returns (bytes memory);

    /// @dev Valid parameters, if what is common is valid.
    function _encode(Common memory common) internal view virtual returns (bytes memory params);

    /// @dev The same, with all else that the kind lets its creator decide made of any numbers.
    function _encodeAny(Common memory common, uint256[5] memory seeds) internal virtual returns (bytes memory params);

    function _decode(bytes memory params) internal pure virtual returns (Common memory);

    /// @dev What the token receives about itself after identity and setup.
    function _ownArguments(bytes memory params) internal pure virtual returns (bytes memory);

    /// @dev Whom the vault pays.
    function _payeeOf(bytes memory params) internal pure virtual returns (address);

    /// @dev Compares with what the token says of itself, besides identity, router, vault and pair.
    function _assertIsAsAsked(address token, bytes memory params) internal view virtual;

    /* FOR THE SUITES OF ALL KINDS */

    function _factory() internal view override returns (ITokenFactory) {
        return _taxedFactory();
    }

    function _create(Identity memory identity) internal override returns (address) {
        return _createEncoded(_encode(_commonOf(identity)));
    }

    function _predict(address creator, Identity memory identity) internal override returns (address) {
        return _predictEncoded(creator, _encode(_commonOf(identity))).token;
    }

    function _maxSupply() internal pure override returns (uint256) {
        return MAX_SUPPLY;
    }

    function _mayBeTeamWallet(address wallet) internal view override returns (bool) {
        return wallet != address(exchange.router) && wallet != address(exchange.weth)
            && wallet != _taxedFactory().vaultImplementation();
    }

    function _commonOf(Identity memory identity) private view returns (Common memory) {
        return Common({ identity: identity, payee: payee, router: address(exchange.router) });
    }

    function _common() internal view returns (Common memory) {
        return _commonOf(_identity());
    }

    /// @dev Valid parameters.
    function _usual() internal view returns (bytes memory params) {
        return _encode(_common());
    }

    /* CREATION */

    function _createEncoded(bytes memory params) private returns (address) {
        return abi.decode(Address.functionCall(address(_factory()), _creationCall(params)), (address));
    }

    function _createAs(address creator, bytes memory params) internal returns (ITaxedToken) {
        vm.prank(creator);
        return ITaxedToken(_createEncoded(params));
    }

    function _predictEncoded(address creator, bytes memory params) private returns (TaxedTokenPrediction memory) {
        bytes memory answer = Address.functionCall(address(_factory()), _predictionCall(creator, params));
        return abi.decode(answer, (TaxedTokenPrediction));
    }

    function _predictAs(address caller, address creator, bytes memory params)
        internal
        returns (TaxedTokenPrediction memory)
    {
        vm.prank(caller);
        return _predictEncoded(creator, params);
    }

    /// @dev Both functions refuse alike, and leave nothing behind.
    function _expectRevert(bytes memory params, bytes memory error) internal {
        _expectRevertOfCreation(params, error);

        vm.expectRevert(error);
        _predictEncoded(bob, params);
    }

    function _expectRevertOfCreation(bytes memory params, bytes memory error) internal {
        ITaxedTokenFactory factory = _taxedFactory();
        Identity memory identity = _decode(params).identity;
        uint256 nonce = vm.getNonce(address(factory));
        uint256 pairs = exchange.factory.allPairsLength();
        uint256 created = factory.countByCreator(bob);
        uint256 received = factory.countByFirstOwner(identity.teamWallet);

        vm.prank(bob);
        vm.expectRevert(error);
        _createEncoded(params);

        address token = _addressOf(bob, params);
        assertEq(token.code.length, 0, "no token");
        assertEq(vm.getNonce(token), 0, "no vault, which the token would have made");
        assertEq(vm.getNonce(address(factory)), nonce, "no other contract");
        assertEq(exchange.factory.allPairsLength(), pairs, "no pair");
        assertFalse(factory.isToken(token), "isToken");
        assertEq(factory.tokenOf(bob, identity.salt), address(0), "tokenOf");
        assertEq(factory.countByCreator(bob), created, "none by creator");
        assertEq(factory.countByFirstOwner(identity.teamWallet), received, "none by first owner");
    }

    /* ADDRESSES */

    /// @dev Computed by CREATE2 alone, also for what the factory refuses.
    function _addressOf(address creator, bytes memory params) internal view returns (address) {
        (string memory name,) = _kind();
        Common memory common = _decode(params);
        bytes memory arguments = _arguments(
            TokenIdentity({
                contractURI: common.identity.contractURI,
                decimals: common.identity.decimals,
                firstOwner: common.identity.teamWallet,
                name: _words(common.identity.name),
                symbol: _words(common.identity.symbol),
                totalSupply: common.identity.totalSupply
            }),
            abi.encode(
                TaxedTokenSetup({
                    payee: _payeeOf(params),
                    router: common.router,
                    vaultImplementation: _taxedFactory().vaultImplementation()
                })
            ),
            _ownArguments(params)
        );
        return vm.computeCreate2Address({
            salt: keccak256(abi.encode(creator, common.identity.salt)),
            initCodeHash: keccak256(bytes.concat(vm.getCode(Artifacts.pathOf(name)), arguments)),
            deployer: address(_factory())
        });
    }

    /// @dev An identity has a text of any length: its offset comes first, and it comes last.
    function _arguments(TokenIdentity memory identity, bytes memory setup, bytes memory own)
        private
        pure
        returns (bytes memory)
    {
        bytes memory alone = abi.encode(identity); // its offset, and itself
        bytes memory text = new bytes(alone.length - 32);
        for (uint256 i = 0; i < text.length; ++i) {
            text[i] = alone[32 + i];
        }
        return bytes.concat(bytes32(32 + setup.length + own.length), setup, own, text);
    }

    function _words(string memory text) private pure returns (Label.Words memory words) {
        (words.head, words.tail) = abi.decode(bytes.concat(bytes(text), new bytes(64)), (bytes32, bytes32));
        words.length = bytes(text).length;
    }
}
