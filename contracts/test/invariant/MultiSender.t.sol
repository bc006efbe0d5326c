// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../Base.t.sol";
import { BlocklistERC1155 } from "../mocks/collectibles/BlocklistERC1155.sol";
import { BlocklistERC721 } from "../mocks/collectibles/BlocklistERC721.sol";
import { BurningReceiver } from "../mocks/collectibles/BurningReceiver.sol";
import { MistakenReceiver } from "../mocks/collectibles/MistakenReceiver.sol";
import { ReenteringReceiver } from "../mocks/collectibles/ReenteringReceiver.sol";
import { RejectingReceiver } from "../mocks/collectibles/RejectingReceiver.sol";
import { BurningRecipient } from "../mocks/recipients/BurningRecipient.sol";
import { ForcingRecipient } from "../mocks/recipients/ForcingRecipient.sol";
import { LoggingRecipient } from "../mocks/recipients/LoggingRecipient.sol";
import { RejectingRecipient } from "../mocks/recipients/RejectingRecipient.sol";
import { ThievingRecipient } from "../mocks/recipients/ThievingRecipient.sol";
import { TokenThievingRecipient } from "../mocks/recipients/TokenThievingRecipient.sol";
import { BlocklistToken } from "../mocks/tokens/BlocklistToken.sol";
import { ElasticToken } from "../mocks/tokens/ElasticToken.sol";
import { FalseToken } from "../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../mocks/tokens/FeeToken.sol";
import { HookToken } from "../mocks/tokens/HookToken.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { NoReturnToken } from "../mocks/tokens/NoReturnToken.sol";
import { Permit2Deployer } from "../utils/Permit2Deployer.sol";
import { MultiSenderCollectibleHandler } from "./handlers/MultiSenderCollectibleHandler.sol";
import { MultiSenderHandler } from "./handlers/MultiSenderHandler.sol";
import { MultiSenderFixture } from "./handlers/MultiSenderFixture.sol";

/// @notice The list in prose is in README.md; the numbers are its.
contract MultiSender_Invariant_Test is Base_Test {
    uint256 private constant FUNDS = 1e18;

    MultiSenderHandler private _handler;
    MultiSenderHandler.Assets private _assets;
    MultiSenderFixture.Cast private _cast;
    MultiSenderCollectibleHandler.Receivers private _receivers;
    TokenThievingRecipient private _thief;

    function setUp() public override {
        super.setUp();
        _makeAssets();
        _makeCast();
        _makeReceivers();
        _handler = new MultiSenderHandler(multiSender, _cast, _receivers, _assets);
        for (uint256 i = 0; i < _cast.senders.length; ++i) {
            _fund(_cast.senders[i]);
        }
        targetContract(address(_handler));
    }

    function invariant_1_HoldsWhatWasDonated() external view {
        assertEq(address(multiSender).balance, _handler.donatedCoin(), "coin");
        for (uint256 i = 0; i < _assets.all.length; ++i) {
            MockToken token = _assets.all[i];
            assertEq(_handler.unitsOf(token, address(multiSender)), _handler.donated(token), "token");
        }
    }

    /// @dev That no other allowance grew, nor balance changed, the handler checks after each call.
    function invariant_2_NothingIsStolen() external view {
        assertEq(_thief.stolen(), 0, "thefts");
    }

    function invariant_3_SentAtMostOnce() external view {
        assertLe(_handler.highestCount(), 1, "times");
    }

    function invariant_4_SumsAreConserved() external view {
        uint256 coin = address(multiSender).balance;
        for (uint256 i = 0; i < _cast.everybody.length; ++i) {
            coin += _cast.everybody[i].balance;
        }
        assertEq(coin, _cast.senders.length * FUNDS, "coin");

        for (uint256 j = 0; j < _assets.all.length; ++j) {
            MockToken token = _assets.all[j];
            uint256 sum = _handler.unitsOf(token, address(multiSender));
            for (uint256 i = 0; i < _cast.everybody.length; ++i) {
                sum += _handler.unitsOf(token, _cast.everybody[i]);
            }
            bool isElastic = address(token) == address(_assets.elastic);
            assertEq(sum, isElastic ? _assets.elastic.totalShares() : token.totalSupply(), "token");
        }
    }

    function invariant_8_CollectiblesAreWhereTheyBelong() external view {
        uint256 made = _handler.made();
        for (uint256 i = 0; i < made; ++i) {
            assertEq(_assets.single.ownerOf(i), _handler.owners(i), "ERC-721");
        }
        for (uint256 i = 0; i < _handler.KINDS(); ++i) {
            for (uint256 j = 0; j < _cast.everybody.length; ++j) {
                address account = _cast.everybody[j];
                assertEq(_assets.multiple.balanceOf(account, i), _handler.amounts(account, i), "ERC-1155");
            }
            assertEq(_assets.multiple.balanceOf(address(multiSender), i), 0, "MultiSender");
        }
    }

    /* THE FIXTURE */

    function _makeAssets() private {
        (_assets.fee, _assets.refusing, _assets.elastic) = (new FeeToken(), new FalseToken(), new ElasticToken());
        _assets.all = [new BlocklistToken(), new NoReturnToken(), MockToken(new HookToken())];
        _assets.all.push(_assets.fee);
        _assets.all.push(_assets.refusing);
        _assets.all.push(MockToken(address(_assets.elastic)));
        (_assets.single, _assets.multiple) = (new BlocklistERC721(), new BlocklistERC1155());
        _assets.permit2 = Permit2Deployer.deploy();
        _thief = new TokenThievingRecipient(multiSender, _assets.all[2]);
    }

    function _makeCast() private {
        address rejecting = address(new RejectingRecipient());
        address burning = address(new BurningRecipient());
        _cast.forcing = new ForcingRecipient();
        _cast.everybody = [alice, bob, carol, address(new LoggingRecipient())];
        _cast.everybody.push(address(new ThievingRecipient(multiSender)));
        _cast.everybody.push(address(_thief));
        _cast.everybody.push(address(_cast.forcing));
        _cast.friends = _cast.everybody.length;
        _cast.everybody.push(eve);
        _cast.everybody.push(rejecting);
        _cast.everybody.push(burning);
        for (uint256 i = 0; i < 2; ++i) {
            BlocklistToken(address(_assets.all[i])).setBlocked(eve, true);
            BlocklistToken(address(_assets.all[i])).setBlocked(burning, true);
        }
        _assets.refusing.setRefused(eve, true);

        string[3] memory names = ["alice", "bob", "carol"];
        for (uint256 i = 0; i < 3; ++i) {
            (address account, uint256 key) = makeAddrAndKey(names[i]);
            _cast.senders.push(account);
            _cast.keys.push(key);
        }
        _cast.senders.push(address(_thief));
    }

    function _makeReceivers() private {
        ReenteringReceiver reentering = new ReenteringReceiver();
        reentering.prepare(address(multiSender), abi.encodeCall(multiSender.cancel, (1)));
        _receivers.takers = [alice, bob, carol, address(reentering)];
        _receivers.refusers = [address(new RejectingReceiver()), address(new BurningReceiver())];
        _receivers.refusers.push(address(new MistakenReceiver()));
        _receivers.refusers.push(makeAddr("blocked"));
        _assets.single.setBlocked(makeAddr("blocked"), true);
        _assets.multiple.setBlocked(makeAddr("blocked"), true);
        _cast.everybody.push(address(reentering));
        for (uint256 i = 0; i < _receivers.refusers.length; ++i) {
            _cast.everybody.push(_receivers.refusers[i]);
        }
    }

    function _fund(address sender_) private {
        vm.deal(sender_, FUNDS);
        for (uint256 i = 0; i < _assets.all.length; ++i) {
            _assets.all[i].mint(sender_, FUNDS);
        }
        vm.startPrank(sender_);
        _assets.single.setApprovalForAll(address(multiSender), true);
        _assets.multiple.setApprovalForAll(address(multiSender), true);
        vm.stopPrank();
    }
}
