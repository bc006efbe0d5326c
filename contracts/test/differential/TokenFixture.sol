// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ReenteringRecipient } from "../mocks/recipients/ReenteringRecipient.sol";
import { BlocklistToken } from "../mocks/tokens/BlocklistToken.sol";
import { BurningToken } from "../mocks/tokens/BurningToken.sol";
import { DriftingToken } from "../mocks/tokens/DriftingToken.sol";
import { FalseToken } from "../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../mocks/tokens/FeeToken.sol";
import { GenerousToken } from "../mocks/tokens/GenerousToken.sol";
import { HookToken } from "../mocks/tokens/HookToken.sol";
import { LyingToken } from "../mocks/tokens/LyingToken.sol";
import { MockToken } from "../mocks/tokens/MockToken.sol";
import { NoReturnToken } from "../mocks/tokens/NoReturnToken.sol";
import { OverchargingToken } from "../mocks/tokens/OverchargingToken.sol";
import { ScriptedToken } from "../mocks/tokens/ScriptedToken.sol";
import { Dice } from "./Dice.sol";
import { Variety } from "./Variety.sol";

/// @notice Tokens of all kinds, and how each is set against a case's foes.
abstract contract TokenFixture is Variety {
    using Dice for Dice.Cup;

    enum Kind {
        Plain,
        NoReturn,
        Blocklist,
        Burning,
        False,
        Scripted,
        Fee,
        Generous,
        Overcharging,
        Drifting,
        Lying,
        Hook,
        Nothing
    }

    MockToken[] private _tokens;
    ReenteringRecipient private _payer;
    ReenteringRecipient private _thief;

    /// @dev The one of the case.
    Kind internal kind;
    MockToken internal token;

    function setUp() public virtual override {
        super.setUp();
        _tokens = [
            new MockToken(), new NoReturnToken(), new BlocklistToken(), new BurningToken(), MockToken(new FalseToken())
        ];
        _tokens.push(new ScriptedToken());
        _tokens.push(new FeeToken());
        _tokens.push(new GenerousToken());
        _tokens.push(new OverchargingToken(address(multiSender)));
        _tokens.push(new DriftingToken());
        _tokens.push(new LyingToken());
        _tokens.push(new HookToken());
        _tokens.push(MockToken(makeAddr("nothing")));

        (_payer, _thief) = (new ReenteringRecipient(), new ReenteringRecipient());
        friends = [alice, bob, carol, eve, sender, address(_payer), makeAddr("new")];
        foes = [makeAddr("foe"), makeAddr("enemy"), makeAddr("rival"), address(_thief)];
        cast.push(address(_payer));
        cast.push(makeAddr("new"));
        for (uint256 i = 0; i < 4; ++i) {
            cast.push(foes[i]);
        }
    }

    /// @dev Those who can be set against an account are more.
    function _chooseToken(Dice.Cup memory cup) internal {
        kind = Kind(cup.oneIn(2) ? 2 + cup.roll(4) : cup.roll(_tokens.length));
        token = _tokens[uint256(kind)];
        // Those precompiles that take any data: the others burn whatever gas they get.
        if (kind == Kind.Nothing && cup.oneIn(2)) token = MockToken(address(uint160(1 + cup.roll(4))));
        cast.push(address(token));
    }

    /// @dev After all are funded.
    function _misbehave(Dice.Cup memory cup, List memory list, uint256 total) internal {
        for (uint256 i = 0; i < 4; ++i) {
            _refuse(cup, foes[i]);
        }
        if (cup.oneIn(8)) _refuse(cup, sender);
        if (cup.oneIn(24)) _refuse(cup, address(multiSender));
        if (kind == Kind.Drifting) _drift(cup, list, total);
        if (kind == Kind.Lying) _lie(cup);
        if (kind == Kind.Hook) _hook();
    }

    function _refuse(Dice.Cup memory cup, address account) private {
        if (kind == Kind.False) FalseToken(address(token)).setRefused(account, true);
        bool hasBlocklist = kind == Kind.NoReturn || kind == Kind.Blocklist || kind == Kind.Burning;
        if (hasBlocklist || kind == Kind.Drifting) BlocklistToken(address(token)).setBlocked(account, true);
        if (kind != Kind.Scripted) return;

        // Too short for a word, just a word, or more than it.
        bytes memory word = abi.encode(cup.pick([uint256(0), 1, 1, 2, 3, 1 << 8, 1 << 255, ~uint256(0)]));
        bytes memory data = cup.oneIn(4) ? _cut(word, cup.roll(33)) : cup.oneIn(4) ? bytes.concat(word, word) : word;
        ScriptedToken(address(token)).setAnswer({ to: account, moves: cup.oneIn(2), reverts: cup.oneIn(2), data: data });
    }

    /// @dev By as much as is missing or too much, among others, so that the one may hide the other.
    function _drift(Dice.Cup memory cup, List memory list, uint256 total) private {
        unchecked {
            uint256 wrong = total > list.sum ? total - list.sum : list.sum - total;
            uint256 units = cup.pick([uint256(0), 1, 1, wrong, wrong, list.last, list.sum, 77]);
            address account = cup.oneIn(4) ? cup.pick(friends) : address(multiSender);
            DriftingToken(address(token))
                .prepare({
                account: account,
                isGain: cup.oneIn(2),
                units: units,
                untilDrift: 1 + cup.roll(list.recipients.length + 3)
            });
        }
    }

    function _lie(Dice.Cup memory cup) private {
        LyingToken liar = LyingToken(address(token));
        uint256 word = cup.pick([uint256(0), 1, 77, 1 << 255, ~uint256(0), ~uint256(0) - 1, cup.word(), 1e18]);
        if (cup.oneIn(3)) liar.lie(word);
        else if (cup.oneIn(2)) liar.answer({ reverts: cup.oneIn(2), data: abi.encode(word) });
        else liar.answer({ reverts: cup.oneIn(2), data: _cut(abi.encode(word), cup.roll(32)) });
    }

    /// @dev One sends what it has, the other what it has not.
    function _hook() private {
        bytes memory two = abi.encodePacked(bob, eve);
        _payer.prepare(
            address(multiSender), abi.encodeCall(multiSender.sendTokenEqual, (0, address(token), 6, 3, two)), 0
        );
        _thief.prepare(
            address(multiSender), abi.encodeCall(multiSender.sendTokenEqual, (0, address(token), 0, 1, two)), 0
        );
        token.mint(address(_payer), 6);
        vm.prank(address(_payer));
        token.approve(address(multiSender), 6);
    }
}
