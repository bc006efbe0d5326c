// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IDividendToken } from "src/interfaces/IDividendToken.sol";
import { IRewardVault } from "src/interfaces/IRewardVault.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";

/// @notice A reward token that moves, refuses, burns all gas, answers no or calls back, as scripted for each
/// recipient.
contract MoodyReward is MockToken {
    enum Mood {
        Moving,
        Refusing,
        Burning,
        Denying,
        CallingBack
    }

    mapping(address to => Mood) public moodOf;

    IDividendToken private _token;
    address private _holder;
    bool private _isInside;

    /// @dev Around calls from within: what lies between, and failed, has not happened.
    event Entered();
    event Left(bool success);

    error MoodyReward_Refused();

    function setMood(address to, Mood mood) external {
        moodOf[to] = mood;
    }

    /// @param holder Whom it has paid from within.
    function callBack(IDividendToken token, address holder) external {
        (_token, _holder) = (token, holder);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return moodOf[to] != Mood.Denying && super.transfer(to, amount);
    }

    function _beforeTokenTransfer(address, address to, uint256) internal override {
        Mood mood = moodOf[to];
        if (mood == Mood.Refusing) revert MoodyReward_Refused();
        if (mood == Mood.Burning) {
            assembly {
                invalid()
            }
        }
        if (mood == Mood.CallingBack && !_isInside) {
            _isInside = true;
            _call(address(_token), abi.encodeCall(IDividendToken.claimFor, (_holder)));
            _call(_token.vault(), abi.encodeCall(IRewardVault(_token.vault()).process, ()));
            _isInside = false;
        }
    }

    function _call(address target, bytes memory data) private {
        emit Entered();
        (bool success,) = target.call{ gas: gasleft() / 4 }(data);
        emit Left(success);
    }
}
