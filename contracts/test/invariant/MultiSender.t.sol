// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Base_Test } from "../Base.t.sol";
import { BurningRecipient } from "../mocks/recipients/BurningRecipient.sol";
import { LoggingRecipient } from "../mocks/recipients/LoggingRecipient.sol";
import { RejectingRecipient } from "../mocks/recipients/RejectingRecipient.sol";
import { ThievingRecipient } from "../mocks/recipients/ThievingRecipient.sol";
import { BlocklistToken } from "../mocks/tokens/BlocklistToken.sol";
import { NoReturnToken } from "../mocks/tokens/NoReturnToken.sol";
import { MultiSenderHandler } from "./handlers/MultiSenderHandler.sol";

/// @notice The list in prose is in README.md; the numbers are its.
contract MultiSender_Invariant_Test is Base_Test {
    uint256 private constant FUNDS = 1e18;

    MultiSenderHandler private _handler;
    BlocklistToken[] private _tokens;
    address[] private _everybody;

    function setUp() public override {
        super.setUp();
        _tokens = [new BlocklistToken(), new NoReturnToken()];
        address rejecting = address(new RejectingRecipient());
        address burning = address(new BurningRecipient());
        address thief = address(new ThievingRecipient(multiSender));
        address logging = address(new LoggingRecipient());
        _everybody = [alice, bob, carol, logging, thief, eve, rejecting, burning];

        address[] memory senders = _three(alice, bob, carol);
        for (uint256 i = 0; i < 3; ++i) {
            vm.deal(senders[i], FUNDS);
            for (uint256 j = 0; j < _tokens.length; ++j) {
                _tokens[j].mint(senders[i], FUNDS);
                _tokens[j].setBlocked(eve, true);
                _tokens[j].setBlocked(burning, true);
            }
        }

        // The first five take coin and both tokens: they are safe in strict batches.
        _handler = new MultiSenderHandler(multiSender, _tokens, senders, _everybody, 5);
        targetContract(address(_handler));
    }

    function invariant_1_HoldsWhatWasDonated() external view {
        assertEq(address(multiSender).balance, _handler.donatedCoin(), "coin");
        for (uint256 i = 0; i < _tokens.length; ++i) {
            assertEq(_tokens[i].balanceOf(address(multiSender)), _handler.donated(_tokens[i]), "token");
        }
    }

    function invariant_3_SentAtMostOnce() external view {
        assertLe(_handler.highestCount(), 1, "times");
    }

    function invariant_4_SumsAreConserved() external view {
        uint256 coin = address(multiSender).balance;
        for (uint256 i = 0; i < _everybody.length; ++i) {
            coin += _everybody[i].balance;
        }
        assertEq(coin, 3 * FUNDS, "coin");

        for (uint256 j = 0; j < _tokens.length; ++j) {
            uint256 sum = _tokens[j].balanceOf(address(multiSender));
            for (uint256 i = 0; i < _everybody.length; ++i) {
                sum += _tokens[j].balanceOf(_everybody[i]);
            }
            assertEq(sum, 3 * FUNDS, "token");
        }
    }
}
