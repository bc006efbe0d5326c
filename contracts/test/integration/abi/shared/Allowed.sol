// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";

/// @notice Every function that a token or a vault may have, and who may call it. A function that is not named here must not
/// exist, and one that is named must: `Functions.t.sol` compares with the shipped artifacts, `Powers.t.sol` tries who may.
library Allowed {
    /// @notice The functions of one contract, with spaces between. Each is in one group.
    struct Functions {
        // Change nothing.
        string views;
        // Move or allow what is the caller's own, or what its holder has allowed or signed for.
        string holders;
        // Only the owner may.
        string owners;
        // Only the one may to whom the owner has offered the ownership.
        string pendingOwners;
        // Only the token's vault may.
        string vaults;
        // Only the vault's token may.
        string tokens;
        // Only the contract itself may.
        string selfs;
        // Change something, and are open to anyone.
        string anybodys;
        // Whether plain native coin is accepted.
        bool isCoinAccepted;
    }

    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /* THE LISTS */

    /// @dev No account has any power: no owner, no vault.
    function standardToken() internal pure returns (Functions memory allowed) {
        allowed.views = "DOMAIN_SEPARATOR() allowance(address,address) balanceOf(address) contractURI() decimals() "
            "marksOf(address,uint256) name() nonces(address) symbol() totalSupply()";
        allowed.holders = "approve(address,uint256) burn(uint256) cancel(uint256) "
            "permit(address,address,uint256,uint256,uint8,bytes32,bytes32) transfer(address,uint256) "
            "transferFrom(address,address,uint256) transferMany(uint256,uint256,uint256,uint256,bytes)";
    }

    function liquidityGeneratorToken() internal pure returns (Functions memory allowed) {
        allowed.views = "allowance(address,address) balanceOf(address) booked() charityAddress() decimals() "
            "eligible() fees() firstOwner() name() owner() pair() pendingOwner() router() symbol() "
            "totalSupply() vault() DOMAIN_SEPARATOR() contractURI() nonces(address)";
        allowed.holders =
            "approve(address,uint256) permit(address,address,uint256,uint256,uint8,bytes32,bytes32) transfer(address,uint256) transferFrom(address,address,uint256)";
        allowed.owners = "lowerFees((uint16,uint16,uint16)) renounceOwnership() transferOwnership(address)";
        allowed.pendingOwners = "acceptOwnership()";
        allowed.vaults = "unbook(uint256)";
    }

    function babyToken() internal pure returns (Functions memory allowed) {
        allowed = _dividendToken();
        allowed.views = string.concat(allowed.views, " marketingWallet()");
        allowed.owners = string.concat("lowerFees((uint16,uint16,uint16)) ", allowed.owners);
    }

    function buybackBabyToken() internal pure returns (Functions memory allowed) {
        allowed = _dividendToken();
        allowed.owners = string.concat("lowerFees((uint16,uint16,uint16,uint16)) ", allowed.owners);
    }

    /// @dev What has been earned is paid to its earner, for any caller.
    function _dividendToken() private pure returns (Functions memory allowed) {
        allowed.views = "CLAIM_GAS() allowance(address,address) balanceOf(address) booked() claimableOf(address) "
            "decimals() dividendTotals() eligible() fees() firstOwner() minimumTokenBalanceForDividends() name() owed() owner() "
            "pair() pendingOwner() rewardToken() router() symbol() totalSupply() vault() DOMAIN_SEPARATOR() "
            "contractURI() nonces(address)";
        allowed.holders =
            "approve(address,uint256) claim() permit(address,address,uint256,uint256,uint8,bytes32,bytes32) transfer(address,uint256) transferFrom(address,address,uint256)";
        allowed.owners = "renounceOwnership() transferOwnership(address)";
        allowed.pendingOwners = "acceptOwnership()";
        allowed.vaults = "credit(address,uint256) distribute(uint256) unbook(uint256)";
        allowed.anybodys = "claimFor(address) claimMany(address[])";
    }

    /// @dev Coin comes from the wrapped coin.
    function tokenVault() internal pure returns (Functions memory allowed) {
        allowed.views =
        "BAND_BPS() KEEPER_BPS() KEEPER_TIME() PAUSE() PAYOUT_GAS() RESERVE_PER_UNIT_SWAPPED() pending()";
        allowed.selfs = "swapAndPay(uint256,uint256,address,uint256)";
        allowed.anybodys = "process()";
        allowed.isCoinAccepted = true;
    }

    function babyVault() internal pure returns (Functions memory allowed) {
        allowed = tokenVault();
        allowed.views = string.concat(allowed.views, " REWARD_GAS() pendingReward()");
        allowed.tokens = "payReward(address,address,uint256)";
        allowed.selfs = string.concat(allowed.selfs, " buyAndDistribute(uint256,address,uint256) purchase(address)");
    }

    function buybackBabyVault() internal pure returns (Functions memory allowed) {
        allowed = babyVault();
        allowed.views = string.concat(allowed.views, " pendingBuyback()");
        allowed.anybodys = string.concat(allowed.anybodys, " buyback(uint256)");
    }

    /* READING THEM */

    function all(Functions memory allowed) internal pure returns (string[] memory) {
        return split(string.concat(allowed.views, " ", changing(allowed)));
    }

    function changing(Functions memory allowed) internal pure returns (string memory) {
        return string.concat(
            string.concat(allowed.holders, " ", allowed.owners, " ", allowed.pendingOwners, " "),
            string.concat(allowed.vaults, " ", allowed.tokens, " ", allowed.selfs, " ", allowed.anybodys)
        );
    }

    function split(string memory group) internal pure returns (string[] memory signatures) {
        string[] memory words = vm.split(group, " ");
        uint256 count;
        for (uint256 i = 0; i < words.length; ++i) {
            if (bytes(words[i]).length > 0) ++count;
        }
        signatures = new string[](count);
        for (uint256 i = words.length; i > 0; --i) {
            if (bytes(words[i - 1]).length > 0) signatures[--count] = words[i - 1];
        }
    }
}
