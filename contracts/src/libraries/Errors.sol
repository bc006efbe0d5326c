// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Waiting } from "../types/VaultPending.sol";

/// @title Errors
/// @notice All errors that our contracts throw. The web translates each by its name, with its values.
library Errors {
    /* BABY TOKEN FACTORY */

    /// @notice Thrown when the least balance that earns dividends, in base units, is outside the bounds: more than a
    /// thousandth of the supply would leave too few holders.
    error BabyTokenFactory_MinimumOutOfRange(uint256 minimum, uint256 min, uint256 max);

    /// @notice Thrown when no balance could be both a base unit and a thousandth of the supply.
    error BabyTokenFactory_TotalSupplyTooLow(uint256 totalSupply, uint256 min);

    /* BUYBACK BABY VAULT */

    /// @notice Thrown when a buyback with a minimum may not be now; for what reason, {Waiting} numbers.
    error BuybackBabyVault_BuybackMustWait(Waiting reason);

    /// @notice Thrown when a buyback would bring fewer base units than asked for.
    error BuybackBabyVault_BuybackTooSmall(uint256 units, uint256 minUnits);

    /* DIVIDEND TOKENS */

    /// @notice Thrown when a distribution comes in the second in which a holder's units have changed.
    error DividendToken_HoldersChanging();

    /// @notice Thrown when less gas is left than a holder of the list was promised: starving a payment is never a skip.
    error DividendToken_InsufficientGas(uint256 index, uint256 available, uint256 required);

    /// @notice Thrown when no holder can share a distribution.
    error DividendToken_NobodyEligible();

    /* DIVIDEND TOKEN FACTORY */

    /// @notice Thrown when a fee, in hundredths of a percent, is below the least.
    error DividendTokenFactory_FeeTooLow(uint256 feeBps, uint256 minBps);

    /// @notice Thrown when the reward token has more decimals than allowed.
    error DividendTokenFactory_RewardDecimalsTooHigh(address rewardToken, uint256 decimals, uint256 max);

    /// @notice Thrown when the reward token has no code, does not tell its decimals, or is the router's wrapped coin.
    error DividendTokenFactory_RewardTokenInvalid(address rewardToken);

    /* LIQUIDITY SEEDER */

    /// @notice Thrown when the deadline was before this block.
    error LiquiditySeeder_DeadlinePassed(uint256 deadline, uint256 timestamp);

    /// @notice Thrown when the pair already has as much of the token or the wrapped coin as is wanted in it.
    error LiquiditySeeder_DonationExceeds(address token, uint256 donated, uint256 wanted);

    /// @notice Thrown when the pair would mint fewer units of liquidity than asked for.
    error LiquiditySeeder_LiquidityTooLow(uint256 liquidity, uint256 minLp);

    /// @notice Thrown when what locks are made by is not deployed yet.
    error LiquiditySeeder_LockFactoryMissing(address lockFactory);

    /// @notice Thrown when the lock that shall get the liquidity is listed under another token than the pair.
    error LiquiditySeeder_LockForOtherToken(address lock, address token, address pair);

    /// @notice Thrown when the lock that shall get the liquidity may release it already.
    error LiquiditySeeder_LockOpen(address lock, uint256 cliff, uint256 timestamp);

    /// @notice Thrown when the pair has liquidity already.
    error LiquiditySeeder_PairHasLiquidity(address pair);

    /// @notice Thrown when not exactly what is wanted came to be in the pair, as with tokens that take a fee on transfer.
    error LiquiditySeeder_PairMismatch(address pair, address token, uint256 expected, uint256 actual);

    /// @notice Thrown when the liquidity shall go to an account that is not the caller, the dead address or a lock of our factory.
    error LiquiditySeeder_RecipientInvalid(address recipient);

    /// @notice Thrown when the caller refuses the coin that a donation made superfluous.
    error LiquiditySeeder_RefundFailed(address caller, uint256 amount);

    /// @notice Thrown when the router, or the factory that it names, does not answer, or its wrapped coin has no code.
    error LiquiditySeeder_RouterInvalid(address router);

    /// @notice Thrown when the token, or the wrapped coin, does not tell balances.
    error LiquiditySeeder_TokenInvalid(address token);

    /// @notice Thrown when the token, or the wrapped coin, refuses to move to the pair.
    error LiquiditySeeder_TransferFailed(address token, uint256 amount);

    /* MULTI SENDER */

    /// @notice Thrown when the highest amount that the width allows, times unit and number of recipients, exceeds 248 bits.
    error MultiSender_AmountOverflow(uint256 unit, uint256 width, uint256 count);

    /// @notice Thrown when a token neither reverted nor said yes: the amount may or may not have moved, and an amount
    /// that may have moved is never reported as skipped.
    error MultiSender_AnswerUnclear(uint256 index, address recipient);

    /// @notice Thrown when the batch was sent or cancelled before.
    error MultiSender_AlreadyMarked(address sender, uint256 id);

    /// @notice Thrown when a pull did not bring exactly the total, as with tokens that take a fee on transfer; or when, after
    /// all payments, less of the token is here than before the call (`expected` is then the balance before it).
    error MultiSender_BalanceMismatch(address token, uint256 expected, uint256 actual);

    /// @notice Thrown if an account runs MultiSender's code as its own.
    error MultiSender_CodeOfAccount(address account);

    /// @notice Thrown when id 0, which means "no mark", is to be cancelled.
    error MultiSender_IdZero();

    /// @notice Thrown when less gas is left than a recipient was promised: starving a call is never a skip.
    error MultiSender_InsufficientGas(uint256 index, uint256 available, uint256 required);

    /// @notice Thrown when there is no recipient.
    error MultiSender_NoRecipients();

    /// @notice Thrown when the token refuses to hand the total over, or has no code.
    error MultiSender_PullFailed(address token, uint256 total);

    /// @notice Thrown when a recipient could not be paid and the batch is all or nothing.
    error MultiSender_RecipientFailed(uint256 index, address recipient);

    /// @notice Thrown when MultiSender itself is among the recipients.
    error MultiSender_RecipientIsMultiSender(uint256 index);

    /// @notice Thrown when the length of the records is not a multiple of one record.
    error MultiSender_RecordsLength(uint256 length, uint256 recordLength);

    /// @notice Thrown when the sender refuses the money of skipped recipients or what was paid too much.
    error MultiSender_RefundFailed(address sender, uint256 amount);

    /// @notice Thrown when the amounts do not add up to the total, or exceed the coin that came with the call. `sum` may leave
    /// out the amounts that come after the first one not covered.
    error MultiSender_TotalMismatch(uint256 total, uint256 sum);

    /// @notice Thrown when the width of an amount is not 1 to 32 bytes.
    error MultiSender_WidthOutOfRange(uint256 width);

    /* REWARD VAULT */

    /// @notice Thrown when coin was spent and nothing of the reward token has arrived.
    error RewardVault_NothingReceived(address rewardToken, uint256 coin);

    /// @notice Thrown when the reward token does not tell balances.
    error RewardVault_RewardTokenInvalid(address rewardToken);

    /// @notice Thrown when the reward token refuses to move to a holder.
    error RewardVault_TransferFailed(address rewardToken, address holder, uint256 amount);

    /* TAXED TOKENS */

    /// @notice Thrown when the caller is not the token's vault.
    error TaxedToken_CallerNotVault(address caller, address vault);

    /// @notice Thrown when a fee, in hundredths of a percent, would be higher than it is.
    error TaxedToken_FeeRaised(uint256 givenBps, uint256 currentBps);

    /// @notice Thrown when the payee's fee would become a larger part of all fees than it is; both in hundredths of a percent.
    error TaxedToken_PayeePartRaised(uint256 payeeBps, uint256 mostBps);

    /// @notice Thrown when a permit is submitted after its deadline, in Unix seconds.
    error TaxedToken_PermitExpired(uint256 deadline);

    /// @notice Thrown when a permit's signature is not its owner's for these values, this token, this chain and the owner's next
    /// nonce. The signer is zero if the signature is no account's.
    error TaxedToken_PermitInvalid(address signer, address owner);

    /* TAXED TOKEN FACTORY */

    /// @notice Thrown when the caller is not the factory itself.
    error TaxedTokenFactory_CallerNotFactory(address caller);

    /// @notice Thrown when the charity fee is not 0 exactly if there is no charity, or else below the least, in hundredths of
    /// a percent.
    error TaxedTokenFactory_CharityFeeInvalid(address charity, uint256 charityBps, uint256 minBps);

    /// @notice Thrown when all fees together exceed the cap, in hundredths of a percent.
    error TaxedTokenFactory_FeesTooHigh(uint256 sumBps, uint256 maxBps);

    /// @notice Carries the address of a pair that was made and taken back. Thrown to the factory itself alone.
    error TaxedTokenFactory_PairRevealed(address pair);

    /// @notice Thrown if a pair does not answer what a vault asks it: reserves, price sums, total supply.
    error TaxedTokenFactory_PairUnsupported(address pair);

    /// @notice Thrown when the router has no code, or does not name a factory and a wrapped coin that have.
    error TaxedTokenFactory_RouterInvalid(address router);

    /// @notice Thrown when the total supply is more than a pair can hold.
    error TaxedTokenFactory_TotalSupplyTooHigh(uint256 totalSupply, uint256 max);

    /// @notice Thrown when what vaults delegate to is not deployed yet.
    error TaxedTokenFactory_VaultImplementationMissing(address implementation);

    /// @notice Thrown when a wallet to be paid is the dead address, the router, the pair, the wrapped coin, this factory or what
    /// vaults delegate to.
    error TaxedTokenFactory_WalletInvalid(address wallet);

    /* TOKENS */

    /// @notice Thrown when tokens are to be transferred to the zero address.
    error Token_RecipientZero();

    /* TOKEN FACTORY */

    /// @notice Thrown when the contract URI, in bytes, is longer than allowed.
    error TokenFactory_ContractURITooLong(uint256 length, uint256 max);

    /// @notice Thrown when the number of decimals is outside the bounds.
    error TokenFactory_DecimalsOutOfRange(uint256 decimals, uint256 min, uint256 max);

    /// @notice Thrown when the length of the name, in bytes, is outside the bounds.
    error TokenFactory_NameLengthOutOfRange(uint256 length, uint256 min, uint256 max);

    /// @notice Thrown when the creator created a token with this salt before.
    error TokenFactory_SaltUsed(address creator, bytes32 salt, address token);

    /// @notice Thrown when the length of the symbol, in bytes, is outside the bounds.
    error TokenFactory_SymbolLengthOutOfRange(uint256 length, uint256 min, uint256 max);

    /// @notice Thrown when the team wallet is the zero, the dead or the factory's address.
    error TokenFactory_TeamWalletInvalid(address teamWallet);

    /// @notice Thrown when the total supply is zero.
    error TokenFactory_TotalSupplyZero();

    /* TOKEN LOCK */

    /// @notice Thrown when a lock is to be handed over or renounced: its beneficiary never changes.
    error TokenLock_BeneficiaryFixed(address beneficiary);

    /// @notice Thrown when a release would take more than what is vested of the token: another one within it, or coin as well.
    error TokenLock_ExcessReleased(address token);

    /* TOKEN LOCK FACTORY */

    /// @notice Thrown when the beneficiary is the zero, the dead, the factory's or the token's address.
    error TokenLockFactory_BeneficiaryInvalid(uint256 index, address beneficiary);

    /// @notice Thrown when the cliff, in seconds, is longer than the whole schedule.
    error TokenLockFactory_CliffTooLong(uint256 index, uint256 cliffSeconds, uint256 durationSeconds);

    /// @notice Thrown when everything would be releasable at once.
    error TokenLockFactory_EndPassed(uint256 index, uint256 end, uint256 timestamp);

    /// @notice Thrown when the end is more than 100 years away, as with a date in milliseconds.
    error TokenLockFactory_EndTooLate(uint256 index, uint256 end, uint256 max);

    /// @notice Thrown when the creator created a lock with these terms and this salt before.
    error TokenLockFactory_LockExists(uint256 index, address lock);

    /// @notice Thrown when the list of locks to create is empty.
    error TokenLockFactory_NoLocks();

    /// @notice Thrown when a lock is to be listed under the zero address.
    error TokenLockFactory_TokenZero(uint256 index);

    /* TOKEN VAULT */

    /// @notice Thrown when the caller is not the token.
    error TokenVault_CallerNotToken(address caller, address token);

    /// @notice Thrown when the caller is not the vault itself.
    error TokenVault_CallerNotVault(address caller);

    /// @notice Thrown when a part of a run has failed with so little gas that it may have failed for want of it.
    error TokenVault_InsufficientGas(uint256 available, uint256 required);

    /// @notice Thrown if the router quotes less than 97 % of what the pair's reserves say.
    /// @param quoted By the router, in base units or wei.
    /// @param fair By the reserves, before fees.
    error TokenVault_QuoteTooLow(uint256 quoted, uint256 fair);
}
