// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenVault } from "src/interfaces/ITokenVault.sol";

/// @notice Takes its coin, refuses it, burns all gas, or calls a vault again: as scripted.
contract MoodyPayee {
    enum Mood {
        Taking,
        Refusing,
        Burning,
        Reentering
    }

    Mood public mood;
    address private _vault;

    error MoodyPayee_Refused();

    function setMood(Mood mood_, address vault) external {
        (mood, _vault) = (mood_, vault);
    }

    receive() external payable {
        if (mood == Mood.Refusing) revert MoodyPayee_Refused();
        if (mood == Mood.Burning) {
            assembly {
                invalid()
            }
        }
        if (mood == Mood.Reentering) {
            try ITokenVault(_vault).process() { } catch { }
        }
    }
}
