//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// contractErrors
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const contractErrorsAbi = [
  { type: 'error', inputs: [], name: 'AllowanceOverflow' },
  { type: 'error', inputs: [], name: 'AllowanceUnderflow' },
  {
    type: 'error',
    inputs: [
      { name: 'minimum', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'BabyTokenFactory_MinimumOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'totalSupply', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'BabyTokenFactory_TotalSupplyTooLow',
  },
  {
    type: 'error',
    inputs: [{ name: 'reason', internalType: 'enum Waiting', type: 'uint8' }],
    name: 'BuybackBabyVault_BuybackMustWait',
  },
  {
    type: 'error',
    inputs: [
      { name: 'units', internalType: 'uint256', type: 'uint256' },
      { name: 'minUnits', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'BuybackBabyVault_BuybackTooSmall',
  },
  { type: 'error', inputs: [], name: 'CloneArgumentsTooLong' },
  { type: 'error', inputs: [], name: 'Create2EmptyBytecode' },
  {
    type: 'error',
    inputs: [
      { name: 'feeBps', internalType: 'uint256', type: 'uint256' },
      { name: 'minBps', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'DividendTokenFactory_FeeTooLow',
  },
  {
    type: 'error',
    inputs: [
      { name: 'rewardToken', internalType: 'address', type: 'address' },
      { name: 'decimals', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'DividendTokenFactory_RewardDecimalsTooHigh',
  },
  {
    type: 'error',
    inputs: [{ name: 'rewardToken', internalType: 'address', type: 'address' }],
    name: 'DividendTokenFactory_RewardTokenInvalid',
  },
  { type: 'error', inputs: [], name: 'DividendToken_HoldersChanging' },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'available', internalType: 'uint256', type: 'uint256' },
      { name: 'required', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'DividendToken_InsufficientGas',
  },
  { type: 'error', inputs: [], name: 'DividendToken_NobodyEligible' },
  {
    type: 'error',
    inputs: [
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'allowance', internalType: 'uint256', type: 'uint256' },
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC20InsufficientAllowance',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'balance', internalType: 'uint256', type: 'uint256' },
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC20InsufficientBalance',
  },
  {
    type: 'error',
    inputs: [{ name: 'approver', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidApprover',
  },
  {
    type: 'error',
    inputs: [{ name: 'receiver', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [{ name: 'sender', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidSender',
  },
  {
    type: 'error',
    inputs: [{ name: 'spender', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidSpender',
  },
  { type: 'error', inputs: [], name: 'FailedCall' },
  { type: 'error', inputs: [], name: 'FailedDeployment' },
  { type: 'error', inputs: [], name: 'InsufficientAllowance' },
  { type: 'error', inputs: [], name: 'InsufficientBalance' },
  {
    type: 'error',
    inputs: [
      { name: 'balance', internalType: 'uint256', type: 'uint256' },
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'InsufficientBalance',
  },
  {
    type: 'error',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'currentNonce', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'InvalidAccountNonce',
  },
  {
    type: 'error',
    inputs: [
      { name: 'cliffSeconds', internalType: 'uint64', type: 'uint64' },
      { name: 'durationSeconds', internalType: 'uint64', type: 'uint64' },
    ],
    name: 'InvalidCliffDuration',
  },
  { type: 'error', inputs: [], name: 'InvalidPermit' },
  {
    type: 'error',
    inputs: [
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
      { name: 'timestamp', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_DeadlinePassed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'token', internalType: 'address', type: 'address' },
      { name: 'donated', internalType: 'uint256', type: 'uint256' },
      { name: 'wanted', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_DonationExceeds',
  },
  {
    type: 'error',
    inputs: [
      { name: 'liquidity', internalType: 'uint256', type: 'uint256' },
      { name: 'minLp', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_LiquidityTooLow',
  },
  {
    type: 'error',
    inputs: [{ name: 'lockFactory', internalType: 'address', type: 'address' }],
    name: 'LiquiditySeeder_LockFactoryMissing',
  },
  {
    type: 'error',
    inputs: [
      { name: 'lock', internalType: 'address', type: 'address' },
      { name: 'token', internalType: 'address', type: 'address' },
      { name: 'pair', internalType: 'address', type: 'address' },
    ],
    name: 'LiquiditySeeder_LockForOtherToken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'lock', internalType: 'address', type: 'address' },
      { name: 'cliff', internalType: 'uint256', type: 'uint256' },
      { name: 'timestamp', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_LockOpen',
  },
  {
    type: 'error',
    inputs: [{ name: 'pair', internalType: 'address', type: 'address' }],
    name: 'LiquiditySeeder_PairHasLiquidity',
  },
  {
    type: 'error',
    inputs: [
      { name: 'pair', internalType: 'address', type: 'address' },
      { name: 'token', internalType: 'address', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'actual', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_PairMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'LiquiditySeeder_RecipientInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_RefundFailed',
  },
  {
    type: 'error',
    inputs: [{ name: 'router', internalType: 'address', type: 'address' }],
    name: 'LiquiditySeeder_RouterInvalid',
  },
  {
    type: 'error',
    inputs: [{ name: 'token', internalType: 'address', type: 'address' }],
    name: 'LiquiditySeeder_TokenInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'token', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'LiquiditySeeder_TransferFailed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_AlreadyMarked',
  },
  {
    type: 'error',
    inputs: [
      { name: 'unit', internalType: 'uint256', type: 'uint256' },
      { name: 'width', internalType: 'uint256', type: 'uint256' },
      { name: 'count', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_AmountOverflow',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'recipient', internalType: 'address', type: 'address' },
    ],
    name: 'MultiSender_AnswerUnclear',
  },
  {
    type: 'error',
    inputs: [
      { name: 'token', internalType: 'address', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'actual', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_BalanceMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'MultiSender_CodeOfAccount',
  },
  { type: 'error', inputs: [], name: 'MultiSender_IdZero' },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'available', internalType: 'uint256', type: 'uint256' },
      { name: 'required', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_InsufficientGas',
  },
  { type: 'error', inputs: [], name: 'MultiSender_NoRecipients' },
  {
    type: 'error',
    inputs: [
      { name: 'token', internalType: 'address', type: 'address' },
      { name: 'total', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_PullFailed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'recipient', internalType: 'address', type: 'address' },
    ],
    name: 'MultiSender_RecipientFailed',
  },
  {
    type: 'error',
    inputs: [{ name: 'index', internalType: 'uint256', type: 'uint256' }],
    name: 'MultiSender_RecipientIsMultiSender',
  },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'recordLength', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_RecordsLength',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_RefundFailed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'total', internalType: 'uint256', type: 'uint256' },
      { name: 'sum', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MultiSender_TotalMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'width', internalType: 'uint256', type: 'uint256' }],
    name: 'MultiSender_WidthOutOfRange',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'OwnableInvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'OwnableUnauthorizedAccount',
  },
  { type: 'error', inputs: [], name: 'Permit2AllowanceIsFixedAtInfinity' },
  { type: 'error', inputs: [], name: 'PermitExpired' },
  {
    type: 'error',
    inputs: [
      { name: 'rewardToken', internalType: 'address', type: 'address' },
      { name: 'coin', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'RewardVault_NothingReceived',
  },
  {
    type: 'error',
    inputs: [{ name: 'rewardToken', internalType: 'address', type: 'address' }],
    name: 'RewardVault_RewardTokenInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'rewardToken', internalType: 'address', type: 'address' },
      { name: 'holder', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'RewardVault_TransferFailed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'bits', internalType: 'uint8', type: 'uint8' },
      { name: 'value', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'SafeCastOverflowedUintDowncast',
  },
  {
    type: 'error',
    inputs: [{ name: 'token', internalType: 'address', type: 'address' }],
    name: 'SafeERC20FailedOperation',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'TaxedTokenFactory_CallerNotFactory',
  },
  {
    type: 'error',
    inputs: [
      { name: 'charity', internalType: 'address', type: 'address' },
      { name: 'charityBps', internalType: 'uint256', type: 'uint256' },
      { name: 'minBps', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TaxedTokenFactory_CharityFeeInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sumBps', internalType: 'uint256', type: 'uint256' },
      { name: 'maxBps', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TaxedTokenFactory_FeesTooHigh',
  },
  {
    type: 'error',
    inputs: [{ name: 'pair', internalType: 'address', type: 'address' }],
    name: 'TaxedTokenFactory_PairRevealed',
  },
  {
    type: 'error',
    inputs: [{ name: 'pair', internalType: 'address', type: 'address' }],
    name: 'TaxedTokenFactory_PairUnsupported',
  },
  {
    type: 'error',
    inputs: [{ name: 'router', internalType: 'address', type: 'address' }],
    name: 'TaxedTokenFactory_RouterInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'totalSupply', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TaxedTokenFactory_TotalSupplyTooHigh',
  },
  {
    type: 'error',
    inputs: [
      { name: 'implementation', internalType: 'address', type: 'address' },
    ],
    name: 'TaxedTokenFactory_VaultImplementationMissing',
  },
  {
    type: 'error',
    inputs: [{ name: 'wallet', internalType: 'address', type: 'address' }],
    name: 'TaxedTokenFactory_WalletInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'vault', internalType: 'address', type: 'address' },
    ],
    name: 'TaxedToken_CallerNotVault',
  },
  {
    type: 'error',
    inputs: [
      { name: 'givenBps', internalType: 'uint256', type: 'uint256' },
      { name: 'currentBps', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TaxedToken_FeeRaised',
  },
  {
    type: 'error',
    inputs: [
      { name: 'payeeBps', internalType: 'uint256', type: 'uint256' },
      { name: 'mostBps', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TaxedToken_PayeePartRaised',
  },
  {
    type: 'error',
    inputs: [{ name: 'deadline', internalType: 'uint256', type: 'uint256' }],
    name: 'TaxedToken_PermitExpired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'signer', internalType: 'address', type: 'address' },
      { name: 'owner', internalType: 'address', type: 'address' },
    ],
    name: 'TaxedToken_PermitInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenFactory_ContractURITooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'decimals', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenFactory_DecimalsOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenFactory_NameLengthOutOfRange',
  },
  {
    type: 'error',
    inputs: [
      { name: 'creator', internalType: 'address', type: 'address' },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
      { name: 'token', internalType: 'address', type: 'address' },
    ],
    name: 'TokenFactory_SaltUsed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenFactory_SymbolLengthOutOfRange',
  },
  {
    type: 'error',
    inputs: [{ name: 'teamWallet', internalType: 'address', type: 'address' }],
    name: 'TokenFactory_TeamWalletInvalid',
  },
  { type: 'error', inputs: [], name: 'TokenFactory_TotalSupplyZero' },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'beneficiary', internalType: 'address', type: 'address' },
    ],
    name: 'TokenLockFactory_BeneficiaryInvalid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'cliffSeconds', internalType: 'uint256', type: 'uint256' },
      { name: 'durationSeconds', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenLockFactory_CliffTooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
      { name: 'timestamp', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenLockFactory_EndPassed',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenLockFactory_EndTooLate',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'lock', internalType: 'address', type: 'address' },
    ],
    name: 'TokenLockFactory_LockExists',
  },
  { type: 'error', inputs: [], name: 'TokenLockFactory_NoLocks' },
  {
    type: 'error',
    inputs: [{ name: 'index', internalType: 'uint256', type: 'uint256' }],
    name: 'TokenLockFactory_TokenZero',
  },
  {
    type: 'error',
    inputs: [{ name: 'beneficiary', internalType: 'address', type: 'address' }],
    name: 'TokenLock_BeneficiaryFixed',
  },
  {
    type: 'error',
    inputs: [{ name: 'token', internalType: 'address', type: 'address' }],
    name: 'TokenLock_ExcessReleased',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'token', internalType: 'address', type: 'address' },
    ],
    name: 'TokenVault_CallerNotToken',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'TokenVault_CallerNotVault',
  },
  {
    type: 'error',
    inputs: [
      { name: 'available', internalType: 'uint256', type: 'uint256' },
      { name: 'required', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenVault_InsufficientGas',
  },
  {
    type: 'error',
    inputs: [
      { name: 'quoted', internalType: 'uint256', type: 'uint256' },
      { name: 'fair', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TokenVault_QuoteTooLow',
  },
  { type: 'error', inputs: [], name: 'Token_RecipientZero' },
  { type: 'error', inputs: [], name: 'TotalSupplyOverflow' },
] as const
