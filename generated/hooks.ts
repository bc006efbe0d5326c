import {
  createReadContract,
  createWriteContract,
  createSimulateContract,
  createWatchContractEvent,
} from 'wagmi/codegen'

import {
  createUseReadContract,
  createUseWriteContract,
  createUseSimulateContract,
  createUseWatchContractEvent,
} from 'wagmi/codegen'

import {
  babyTokenAbi,
  babyTokenFactoryAbi,
  babyTokenFactoryAddress,
  babyVaultAbi,
  buybackBabyTokenAbi,
  buybackBabyTokenFactoryAbi,
  buybackBabyTokenFactoryAddress,
  buybackBabyVaultAbi,
  ierc20Abi,
  iWrappedCoinAbi,
  liquidityGeneratorTokenAbi,
  liquidityGeneratorTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAddress,
  liquiditySeederAbi,
  liquiditySeederAddress,
  multiSenderAbi,
  multiSenderAddress,
  permitTokenAbi,
  standardTokenAbi,
  standardTokenFactoryAbi,
  standardTokenFactoryAddress,
  tokenLockAbi,
  tokenLockFactoryAbi,
  tokenLockFactoryAddress,
  tokenVaultAbi,
  uniswapV2FactoryAbi,
  uniswapV2PairAbi,
  uniswapV2RouterAbi,
} from './abis.ts'

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Action
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const readBabyToken = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"CLAIM_GAS"`
 */
export const readBabyTokenClaimGas = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'CLAIM_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const readBabyTokenDomainSeparator = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'DOMAIN_SEPARATOR',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const readBabyTokenAllowance = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readBabyTokenBalanceOf = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"booked"`
 */
export const readBabyTokenBooked = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'booked',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimableOf"`
 */
export const readBabyTokenClaimableOf = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'claimableOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const readBabyTokenContractUri = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'contractURI',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const readBabyTokenDecimals = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"dividendTotals"`
 */
export const readBabyTokenDividendTotals = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'dividendTotals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"eligible"`
 */
export const readBabyTokenEligible = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'eligible',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"fees"`
 */
export const readBabyTokenFees = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'fees',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"firstOwner"`
 */
export const readBabyTokenFirstOwner = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'firstOwner',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"marketingWallet"`
 */
export const readBabyTokenMarketingWallet = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'marketingWallet',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"minimumTokenBalanceForDividends"`
 */
export const readBabyTokenMinimumTokenBalanceForDividends =
  /*#__PURE__*/ createReadContract({
    abi: babyTokenAbi,
    functionName: 'minimumTokenBalanceForDividends',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"name"`
 */
export const readBabyTokenName = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const readBabyTokenNonces = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"owed"`
 */
export const readBabyTokenOwed = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'owed',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"owner"`
 */
export const readBabyTokenOwner = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'owner',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"pair"`
 */
export const readBabyTokenPair = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'pair',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"pendingOwner"`
 */
export const readBabyTokenPendingOwner = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'pendingOwner',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"rewardToken"`
 */
export const readBabyTokenRewardToken = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'rewardToken',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"router"`
 */
export const readBabyTokenRouter = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'router',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const readBabyTokenSymbol = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const readBabyTokenTotalSupply = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"vault"`
 */
export const readBabyTokenVault = /*#__PURE__*/ createReadContract({
  abi: babyTokenAbi,
  functionName: 'vault',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const writeBabyToken = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const writeBabyTokenAcceptOwnership = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'acceptOwnership',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const writeBabyTokenApprove = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const writeBabyTokenClaim = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'claim',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const writeBabyTokenClaimFor = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'claimFor',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const writeBabyTokenClaimMany = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'claimMany',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const writeBabyTokenCredit = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'credit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const writeBabyTokenDistribute = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'distribute',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const writeBabyTokenLowerFees = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'lowerFees',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const writeBabyTokenPermit = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const writeBabyTokenRenounceOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: babyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const writeBabyTokenTransfer = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const writeBabyTokenTransferFrom = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'transferFrom',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const writeBabyTokenTransferOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: babyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const writeBabyTokenUnbook = /*#__PURE__*/ createWriteContract({
  abi: babyTokenAbi,
  functionName: 'unbook',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const simulateBabyToken = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const simulateBabyTokenAcceptOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const simulateBabyTokenApprove = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const simulateBabyTokenClaim = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'claim',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const simulateBabyTokenClaimFor = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'claimFor',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const simulateBabyTokenClaimMany = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'claimMany',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const simulateBabyTokenCredit = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'credit',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const simulateBabyTokenDistribute = /*#__PURE__*/ createSimulateContract(
  { abi: babyTokenAbi, functionName: 'distribute' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const simulateBabyTokenLowerFees = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'lowerFees',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const simulateBabyTokenPermit = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const simulateBabyTokenRenounceOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const simulateBabyTokenTransfer = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const simulateBabyTokenTransferFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const simulateBabyTokenTransferOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const simulateBabyTokenUnbook = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenAbi,
  functionName: 'unbook',
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const watchBabyTokenEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const watchBabyTokenApprovalEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"ClaimSkipped"`
 */
export const watchBabyTokenClaimSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'ClaimSkipped',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Claimed"`
 */
export const watchBabyTokenClaimedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Claimed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const watchBabyTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Credited"`
 */
export const watchBabyTokenCreditedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Credited',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Distributed"`
 */
export const watchBabyTokenDistributedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Distributed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"DividendsSetUp"`
 */
export const watchBabyTokenDividendsSetUpEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'DividendsSetUp',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"FeesLowered"`
 */
export const watchBabyTokenFeesLoweredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'FeesLowered',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"OwnershipTransferStarted"`
 */
export const watchBabyTokenOwnershipTransferStartedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'OwnershipTransferStarted',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const watchBabyTokenOwnershipTransferredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"TokenSetUp"`
 */
export const watchBabyTokenTokenSetUpEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'TokenSetUp',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const watchBabyTokenTransferEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const readBabyTokenFactory = /*#__PURE__*/ createReadContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const readBabyTokenFactoryCountByCreator =
  /*#__PURE__*/ createReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const readBabyTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const readBabyTokenFactoryIsToken = /*#__PURE__*/ createReadContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
  functionName: 'isToken',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const readBabyTokenFactoryTokenOf = /*#__PURE__*/ createReadContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
  functionName: 'tokenOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const readBabyTokenFactoryTokensByCreator =
  /*#__PURE__*/ createReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const readBabyTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"vaultImplementation"`
 */
export const readBabyTokenFactoryVaultImplementation =
  /*#__PURE__*/ createReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'vaultImplementation',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const writeBabyTokenFactory = /*#__PURE__*/ createWriteContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const writeBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createWriteContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const writeBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createWriteContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const writeBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createWriteContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const simulateBabyTokenFactory = /*#__PURE__*/ createSimulateContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const simulateBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const simulateBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const simulateBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const watchBabyTokenFactoryEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const watchBabyTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const readBabyVault = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"BAND_BPS"`
 */
export const readBabyVaultBandBps = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'BAND_BPS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"KEEPER_BPS"`
 */
export const readBabyVaultKeeperBps = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'KEEPER_BPS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"KEEPER_TIME"`
 */
export const readBabyVaultKeeperTime = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'KEEPER_TIME',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"PAUSE"`
 */
export const readBabyVaultPause = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'PAUSE',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"PAYOUT_GAS"`
 */
export const readBabyVaultPayoutGas = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'PAYOUT_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"RESERVE_PER_UNIT_SWAPPED"`
 */
export const readBabyVaultReservePerUnitSwapped =
  /*#__PURE__*/ createReadContract({
    abi: babyVaultAbi,
    functionName: 'RESERVE_PER_UNIT_SWAPPED',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"REWARD_GAS"`
 */
export const readBabyVaultRewardGas = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'REWARD_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"pending"`
 */
export const readBabyVaultPending = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'pending',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"pendingReward"`
 */
export const readBabyVaultPendingReward = /*#__PURE__*/ createReadContract({
  abi: babyVaultAbi,
  functionName: 'pendingReward',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const writeBabyVault = /*#__PURE__*/ createWriteContract({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const writeBabyVaultBuyAndDistribute = /*#__PURE__*/ createWriteContract(
  { abi: babyVaultAbi, functionName: 'buyAndDistribute' },
)

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const writeBabyVaultPayReward = /*#__PURE__*/ createWriteContract({
  abi: babyVaultAbi,
  functionName: 'payReward',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"process"`
 */
export const writeBabyVaultProcess = /*#__PURE__*/ createWriteContract({
  abi: babyVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const writeBabyVaultPurchase = /*#__PURE__*/ createWriteContract({
  abi: babyVaultAbi,
  functionName: 'purchase',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const writeBabyVaultSwapAndPay = /*#__PURE__*/ createWriteContract({
  abi: babyVaultAbi,
  functionName: 'swapAndPay',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const simulateBabyVault = /*#__PURE__*/ createSimulateContract({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const simulateBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createSimulateContract({
    abi: babyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const simulateBabyVaultPayReward = /*#__PURE__*/ createSimulateContract({
  abi: babyVaultAbi,
  functionName: 'payReward',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"process"`
 */
export const simulateBabyVaultProcess = /*#__PURE__*/ createSimulateContract({
  abi: babyVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const simulateBabyVaultPurchase = /*#__PURE__*/ createSimulateContract({
  abi: babyVaultAbi,
  functionName: 'purchase',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const simulateBabyVaultSwapAndPay = /*#__PURE__*/ createSimulateContract(
  { abi: babyVaultAbi, functionName: 'swapAndPay' },
)

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const watchBabyVaultEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"KeeperPaid"`
 */
export const watchBabyVaultKeeperPaidEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'KeeperPaid',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"PaidOut"`
 */
export const watchBabyVaultPaidOutEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'PaidOut',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"Processed"`
 */
export const watchBabyVaultProcessedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'Processed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"RewardBought"`
 */
export const watchBabyVaultRewardBoughtEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'RewardBought',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"RewardSkipped"`
 */
export const watchBabyVaultRewardSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'RewardSkipped',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"RunSkipped"`
 */
export const watchBabyVaultRunSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'RunSkipped',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const readBuybackBabyToken = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"CLAIM_GAS"`
 */
export const readBuybackBabyTokenClaimGas = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'CLAIM_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const readBuybackBabyTokenDomainSeparator =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const readBuybackBabyTokenAllowance = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readBuybackBabyTokenBalanceOf = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"booked"`
 */
export const readBuybackBabyTokenBooked = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'booked',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimableOf"`
 */
export const readBuybackBabyTokenClaimableOf = /*#__PURE__*/ createReadContract(
  { abi: buybackBabyTokenAbi, functionName: 'claimableOf' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const readBuybackBabyTokenContractUri = /*#__PURE__*/ createReadContract(
  { abi: buybackBabyTokenAbi, functionName: 'contractURI' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const readBuybackBabyTokenDecimals = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"dividendTotals"`
 */
export const readBuybackBabyTokenDividendTotals =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'dividendTotals',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"eligible"`
 */
export const readBuybackBabyTokenEligible = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'eligible',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"fees"`
 */
export const readBuybackBabyTokenFees = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'fees',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"firstOwner"`
 */
export const readBuybackBabyTokenFirstOwner = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'firstOwner',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"minimumTokenBalanceForDividends"`
 */
export const readBuybackBabyTokenMinimumTokenBalanceForDividends =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'minimumTokenBalanceForDividends',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"name"`
 */
export const readBuybackBabyTokenName = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const readBuybackBabyTokenNonces = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"owed"`
 */
export const readBuybackBabyTokenOwed = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'owed',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"owner"`
 */
export const readBuybackBabyTokenOwner = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'owner',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"pair"`
 */
export const readBuybackBabyTokenPair = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'pair',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"pendingOwner"`
 */
export const readBuybackBabyTokenPendingOwner =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'pendingOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"rewardToken"`
 */
export const readBuybackBabyTokenRewardToken = /*#__PURE__*/ createReadContract(
  { abi: buybackBabyTokenAbi, functionName: 'rewardToken' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"router"`
 */
export const readBuybackBabyTokenRouter = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'router',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const readBuybackBabyTokenSymbol = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const readBuybackBabyTokenTotalSupply = /*#__PURE__*/ createReadContract(
  { abi: buybackBabyTokenAbi, functionName: 'totalSupply' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"vault"`
 */
export const readBuybackBabyTokenVault = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'vault',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const writeBuybackBabyToken = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const writeBuybackBabyTokenAcceptOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const writeBuybackBabyTokenApprove = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const writeBuybackBabyTokenClaim = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'claim',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const writeBuybackBabyTokenClaimFor = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'claimFor',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const writeBuybackBabyTokenClaimMany = /*#__PURE__*/ createWriteContract(
  { abi: buybackBabyTokenAbi, functionName: 'claimMany' },
)

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const writeBuybackBabyTokenCredit = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'credit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const writeBuybackBabyTokenDistribute =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'distribute',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const writeBuybackBabyTokenLowerFees = /*#__PURE__*/ createWriteContract(
  { abi: buybackBabyTokenAbi, functionName: 'lowerFees' },
)

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const writeBuybackBabyTokenPermit = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const writeBuybackBabyTokenRenounceOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const writeBuybackBabyTokenTransfer = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const writeBuybackBabyTokenTransferFrom =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const writeBuybackBabyTokenTransferOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const writeBuybackBabyTokenUnbook = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenAbi,
  functionName: 'unbook',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const simulateBuybackBabyToken = /*#__PURE__*/ createSimulateContract({
  abi: buybackBabyTokenAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const simulateBuybackBabyTokenAcceptOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const simulateBuybackBabyTokenApprove =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const simulateBuybackBabyTokenClaim =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claim',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const simulateBuybackBabyTokenClaimFor =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimFor',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const simulateBuybackBabyTokenClaimMany =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimMany',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const simulateBuybackBabyTokenCredit =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'credit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const simulateBuybackBabyTokenDistribute =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'distribute',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const simulateBuybackBabyTokenLowerFees =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const simulateBuybackBabyTokenPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const simulateBuybackBabyTokenRenounceOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const simulateBuybackBabyTokenTransfer =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const simulateBuybackBabyTokenTransferFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const simulateBuybackBabyTokenTransferOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const simulateBuybackBabyTokenUnbook =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const watchBuybackBabyTokenEvent =
  /*#__PURE__*/ createWatchContractEvent({ abi: buybackBabyTokenAbi })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const watchBuybackBabyTokenApprovalEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"ClaimSkipped"`
 */
export const watchBuybackBabyTokenClaimSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'ClaimSkipped',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Claimed"`
 */
export const watchBuybackBabyTokenClaimedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Claimed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const watchBuybackBabyTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Credited"`
 */
export const watchBuybackBabyTokenCreditedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Credited',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Distributed"`
 */
export const watchBuybackBabyTokenDistributedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Distributed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"DividendsSetUp"`
 */
export const watchBuybackBabyTokenDividendsSetUpEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'DividendsSetUp',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"FeesLowered"`
 */
export const watchBuybackBabyTokenFeesLoweredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'FeesLowered',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"OwnershipTransferStarted"`
 */
export const watchBuybackBabyTokenOwnershipTransferStartedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'OwnershipTransferStarted',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const watchBuybackBabyTokenOwnershipTransferredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"TokenSetUp"`
 */
export const watchBuybackBabyTokenTokenSetUpEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'TokenSetUp',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const watchBuybackBabyTokenTransferEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const readBuybackBabyTokenFactory = /*#__PURE__*/ createReadContract({
  abi: buybackBabyTokenFactoryAbi,
  address: buybackBabyTokenFactoryAddress,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const readBuybackBabyTokenFactoryCountByCreator =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const readBuybackBabyTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const readBuybackBabyTokenFactoryIsToken =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'isToken',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const readBuybackBabyTokenFactoryTokenOf =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const readBuybackBabyTokenFactoryTokensByCreator =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const readBuybackBabyTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"vaultImplementation"`
 */
export const readBuybackBabyTokenFactoryVaultImplementation =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'vaultImplementation',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const writeBuybackBabyTokenFactory = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyTokenFactoryAbi,
  address: buybackBabyTokenFactoryAddress,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const writeBuybackBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const writeBuybackBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const writeBuybackBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const simulateBuybackBabyTokenFactory =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const simulateBuybackBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const simulateBuybackBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const simulateBuybackBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const watchBuybackBabyTokenFactoryEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const watchBuybackBabyTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const readBuybackBabyVault = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"BAND_BPS"`
 */
export const readBuybackBabyVaultBandBps = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'BAND_BPS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"KEEPER_BPS"`
 */
export const readBuybackBabyVaultKeeperBps = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'KEEPER_BPS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"KEEPER_TIME"`
 */
export const readBuybackBabyVaultKeeperTime = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'KEEPER_TIME',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"PAUSE"`
 */
export const readBuybackBabyVaultPause = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'PAUSE',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"PAYOUT_GAS"`
 */
export const readBuybackBabyVaultPayoutGas = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'PAYOUT_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"RESERVE_PER_UNIT_SWAPPED"`
 */
export const readBuybackBabyVaultReservePerUnitSwapped =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'RESERVE_PER_UNIT_SWAPPED',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"REWARD_GAS"`
 */
export const readBuybackBabyVaultRewardGas = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'REWARD_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"pending"`
 */
export const readBuybackBabyVaultPending = /*#__PURE__*/ createReadContract({
  abi: buybackBabyVaultAbi,
  functionName: 'pending',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"pendingBuyback"`
 */
export const readBuybackBabyVaultPendingBuyback =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'pendingBuyback',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"pendingReward"`
 */
export const readBuybackBabyVaultPendingReward =
  /*#__PURE__*/ createReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'pendingReward',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const writeBuybackBabyVault = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyVaultAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const writeBuybackBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyback"`
 */
export const writeBuybackBabyVaultBuyback = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyVaultAbi,
  functionName: 'buyback',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const writeBuybackBabyVaultPayReward = /*#__PURE__*/ createWriteContract(
  { abi: buybackBabyVaultAbi, functionName: 'payReward' },
)

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"process"`
 */
export const writeBuybackBabyVaultProcess = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const writeBuybackBabyVaultPurchase = /*#__PURE__*/ createWriteContract({
  abi: buybackBabyVaultAbi,
  functionName: 'purchase',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const writeBuybackBabyVaultSwapAndPay =
  /*#__PURE__*/ createWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const simulateBuybackBabyVault = /*#__PURE__*/ createSimulateContract({
  abi: buybackBabyVaultAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const simulateBuybackBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyback"`
 */
export const simulateBuybackBabyVaultBuyback =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyback',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const simulateBuybackBabyVaultPayReward =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'payReward',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"process"`
 */
export const simulateBuybackBabyVaultProcess =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'process',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const simulateBuybackBabyVaultPurchase =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'purchase',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const simulateBuybackBabyVaultSwapAndPay =
  /*#__PURE__*/ createSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const watchBuybackBabyVaultEvent =
  /*#__PURE__*/ createWatchContractEvent({ abi: buybackBabyVaultAbi })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"BoughtBack"`
 */
export const watchBuybackBabyVaultBoughtBackEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'BoughtBack',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"BuybackSkipped"`
 */
export const watchBuybackBabyVaultBuybackSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'BuybackSkipped',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"KeeperPaid"`
 */
export const watchBuybackBabyVaultKeeperPaidEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'KeeperPaid',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"PaidOut"`
 */
export const watchBuybackBabyVaultPaidOutEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'PaidOut',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"Processed"`
 */
export const watchBuybackBabyVaultProcessedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'Processed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"RewardBought"`
 */
export const watchBuybackBabyVaultRewardBoughtEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'RewardBought',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"RewardSkipped"`
 */
export const watchBuybackBabyVaultRewardSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'RewardSkipped',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"RunSkipped"`
 */
export const watchBuybackBabyVaultRunSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'RunSkipped',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__
 */
export const readIerc20 = /*#__PURE__*/ createReadContract({ abi: ierc20Abi })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"allowance"`
 */
export const readIerc20Allowance = /*#__PURE__*/ createReadContract({
  abi: ierc20Abi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"balanceOf"`
 */
export const readIerc20BalanceOf = /*#__PURE__*/ createReadContract({
  abi: ierc20Abi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"decimals"`
 */
export const readIerc20Decimals = /*#__PURE__*/ createReadContract({
  abi: ierc20Abi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"name"`
 */
export const readIerc20Name = /*#__PURE__*/ createReadContract({
  abi: ierc20Abi,
  functionName: 'name',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"symbol"`
 */
export const readIerc20Symbol = /*#__PURE__*/ createReadContract({
  abi: ierc20Abi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"totalSupply"`
 */
export const readIerc20TotalSupply = /*#__PURE__*/ createReadContract({
  abi: ierc20Abi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link ierc20Abi}__
 */
export const writeIerc20 = /*#__PURE__*/ createWriteContract({ abi: ierc20Abi })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"approve"`
 */
export const writeIerc20Approve = /*#__PURE__*/ createWriteContract({
  abi: ierc20Abi,
  functionName: 'approve',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transfer"`
 */
export const writeIerc20Transfer = /*#__PURE__*/ createWriteContract({
  abi: ierc20Abi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transferFrom"`
 */
export const writeIerc20TransferFrom = /*#__PURE__*/ createWriteContract({
  abi: ierc20Abi,
  functionName: 'transferFrom',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link ierc20Abi}__
 */
export const simulateIerc20 = /*#__PURE__*/ createSimulateContract({
  abi: ierc20Abi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"approve"`
 */
export const simulateIerc20Approve = /*#__PURE__*/ createSimulateContract({
  abi: ierc20Abi,
  functionName: 'approve',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transfer"`
 */
export const simulateIerc20Transfer = /*#__PURE__*/ createSimulateContract({
  abi: ierc20Abi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transferFrom"`
 */
export const simulateIerc20TransferFrom = /*#__PURE__*/ createSimulateContract({
  abi: ierc20Abi,
  functionName: 'transferFrom',
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link ierc20Abi}__
 */
export const watchIerc20Event = /*#__PURE__*/ createWatchContractEvent({
  abi: ierc20Abi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link ierc20Abi}__ and `eventName` set to `"Approval"`
 */
export const watchIerc20ApprovalEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: ierc20Abi,
  eventName: 'Approval',
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link ierc20Abi}__ and `eventName` set to `"Transfer"`
 */
export const watchIerc20TransferEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: ierc20Abi,
  eventName: 'Transfer',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link iWrappedCoinAbi}__
 */
export const readIWrappedCoin = /*#__PURE__*/ createReadContract({
  abi: iWrappedCoinAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readIWrappedCoinBalanceOf = /*#__PURE__*/ createReadContract({
  abi: iWrappedCoinAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link iWrappedCoinAbi}__
 */
export const writeIWrappedCoin = /*#__PURE__*/ createWriteContract({
  abi: iWrappedCoinAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"deposit"`
 */
export const writeIWrappedCoinDeposit = /*#__PURE__*/ createWriteContract({
  abi: iWrappedCoinAbi,
  functionName: 'deposit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"transfer"`
 */
export const writeIWrappedCoinTransfer = /*#__PURE__*/ createWriteContract({
  abi: iWrappedCoinAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"withdraw"`
 */
export const writeIWrappedCoinWithdraw = /*#__PURE__*/ createWriteContract({
  abi: iWrappedCoinAbi,
  functionName: 'withdraw',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__
 */
export const simulateIWrappedCoin = /*#__PURE__*/ createSimulateContract({
  abi: iWrappedCoinAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"deposit"`
 */
export const simulateIWrappedCoinDeposit = /*#__PURE__*/ createSimulateContract(
  { abi: iWrappedCoinAbi, functionName: 'deposit' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"transfer"`
 */
export const simulateIWrappedCoinTransfer =
  /*#__PURE__*/ createSimulateContract({
    abi: iWrappedCoinAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"withdraw"`
 */
export const simulateIWrappedCoinWithdraw =
  /*#__PURE__*/ createSimulateContract({
    abi: iWrappedCoinAbi,
    functionName: 'withdraw',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const readLiquidityGeneratorToken = /*#__PURE__*/ createReadContract({
  abi: liquidityGeneratorTokenAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const readLiquidityGeneratorTokenDomainSeparator =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const readLiquidityGeneratorTokenAllowance =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'allowance',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readLiquidityGeneratorTokenBalanceOf =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'balanceOf',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"booked"`
 */
export const readLiquidityGeneratorTokenBooked =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'booked',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"charityAddress"`
 */
export const readLiquidityGeneratorTokenCharityAddress =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'charityAddress',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const readLiquidityGeneratorTokenContractUri =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'contractURI',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const readLiquidityGeneratorTokenDecimals =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'decimals',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"eligible"`
 */
export const readLiquidityGeneratorTokenEligible =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'eligible',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"fees"`
 */
export const readLiquidityGeneratorTokenFees = /*#__PURE__*/ createReadContract(
  { abi: liquidityGeneratorTokenAbi, functionName: 'fees' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"firstOwner"`
 */
export const readLiquidityGeneratorTokenFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'firstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"name"`
 */
export const readLiquidityGeneratorTokenName = /*#__PURE__*/ createReadContract(
  { abi: liquidityGeneratorTokenAbi, functionName: 'name' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const readLiquidityGeneratorTokenNonces =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'nonces',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"owner"`
 */
export const readLiquidityGeneratorTokenOwner =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'owner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"pair"`
 */
export const readLiquidityGeneratorTokenPair = /*#__PURE__*/ createReadContract(
  { abi: liquidityGeneratorTokenAbi, functionName: 'pair' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"pendingOwner"`
 */
export const readLiquidityGeneratorTokenPendingOwner =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'pendingOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"router"`
 */
export const readLiquidityGeneratorTokenRouter =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'router',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const readLiquidityGeneratorTokenSymbol =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'symbol',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const readLiquidityGeneratorTokenTotalSupply =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'totalSupply',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"vault"`
 */
export const readLiquidityGeneratorTokenVault =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'vault',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const writeLiquidityGeneratorToken = /*#__PURE__*/ createWriteContract({
  abi: liquidityGeneratorTokenAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const writeLiquidityGeneratorTokenAcceptOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"approve"`
 */
export const writeLiquidityGeneratorTokenApprove =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const writeLiquidityGeneratorTokenLowerFees =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"permit"`
 */
export const writeLiquidityGeneratorTokenPermit =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const writeLiquidityGeneratorTokenRenounceOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const writeLiquidityGeneratorTokenTransfer =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const writeLiquidityGeneratorTokenTransferFrom =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const writeLiquidityGeneratorTokenTransferOwnership =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const writeLiquidityGeneratorTokenUnbook =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const simulateLiquidityGeneratorToken =
  /*#__PURE__*/ createSimulateContract({ abi: liquidityGeneratorTokenAbi })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const simulateLiquidityGeneratorTokenAcceptOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"approve"`
 */
export const simulateLiquidityGeneratorTokenApprove =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const simulateLiquidityGeneratorTokenLowerFees =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"permit"`
 */
export const simulateLiquidityGeneratorTokenPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const simulateLiquidityGeneratorTokenRenounceOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const simulateLiquidityGeneratorTokenTransfer =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const simulateLiquidityGeneratorTokenTransferFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const simulateLiquidityGeneratorTokenTransferOwnership =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const simulateLiquidityGeneratorTokenUnbook =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const watchLiquidityGeneratorTokenEvent =
  /*#__PURE__*/ createWatchContractEvent({ abi: liquidityGeneratorTokenAbi })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const watchLiquidityGeneratorTokenApprovalEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const watchLiquidityGeneratorTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"FeesLowered"`
 */
export const watchLiquidityGeneratorTokenFeesLoweredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'FeesLowered',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"OwnershipTransferStarted"`
 */
export const watchLiquidityGeneratorTokenOwnershipTransferStartedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'OwnershipTransferStarted',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const watchLiquidityGeneratorTokenOwnershipTransferredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"Reflected"`
 */
export const watchLiquidityGeneratorTokenReflectedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'Reflected',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"TokenSetUp"`
 */
export const watchLiquidityGeneratorTokenTokenSetUpEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'TokenSetUp',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const watchLiquidityGeneratorTokenTransferEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const readLiquidityGeneratorTokenFactory =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const readLiquidityGeneratorTokenFactoryCountByCreator =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const readLiquidityGeneratorTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const readLiquidityGeneratorTokenFactoryIsToken =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'isToken',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const readLiquidityGeneratorTokenFactoryTokenOf =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const readLiquidityGeneratorTokenFactoryTokensByCreator =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const readLiquidityGeneratorTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"vaultImplementation"`
 */
export const readLiquidityGeneratorTokenFactoryVaultImplementation =
  /*#__PURE__*/ createReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'vaultImplementation',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const writeLiquidityGeneratorTokenFactory =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const writeLiquidityGeneratorTokenFactoryCreateToken =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const writeLiquidityGeneratorTokenFactoryPredictToken =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const writeLiquidityGeneratorTokenFactoryRevealPair =
  /*#__PURE__*/ createWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const simulateLiquidityGeneratorTokenFactory =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const simulateLiquidityGeneratorTokenFactoryCreateToken =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const simulateLiquidityGeneratorTokenFactoryPredictToken =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const simulateLiquidityGeneratorTokenFactoryRevealPair =
  /*#__PURE__*/ createSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const watchLiquidityGeneratorTokenFactoryEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const watchLiquidityGeneratorTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const readLiquiditySeeder = /*#__PURE__*/ createReadContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link liquiditySeederAbi}__ and `functionName` set to `"lockFactory"`
 */
export const readLiquiditySeederLockFactory = /*#__PURE__*/ createReadContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
  functionName: 'lockFactory',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const writeLiquiditySeeder = /*#__PURE__*/ createWriteContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link liquiditySeederAbi}__ and `functionName` set to `"seed"`
 */
export const writeLiquiditySeederSeed = /*#__PURE__*/ createWriteContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
  functionName: 'seed',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const simulateLiquiditySeeder = /*#__PURE__*/ createSimulateContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link liquiditySeederAbi}__ and `functionName` set to `"seed"`
 */
export const simulateLiquiditySeederSeed = /*#__PURE__*/ createSimulateContract(
  {
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
    functionName: 'seed',
  },
)

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const watchLiquiditySeederEvent = /*#__PURE__*/ createWatchContractEvent(
  { abi: liquiditySeederAbi, address: liquiditySeederAddress },
)

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link liquiditySeederAbi}__ and `eventName` set to `"Seeded"`
 */
export const watchLiquiditySeederSeededEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
    eventName: 'Seeded',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const readMultiSender = /*#__PURE__*/ createReadContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"isMarked"`
 */
export const readMultiSenderIsMarked = /*#__PURE__*/ createReadContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'isMarked',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"marksOf"`
 */
export const readMultiSenderMarksOf = /*#__PURE__*/ createReadContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'marksOf',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const writeMultiSender = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"cancel"`
 */
export const writeMultiSenderCancel = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'cancel',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155"`
 */
export const writeMultiSenderSendErc1155 = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'sendERC1155',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155OrSkip"`
 */
export const writeMultiSenderSendErc1155OrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155OrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721"`
 */
export const writeMultiSenderSendErc721 = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'sendERC721',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721OrSkip"`
 */
export const writeMultiSenderSendErc721OrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721OrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNative"`
 */
export const writeMultiSenderSendNative = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'sendNative',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqual"`
 */
export const writeMultiSenderSendNativeEqual =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqual',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqualOrSkip"`
 */
export const writeMultiSenderSendNativeEqualOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqualOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeOrSkip"`
 */
export const writeMultiSenderSendNativeOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendToken"`
 */
export const writeMultiSenderSendToken = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'sendToken',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqual"`
 */
export const writeMultiSenderSendTokenEqual = /*#__PURE__*/ createWriteContract(
  {
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqual',
  },
)

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualOrSkip"`
 */
export const writeMultiSenderSendTokenEqualOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit"`
 */
export const writeMultiSenderSendTokenEqualWithPermit =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2"`
 */
export const writeMultiSenderSendTokenEqualWithPermit2 =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2OrSkip"`
 */
export const writeMultiSenderSendTokenEqualWithPermit2OrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2OrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermitOrSkip"`
 */
export const writeMultiSenderSendTokenEqualWithPermitOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFrom"`
 */
export const writeMultiSenderSendTokenFrom = /*#__PURE__*/ createWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'sendTokenFrom',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqual"`
 */
export const writeMultiSenderSendTokenFromEqual =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqual',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualOrSkip"`
 */
export const writeMultiSenderSendTokenFromEqualOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermit"`
 */
export const writeMultiSenderSendTokenFromEqualWithPermit =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermitOrSkip"`
 */
export const writeMultiSenderSendTokenFromEqualWithPermitOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromOrSkip"`
 */
export const writeMultiSenderSendTokenFromOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermit"`
 */
export const writeMultiSenderSendTokenFromWithPermit =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermitOrSkip"`
 */
export const writeMultiSenderSendTokenFromWithPermitOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermitOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenOrSkip"`
 */
export const writeMultiSenderSendTokenOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenOrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit"`
 */
export const writeMultiSenderSendTokenWithPermit =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2"`
 */
export const writeMultiSenderSendTokenWithPermit2 =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2OrSkip"`
 */
export const writeMultiSenderSendTokenWithPermit2OrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2OrSkip',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermitOrSkip"`
 */
export const writeMultiSenderSendTokenWithPermitOrSkip =
  /*#__PURE__*/ createWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermitOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const simulateMultiSender = /*#__PURE__*/ createSimulateContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"cancel"`
 */
export const simulateMultiSenderCancel = /*#__PURE__*/ createSimulateContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'cancel',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155"`
 */
export const simulateMultiSenderSendErc1155 =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155OrSkip"`
 */
export const simulateMultiSenderSendErc1155OrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155OrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721"`
 */
export const simulateMultiSenderSendErc721 =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721OrSkip"`
 */
export const simulateMultiSenderSendErc721OrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721OrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNative"`
 */
export const simulateMultiSenderSendNative =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNative',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqual"`
 */
export const simulateMultiSenderSendNativeEqual =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqual',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqualOrSkip"`
 */
export const simulateMultiSenderSendNativeEqualOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqualOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeOrSkip"`
 */
export const simulateMultiSenderSendNativeOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendToken"`
 */
export const simulateMultiSenderSendToken =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqual"`
 */
export const simulateMultiSenderSendTokenEqual =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqual',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualOrSkip"`
 */
export const simulateMultiSenderSendTokenEqualOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit"`
 */
export const simulateMultiSenderSendTokenEqualWithPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2"`
 */
export const simulateMultiSenderSendTokenEqualWithPermit2 =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2OrSkip"`
 */
export const simulateMultiSenderSendTokenEqualWithPermit2OrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2OrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermitOrSkip"`
 */
export const simulateMultiSenderSendTokenEqualWithPermitOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFrom"`
 */
export const simulateMultiSenderSendTokenFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFrom',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqual"`
 */
export const simulateMultiSenderSendTokenFromEqual =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqual',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualOrSkip"`
 */
export const simulateMultiSenderSendTokenFromEqualOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermit"`
 */
export const simulateMultiSenderSendTokenFromEqualWithPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermitOrSkip"`
 */
export const simulateMultiSenderSendTokenFromEqualWithPermitOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromOrSkip"`
 */
export const simulateMultiSenderSendTokenFromOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermit"`
 */
export const simulateMultiSenderSendTokenFromWithPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermitOrSkip"`
 */
export const simulateMultiSenderSendTokenFromWithPermitOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermitOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenOrSkip"`
 */
export const simulateMultiSenderSendTokenOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenOrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit"`
 */
export const simulateMultiSenderSendTokenWithPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2"`
 */
export const simulateMultiSenderSendTokenWithPermit2 =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2OrSkip"`
 */
export const simulateMultiSenderSendTokenWithPermit2OrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2OrSkip',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermitOrSkip"`
 */
export const simulateMultiSenderSendTokenWithPermitOrSkip =
  /*#__PURE__*/ createSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermitOrSkip',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const watchMultiSenderEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"BatchCancelled"`
 */
export const watchMultiSenderBatchCancelledEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'BatchCancelled',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"BatchSent"`
 */
export const watchMultiSenderBatchSentEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'BatchSent',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"CollectibleSkipped"`
 */
export const watchMultiSenderCollectibleSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'CollectibleSkipped',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"RecipientSkipped"`
 */
export const watchMultiSenderRecipientSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'RecipientSkipped',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const readPermitToken = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const readPermitTokenDomainSeparator = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'DOMAIN_SEPARATOR',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const readPermitTokenAllowance = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readPermitTokenBalanceOf = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const readPermitTokenContractUri = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'contractURI',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const readPermitTokenDecimals = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"name"`
 */
export const readPermitTokenName = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const readPermitTokenNonces = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const readPermitTokenSymbol = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const readPermitTokenTotalSupply = /*#__PURE__*/ createReadContract({
  abi: permitTokenAbi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const writePermitToken = /*#__PURE__*/ createWriteContract({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"approve"`
 */
export const writePermitTokenApprove = /*#__PURE__*/ createWriteContract({
  abi: permitTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"permit"`
 */
export const writePermitTokenPermit = /*#__PURE__*/ createWriteContract({
  abi: permitTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const writePermitTokenTransfer = /*#__PURE__*/ createWriteContract({
  abi: permitTokenAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const writePermitTokenTransferFrom = /*#__PURE__*/ createWriteContract({
  abi: permitTokenAbi,
  functionName: 'transferFrom',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const simulatePermitToken = /*#__PURE__*/ createSimulateContract({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"approve"`
 */
export const simulatePermitTokenApprove = /*#__PURE__*/ createSimulateContract({
  abi: permitTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"permit"`
 */
export const simulatePermitTokenPermit = /*#__PURE__*/ createSimulateContract({
  abi: permitTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const simulatePermitTokenTransfer = /*#__PURE__*/ createSimulateContract(
  { abi: permitTokenAbi, functionName: 'transfer' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const simulatePermitTokenTransferFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: permitTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const watchPermitTokenEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const watchPermitTokenApprovalEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: permitTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const watchPermitTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: permitTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const watchPermitTokenTransferEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: permitTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const readStandardToken = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const readStandardTokenDomainSeparator =
  /*#__PURE__*/ createReadContract({
    abi: standardTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const readStandardTokenAllowance = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readStandardTokenBalanceOf = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const readStandardTokenContractUri = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'contractURI',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const readStandardTokenDecimals = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"marksOf"`
 */
export const readStandardTokenMarksOf = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'marksOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"name"`
 */
export const readStandardTokenName = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const readStandardTokenNonces = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const readStandardTokenSymbol = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const readStandardTokenTotalSupply = /*#__PURE__*/ createReadContract({
  abi: standardTokenAbi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const writeStandardToken = /*#__PURE__*/ createWriteContract({
  abi: standardTokenAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"approve"`
 */
export const writeStandardTokenApprove = /*#__PURE__*/ createWriteContract({
  abi: standardTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"burn"`
 */
export const writeStandardTokenBurn = /*#__PURE__*/ createWriteContract({
  abi: standardTokenAbi,
  functionName: 'burn',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"cancel"`
 */
export const writeStandardTokenCancel = /*#__PURE__*/ createWriteContract({
  abi: standardTokenAbi,
  functionName: 'cancel',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"permit"`
 */
export const writeStandardTokenPermit = /*#__PURE__*/ createWriteContract({
  abi: standardTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const writeStandardTokenTransfer = /*#__PURE__*/ createWriteContract({
  abi: standardTokenAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const writeStandardTokenTransferFrom = /*#__PURE__*/ createWriteContract(
  { abi: standardTokenAbi, functionName: 'transferFrom' },
)

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferMany"`
 */
export const writeStandardTokenTransferMany = /*#__PURE__*/ createWriteContract(
  { abi: standardTokenAbi, functionName: 'transferMany' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const simulateStandardToken = /*#__PURE__*/ createSimulateContract({
  abi: standardTokenAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"approve"`
 */
export const simulateStandardTokenApprove =
  /*#__PURE__*/ createSimulateContract({
    abi: standardTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"burn"`
 */
export const simulateStandardTokenBurn = /*#__PURE__*/ createSimulateContract({
  abi: standardTokenAbi,
  functionName: 'burn',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"cancel"`
 */
export const simulateStandardTokenCancel = /*#__PURE__*/ createSimulateContract(
  { abi: standardTokenAbi, functionName: 'cancel' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"permit"`
 */
export const simulateStandardTokenPermit = /*#__PURE__*/ createSimulateContract(
  { abi: standardTokenAbi, functionName: 'permit' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const simulateStandardTokenTransfer =
  /*#__PURE__*/ createSimulateContract({
    abi: standardTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const simulateStandardTokenTransferFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: standardTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferMany"`
 */
export const simulateStandardTokenTransferMany =
  /*#__PURE__*/ createSimulateContract({
    abi: standardTokenAbi,
    functionName: 'transferMany',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const watchStandardTokenEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: standardTokenAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const watchStandardTokenApprovalEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"BatchCancelled"`
 */
export const watchStandardTokenBatchCancelledEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'BatchCancelled',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"BatchSent"`
 */
export const watchStandardTokenBatchSentEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'BatchSent',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const watchStandardTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const watchStandardTokenTransferEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const readStandardTokenFactory = /*#__PURE__*/ createReadContract({
  abi: standardTokenFactoryAbi,
  address: standardTokenFactoryAddress,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const readStandardTokenFactoryCountByCreator =
  /*#__PURE__*/ createReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const readStandardTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const readStandardTokenFactoryIsToken = /*#__PURE__*/ createReadContract(
  {
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'isToken',
  },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const readStandardTokenFactoryPredictToken =
  /*#__PURE__*/ createReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const readStandardTokenFactoryTokenOf = /*#__PURE__*/ createReadContract(
  {
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'tokenOf',
  },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const readStandardTokenFactoryTokensByCreator =
  /*#__PURE__*/ createReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const readStandardTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const writeStandardTokenFactory = /*#__PURE__*/ createWriteContract({
  abi: standardTokenFactoryAbi,
  address: standardTokenFactoryAddress,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const writeStandardTokenFactoryCreateToken =
  /*#__PURE__*/ createWriteContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const simulateStandardTokenFactory =
  /*#__PURE__*/ createSimulateContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const simulateStandardTokenFactoryCreateToken =
  /*#__PURE__*/ createSimulateContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const watchStandardTokenFactoryEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const watchStandardTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const readTokenLock = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"cliff"`
 */
export const readTokenLockCliff = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'cliff',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"duration"`
 */
export const readTokenLockDuration = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'duration',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"end"`
 */
export const readTokenLockEnd = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'end',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"owner"`
 */
export const readTokenLockOwner = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'owner',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"releasable"`
 */
export const readTokenLockReleasable = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'releasable',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"released"`
 */
export const readTokenLockReleased = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'released',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const readTokenLockRenounceOwnership = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'renounceOwnership',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"start"`
 */
export const readTokenLockStart = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'start',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const readTokenLockTransferOwnership = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'transferOwnership',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"vestedAmount"`
 */
export const readTokenLockVestedAmount = /*#__PURE__*/ createReadContract({
  abi: tokenLockAbi,
  functionName: 'vestedAmount',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const writeTokenLock = /*#__PURE__*/ createWriteContract({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"release"`
 */
export const writeTokenLockRelease = /*#__PURE__*/ createWriteContract({
  abi: tokenLockAbi,
  functionName: 'release',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const simulateTokenLock = /*#__PURE__*/ createSimulateContract({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"release"`
 */
export const simulateTokenLockRelease = /*#__PURE__*/ createSimulateContract({
  abi: tokenLockAbi,
  functionName: 'release',
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const watchTokenLockEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__ and `eventName` set to `"ERC20Released"`
 */
export const watchTokenLockErc20ReleasedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenLockAbi,
    eventName: 'ERC20Released',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__ and `eventName` set to `"EtherReleased"`
 */
export const watchTokenLockEtherReleasedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenLockAbi,
    eventName: 'EtherReleased',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const watchTokenLockOwnershipTransferredEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenLockAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const readTokenLockFactory = /*#__PURE__*/ createReadContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"countByBeneficiary"`
 */
export const readTokenLockFactoryCountByBeneficiary =
  /*#__PURE__*/ createReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'countByBeneficiary',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"countByToken"`
 */
export const readTokenLockFactoryCountByToken =
  /*#__PURE__*/ createReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'countByToken',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"isLock"`
 */
export const readTokenLockFactoryIsLock = /*#__PURE__*/ createReadContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
  functionName: 'isLock',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"locksByBeneficiary"`
 */
export const readTokenLockFactoryLocksByBeneficiary =
  /*#__PURE__*/ createReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'locksByBeneficiary',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"locksByToken"`
 */
export const readTokenLockFactoryLocksByToken =
  /*#__PURE__*/ createReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'locksByToken',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"predictLock"`
 */
export const readTokenLockFactoryPredictLock = /*#__PURE__*/ createReadContract(
  {
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'predictLock',
  },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const readTokenLockFactoryTokenOf = /*#__PURE__*/ createReadContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
  functionName: 'tokenOf',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const writeTokenLockFactory = /*#__PURE__*/ createWriteContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"createLocks"`
 */
export const writeTokenLockFactoryCreateLocks =
  /*#__PURE__*/ createWriteContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'createLocks',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const simulateTokenLockFactory = /*#__PURE__*/ createSimulateContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"createLocks"`
 */
export const simulateTokenLockFactoryCreateLocks =
  /*#__PURE__*/ createSimulateContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'createLocks',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const watchTokenLockFactoryEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `eventName` set to `"LockCreated"`
 */
export const watchTokenLockFactoryLockCreatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    eventName: 'LockCreated',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const readTokenVault = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"BAND_BPS"`
 */
export const readTokenVaultBandBps = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
  functionName: 'BAND_BPS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"KEEPER_BPS"`
 */
export const readTokenVaultKeeperBps = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
  functionName: 'KEEPER_BPS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"KEEPER_TIME"`
 */
export const readTokenVaultKeeperTime = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
  functionName: 'KEEPER_TIME',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"PAUSE"`
 */
export const readTokenVaultPause = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
  functionName: 'PAUSE',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"PAYOUT_GAS"`
 */
export const readTokenVaultPayoutGas = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
  functionName: 'PAYOUT_GAS',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"RESERVE_PER_UNIT_SWAPPED"`
 */
export const readTokenVaultReservePerUnitSwapped =
  /*#__PURE__*/ createReadContract({
    abi: tokenVaultAbi,
    functionName: 'RESERVE_PER_UNIT_SWAPPED',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"pending"`
 */
export const readTokenVaultPending = /*#__PURE__*/ createReadContract({
  abi: tokenVaultAbi,
  functionName: 'pending',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const writeTokenVault = /*#__PURE__*/ createWriteContract({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"process"`
 */
export const writeTokenVaultProcess = /*#__PURE__*/ createWriteContract({
  abi: tokenVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const writeTokenVaultSwapAndPay = /*#__PURE__*/ createWriteContract({
  abi: tokenVaultAbi,
  functionName: 'swapAndPay',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const simulateTokenVault = /*#__PURE__*/ createSimulateContract({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"process"`
 */
export const simulateTokenVaultProcess = /*#__PURE__*/ createSimulateContract({
  abi: tokenVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const simulateTokenVaultSwapAndPay =
  /*#__PURE__*/ createSimulateContract({
    abi: tokenVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const watchTokenVaultEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"KeeperPaid"`
 */
export const watchTokenVaultKeeperPaidEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'KeeperPaid',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"PaidOut"`
 */
export const watchTokenVaultPaidOutEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'PaidOut',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"Processed"`
 */
export const watchTokenVaultProcessedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'Processed',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"RunSkipped"`
 */
export const watchTokenVaultRunSkippedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'RunSkipped',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const readUniswapV2Factory = /*#__PURE__*/ createReadContract({
  abi: uniswapV2FactoryAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"allPairs"`
 */
export const readUniswapV2FactoryAllPairs = /*#__PURE__*/ createReadContract({
  abi: uniswapV2FactoryAbi,
  functionName: 'allPairs',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"allPairsLength"`
 */
export const readUniswapV2FactoryAllPairsLength =
  /*#__PURE__*/ createReadContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'allPairsLength',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"feeTo"`
 */
export const readUniswapV2FactoryFeeTo = /*#__PURE__*/ createReadContract({
  abi: uniswapV2FactoryAbi,
  functionName: 'feeTo',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"feeToSetter"`
 */
export const readUniswapV2FactoryFeeToSetter = /*#__PURE__*/ createReadContract(
  { abi: uniswapV2FactoryAbi, functionName: 'feeToSetter' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"getPair"`
 */
export const readUniswapV2FactoryGetPair = /*#__PURE__*/ createReadContract({
  abi: uniswapV2FactoryAbi,
  functionName: 'getPair',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const writeUniswapV2Factory = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2FactoryAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"createPair"`
 */
export const writeUniswapV2FactoryCreatePair =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'createPair',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeTo"`
 */
export const writeUniswapV2FactorySetFeeTo = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2FactoryAbi,
  functionName: 'setFeeTo',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeToSetter"`
 */
export const writeUniswapV2FactorySetFeeToSetter =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeToSetter',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const simulateUniswapV2Factory = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2FactoryAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"createPair"`
 */
export const simulateUniswapV2FactoryCreatePair =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'createPair',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeTo"`
 */
export const simulateUniswapV2FactorySetFeeTo =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeTo',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeToSetter"`
 */
export const simulateUniswapV2FactorySetFeeToSetter =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeToSetter',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const watchUniswapV2FactoryEvent =
  /*#__PURE__*/ createWatchContractEvent({ abi: uniswapV2FactoryAbi })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `eventName` set to `"PairCreated"`
 */
export const watchUniswapV2FactoryPairCreatedEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2FactoryAbi,
    eventName: 'PairCreated',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const readUniswapV2Pair = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const readUniswapV2PairDomainSeparator =
  /*#__PURE__*/ createReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"MINIMUM_LIQUIDITY"`
 */
export const readUniswapV2PairMinimumLiquidity =
  /*#__PURE__*/ createReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'MINIMUM_LIQUIDITY',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"PERMIT_TYPEHASH"`
 */
export const readUniswapV2PairPermitTypehash = /*#__PURE__*/ createReadContract(
  { abi: uniswapV2PairAbi, functionName: 'PERMIT_TYPEHASH' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"allowance"`
 */
export const readUniswapV2PairAllowance = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"balanceOf"`
 */
export const readUniswapV2PairBalanceOf = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"decimals"`
 */
export const readUniswapV2PairDecimals = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"factory"`
 */
export const readUniswapV2PairFactory = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'factory',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"getReserves"`
 */
export const readUniswapV2PairGetReserves = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'getReserves',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"kLast"`
 */
export const readUniswapV2PairKLast = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'kLast',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"name"`
 */
export const readUniswapV2PairName = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"nonces"`
 */
export const readUniswapV2PairNonces = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"price0CumulativeLast"`
 */
export const readUniswapV2PairPrice0CumulativeLast =
  /*#__PURE__*/ createReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'price0CumulativeLast',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"price1CumulativeLast"`
 */
export const readUniswapV2PairPrice1CumulativeLast =
  /*#__PURE__*/ createReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'price1CumulativeLast',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"symbol"`
 */
export const readUniswapV2PairSymbol = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"token0"`
 */
export const readUniswapV2PairToken0 = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'token0',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"token1"`
 */
export const readUniswapV2PairToken1 = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'token1',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"totalSupply"`
 */
export const readUniswapV2PairTotalSupply = /*#__PURE__*/ createReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const writeUniswapV2Pair = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"approve"`
 */
export const writeUniswapV2PairApprove = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"burn"`
 */
export const writeUniswapV2PairBurn = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'burn',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"initialize"`
 */
export const writeUniswapV2PairInitialize = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'initialize',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"mint"`
 */
export const writeUniswapV2PairMint = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'mint',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"permit"`
 */
export const writeUniswapV2PairPermit = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"skim"`
 */
export const writeUniswapV2PairSkim = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'skim',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"swap"`
 */
export const writeUniswapV2PairSwap = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'swap',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"sync"`
 */
export const writeUniswapV2PairSync = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'sync',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transfer"`
 */
export const writeUniswapV2PairTransfer = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transferFrom"`
 */
export const writeUniswapV2PairTransferFrom = /*#__PURE__*/ createWriteContract(
  { abi: uniswapV2PairAbi, functionName: 'transferFrom' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const simulateUniswapV2Pair = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2PairAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"approve"`
 */
export const simulateUniswapV2PairApprove =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"burn"`
 */
export const simulateUniswapV2PairBurn = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2PairAbi,
  functionName: 'burn',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"initialize"`
 */
export const simulateUniswapV2PairInitialize =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'initialize',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"mint"`
 */
export const simulateUniswapV2PairMint = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2PairAbi,
  functionName: 'mint',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"permit"`
 */
export const simulateUniswapV2PairPermit = /*#__PURE__*/ createSimulateContract(
  { abi: uniswapV2PairAbi, functionName: 'permit' },
)

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"skim"`
 */
export const simulateUniswapV2PairSkim = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2PairAbi,
  functionName: 'skim',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"swap"`
 */
export const simulateUniswapV2PairSwap = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2PairAbi,
  functionName: 'swap',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"sync"`
 */
export const simulateUniswapV2PairSync = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2PairAbi,
  functionName: 'sync',
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transfer"`
 */
export const simulateUniswapV2PairTransfer =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transferFrom"`
 */
export const simulateUniswapV2PairTransferFrom =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const watchUniswapV2PairEvent = /*#__PURE__*/ createWatchContractEvent({
  abi: uniswapV2PairAbi,
})

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Approval"`
 */
export const watchUniswapV2PairApprovalEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Burn"`
 */
export const watchUniswapV2PairBurnEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Burn',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Mint"`
 */
export const watchUniswapV2PairMintEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Mint',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Swap"`
 */
export const watchUniswapV2PairSwapEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Swap',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Sync"`
 */
export const watchUniswapV2PairSyncEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Sync',
  })

/**
 * Wraps __{@link watchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Transfer"`
 */
export const watchUniswapV2PairTransferEvent =
  /*#__PURE__*/ createWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__
 */
export const readUniswapV2Router = /*#__PURE__*/ createReadContract({
  abi: uniswapV2RouterAbi,
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"WETH"`
 */
export const readUniswapV2RouterWeth = /*#__PURE__*/ createReadContract({
  abi: uniswapV2RouterAbi,
  functionName: 'WETH',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"factory"`
 */
export const readUniswapV2RouterFactory = /*#__PURE__*/ createReadContract({
  abi: uniswapV2RouterAbi,
  functionName: 'factory',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountIn"`
 */
export const readUniswapV2RouterGetAmountIn = /*#__PURE__*/ createReadContract({
  abi: uniswapV2RouterAbi,
  functionName: 'getAmountIn',
})

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountOut"`
 */
export const readUniswapV2RouterGetAmountOut = /*#__PURE__*/ createReadContract(
  { abi: uniswapV2RouterAbi, functionName: 'getAmountOut' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountsIn"`
 */
export const readUniswapV2RouterGetAmountsIn = /*#__PURE__*/ createReadContract(
  { abi: uniswapV2RouterAbi, functionName: 'getAmountsIn' },
)

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountsOut"`
 */
export const readUniswapV2RouterGetAmountsOut =
  /*#__PURE__*/ createReadContract({
    abi: uniswapV2RouterAbi,
    functionName: 'getAmountsOut',
  })

/**
 * Wraps __{@link readContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"quote"`
 */
export const readUniswapV2RouterQuote = /*#__PURE__*/ createReadContract({
  abi: uniswapV2RouterAbi,
  functionName: 'quote',
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__
 */
export const writeUniswapV2Router = /*#__PURE__*/ createWriteContract({
  abi: uniswapV2RouterAbi,
})

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidity"`
 */
export const writeUniswapV2RouterAddLiquidity =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidity',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidityETH"`
 */
export const writeUniswapV2RouterAddLiquidityEth =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidityETH',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidity"`
 */
export const writeUniswapV2RouterRemoveLiquidity =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidity',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETH"`
 */
export const writeUniswapV2RouterRemoveLiquidityEth =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETH',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHSupportingFeeOnTransferTokens"`
 */
export const writeUniswapV2RouterRemoveLiquidityEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermit"`
 */
export const writeUniswapV2RouterRemoveLiquidityEthWithPermit =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermitSupportingFeeOnTransferTokens"`
 */
export const writeUniswapV2RouterRemoveLiquidityEthWithPermitSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityWithPermit"`
 */
export const writeUniswapV2RouterRemoveLiquidityWithPermit =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityWithPermit',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapETHForExactTokens"`
 */
export const writeUniswapV2RouterSwapEthForExactTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapETHForExactTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokens"`
 */
export const writeUniswapV2RouterSwapExactEthForTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokensSupportingFeeOnTransferTokens"`
 */
export const writeUniswapV2RouterSwapExactEthForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETH"`
 */
export const writeUniswapV2RouterSwapExactTokensForEth =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETH',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETHSupportingFeeOnTransferTokens"`
 */
export const writeUniswapV2RouterSwapExactTokensForEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokens"`
 */
export const writeUniswapV2RouterSwapExactTokensForTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokensSupportingFeeOnTransferTokens"`
 */
export const writeUniswapV2RouterSwapExactTokensForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactETH"`
 */
export const writeUniswapV2RouterSwapTokensForExactEth =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactETH',
  })

/**
 * Wraps __{@link writeContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactTokens"`
 */
export const writeUniswapV2RouterSwapTokensForExactTokens =
  /*#__PURE__*/ createWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__
 */
export const simulateUniswapV2Router = /*#__PURE__*/ createSimulateContract({
  abi: uniswapV2RouterAbi,
})

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidity"`
 */
export const simulateUniswapV2RouterAddLiquidity =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidity',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidityETH"`
 */
export const simulateUniswapV2RouterAddLiquidityEth =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidityETH',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidity"`
 */
export const simulateUniswapV2RouterRemoveLiquidity =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidity',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETH"`
 */
export const simulateUniswapV2RouterRemoveLiquidityEth =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETH',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHSupportingFeeOnTransferTokens"`
 */
export const simulateUniswapV2RouterRemoveLiquidityEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermit"`
 */
export const simulateUniswapV2RouterRemoveLiquidityEthWithPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermitSupportingFeeOnTransferTokens"`
 */
export const simulateUniswapV2RouterRemoveLiquidityEthWithPermitSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityWithPermit"`
 */
export const simulateUniswapV2RouterRemoveLiquidityWithPermit =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityWithPermit',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapETHForExactTokens"`
 */
export const simulateUniswapV2RouterSwapEthForExactTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapETHForExactTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokens"`
 */
export const simulateUniswapV2RouterSwapExactEthForTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokensSupportingFeeOnTransferTokens"`
 */
export const simulateUniswapV2RouterSwapExactEthForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETH"`
 */
export const simulateUniswapV2RouterSwapExactTokensForEth =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETH',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETHSupportingFeeOnTransferTokens"`
 */
export const simulateUniswapV2RouterSwapExactTokensForEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokens"`
 */
export const simulateUniswapV2RouterSwapExactTokensForTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokensSupportingFeeOnTransferTokens"`
 */
export const simulateUniswapV2RouterSwapExactTokensForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactETH"`
 */
export const simulateUniswapV2RouterSwapTokensForExactEth =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactETH',
  })

/**
 * Wraps __{@link simulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactTokens"`
 */
export const simulateUniswapV2RouterSwapTokensForExactTokens =
  /*#__PURE__*/ createSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactTokens',
  })

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// React
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const useReadBabyToken = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"CLAIM_GAS"`
 */
export const useReadBabyTokenClaimGas = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'CLAIM_GAS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const useReadBabyTokenDomainSeparator =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const useReadBabyTokenAllowance = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadBabyTokenBalanceOf = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"booked"`
 */
export const useReadBabyTokenBooked = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'booked',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimableOf"`
 */
export const useReadBabyTokenClaimableOf = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'claimableOf',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const useReadBabyTokenContractUri = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'contractURI',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const useReadBabyTokenDecimals = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"dividendTotals"`
 */
export const useReadBabyTokenDividendTotals =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenAbi,
    functionName: 'dividendTotals',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"eligible"`
 */
export const useReadBabyTokenEligible = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'eligible',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"fees"`
 */
export const useReadBabyTokenFees = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'fees',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"firstOwner"`
 */
export const useReadBabyTokenFirstOwner = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'firstOwner',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"marketingWallet"`
 */
export const useReadBabyTokenMarketingWallet =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenAbi,
    functionName: 'marketingWallet',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"minimumTokenBalanceForDividends"`
 */
export const useReadBabyTokenMinimumTokenBalanceForDividends =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenAbi,
    functionName: 'minimumTokenBalanceForDividends',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"name"`
 */
export const useReadBabyTokenName = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const useReadBabyTokenNonces = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"owed"`
 */
export const useReadBabyTokenOwed = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'owed',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"owner"`
 */
export const useReadBabyTokenOwner = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'owner',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"pair"`
 */
export const useReadBabyTokenPair = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'pair',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"pendingOwner"`
 */
export const useReadBabyTokenPendingOwner = /*#__PURE__*/ createUseReadContract(
  { abi: babyTokenAbi, functionName: 'pendingOwner' },
)

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"rewardToken"`
 */
export const useReadBabyTokenRewardToken = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'rewardToken',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"router"`
 */
export const useReadBabyTokenRouter = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'router',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const useReadBabyTokenSymbol = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadBabyTokenTotalSupply = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"vault"`
 */
export const useReadBabyTokenVault = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenAbi,
  functionName: 'vault',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const useWriteBabyToken = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const useWriteBabyTokenAcceptOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useWriteBabyTokenApprove = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const useWriteBabyTokenClaim = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'claim',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const useWriteBabyTokenClaimFor = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'claimFor',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const useWriteBabyTokenClaimMany = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'claimMany',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const useWriteBabyTokenCredit = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'credit',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const useWriteBabyTokenDistribute = /*#__PURE__*/ createUseWriteContract(
  { abi: babyTokenAbi, functionName: 'distribute' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const useWriteBabyTokenLowerFees = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'lowerFees',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useWriteBabyTokenPermit = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useWriteBabyTokenRenounceOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useWriteBabyTokenTransfer = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useWriteBabyTokenTransferFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useWriteBabyTokenTransferOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const useWriteBabyTokenUnbook = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenAbi,
  functionName: 'unbook',
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const useSimulateBabyToken = /*#__PURE__*/ createUseSimulateContract({
  abi: babyTokenAbi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const useSimulateBabyTokenAcceptOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useSimulateBabyTokenApprove =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const useSimulateBabyTokenClaim =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'claim',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const useSimulateBabyTokenClaimFor =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'claimFor',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const useSimulateBabyTokenClaimMany =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'claimMany',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const useSimulateBabyTokenCredit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'credit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const useSimulateBabyTokenDistribute =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'distribute',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const useSimulateBabyTokenLowerFees =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useSimulateBabyTokenPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useSimulateBabyTokenRenounceOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateBabyTokenTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulateBabyTokenTransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useSimulateBabyTokenTransferOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const useSimulateBabyTokenUnbook =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__
 */
export const useWatchBabyTokenEvent = /*#__PURE__*/ createUseWatchContractEvent(
  { abi: babyTokenAbi },
)

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const useWatchBabyTokenApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"ClaimSkipped"`
 */
export const useWatchBabyTokenClaimSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'ClaimSkipped',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Claimed"`
 */
export const useWatchBabyTokenClaimedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Claimed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const useWatchBabyTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Credited"`
 */
export const useWatchBabyTokenCreditedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Credited',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Distributed"`
 */
export const useWatchBabyTokenDistributedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Distributed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"DividendsSetUp"`
 */
export const useWatchBabyTokenDividendsSetUpEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'DividendsSetUp',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"FeesLowered"`
 */
export const useWatchBabyTokenFeesLoweredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'FeesLowered',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"OwnershipTransferStarted"`
 */
export const useWatchBabyTokenOwnershipTransferStartedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'OwnershipTransferStarted',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const useWatchBabyTokenOwnershipTransferredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"TokenSetUp"`
 */
export const useWatchBabyTokenTokenSetUpEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'TokenSetUp',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchBabyTokenTransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const useReadBabyTokenFactory = /*#__PURE__*/ createUseReadContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const useReadBabyTokenFactoryCountByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const useReadBabyTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const useReadBabyTokenFactoryIsToken =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'isToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const useReadBabyTokenFactoryTokenOf =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const useReadBabyTokenFactoryTokensByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const useReadBabyTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"vaultImplementation"`
 */
export const useReadBabyTokenFactoryVaultImplementation =
  /*#__PURE__*/ createUseReadContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'vaultImplementation',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const useWriteBabyTokenFactory = /*#__PURE__*/ createUseWriteContract({
  abi: babyTokenFactoryAbi,
  address: babyTokenFactoryAddress,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useWriteBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useWriteBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const useWriteBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const useSimulateBabyTokenFactory =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useSimulateBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useSimulateBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const useSimulateBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenFactoryAbi}__
 */
export const useWatchBabyTokenFactoryEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const useWatchBabyTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyTokenFactoryAbi,
    address: babyTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const useReadBabyVault = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"BAND_BPS"`
 */
export const useReadBabyVaultBandBps = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'BAND_BPS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"KEEPER_BPS"`
 */
export const useReadBabyVaultKeeperBps = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'KEEPER_BPS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"KEEPER_TIME"`
 */
export const useReadBabyVaultKeeperTime = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'KEEPER_TIME',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"PAUSE"`
 */
export const useReadBabyVaultPause = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'PAUSE',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"PAYOUT_GAS"`
 */
export const useReadBabyVaultPayoutGas = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'PAYOUT_GAS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"RESERVE_PER_UNIT_SWAPPED"`
 */
export const useReadBabyVaultReservePerUnitSwapped =
  /*#__PURE__*/ createUseReadContract({
    abi: babyVaultAbi,
    functionName: 'RESERVE_PER_UNIT_SWAPPED',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"REWARD_GAS"`
 */
export const useReadBabyVaultRewardGas = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'REWARD_GAS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"pending"`
 */
export const useReadBabyVaultPending = /*#__PURE__*/ createUseReadContract({
  abi: babyVaultAbi,
  functionName: 'pending',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"pendingReward"`
 */
export const useReadBabyVaultPendingReward =
  /*#__PURE__*/ createUseReadContract({
    abi: babyVaultAbi,
    functionName: 'pendingReward',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const useWriteBabyVault = /*#__PURE__*/ createUseWriteContract({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const useWriteBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createUseWriteContract({
    abi: babyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const useWriteBabyVaultPayReward = /*#__PURE__*/ createUseWriteContract({
  abi: babyVaultAbi,
  functionName: 'payReward',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"process"`
 */
export const useWriteBabyVaultProcess = /*#__PURE__*/ createUseWriteContract({
  abi: babyVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const useWriteBabyVaultPurchase = /*#__PURE__*/ createUseWriteContract({
  abi: babyVaultAbi,
  functionName: 'purchase',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const useWriteBabyVaultSwapAndPay = /*#__PURE__*/ createUseWriteContract(
  { abi: babyVaultAbi, functionName: 'swapAndPay' },
)

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const useSimulateBabyVault = /*#__PURE__*/ createUseSimulateContract({
  abi: babyVaultAbi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const useSimulateBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const useSimulateBabyVaultPayReward =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyVaultAbi,
    functionName: 'payReward',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"process"`
 */
export const useSimulateBabyVaultProcess =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyVaultAbi,
    functionName: 'process',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const useSimulateBabyVaultPurchase =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyVaultAbi,
    functionName: 'purchase',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link babyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const useSimulateBabyVaultSwapAndPay =
  /*#__PURE__*/ createUseSimulateContract({
    abi: babyVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__
 */
export const useWatchBabyVaultEvent = /*#__PURE__*/ createUseWatchContractEvent(
  { abi: babyVaultAbi },
)

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"KeeperPaid"`
 */
export const useWatchBabyVaultKeeperPaidEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'KeeperPaid',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"PaidOut"`
 */
export const useWatchBabyVaultPaidOutEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'PaidOut',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"Processed"`
 */
export const useWatchBabyVaultProcessedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'Processed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"RewardBought"`
 */
export const useWatchBabyVaultRewardBoughtEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'RewardBought',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"RewardSkipped"`
 */
export const useWatchBabyVaultRewardSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'RewardSkipped',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link babyVaultAbi}__ and `eventName` set to `"RunSkipped"`
 */
export const useWatchBabyVaultRunSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: babyVaultAbi,
    eventName: 'RunSkipped',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const useReadBuybackBabyToken = /*#__PURE__*/ createUseReadContract({
  abi: buybackBabyTokenAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"CLAIM_GAS"`
 */
export const useReadBuybackBabyTokenClaimGas =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'CLAIM_GAS',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const useReadBuybackBabyTokenDomainSeparator =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const useReadBuybackBabyTokenAllowance =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'allowance',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadBuybackBabyTokenBalanceOf =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'balanceOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"booked"`
 */
export const useReadBuybackBabyTokenBooked =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'booked',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimableOf"`
 */
export const useReadBuybackBabyTokenClaimableOf =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimableOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const useReadBuybackBabyTokenContractUri =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'contractURI',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const useReadBuybackBabyTokenDecimals =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'decimals',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"dividendTotals"`
 */
export const useReadBuybackBabyTokenDividendTotals =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'dividendTotals',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"eligible"`
 */
export const useReadBuybackBabyTokenEligible =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'eligible',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"fees"`
 */
export const useReadBuybackBabyTokenFees = /*#__PURE__*/ createUseReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'fees',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"firstOwner"`
 */
export const useReadBuybackBabyTokenFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'firstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"minimumTokenBalanceForDividends"`
 */
export const useReadBuybackBabyTokenMinimumTokenBalanceForDividends =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'minimumTokenBalanceForDividends',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"name"`
 */
export const useReadBuybackBabyTokenName = /*#__PURE__*/ createUseReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const useReadBuybackBabyTokenNonces =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'nonces',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"owed"`
 */
export const useReadBuybackBabyTokenOwed = /*#__PURE__*/ createUseReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'owed',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"owner"`
 */
export const useReadBuybackBabyTokenOwner = /*#__PURE__*/ createUseReadContract(
  { abi: buybackBabyTokenAbi, functionName: 'owner' },
)

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"pair"`
 */
export const useReadBuybackBabyTokenPair = /*#__PURE__*/ createUseReadContract({
  abi: buybackBabyTokenAbi,
  functionName: 'pair',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"pendingOwner"`
 */
export const useReadBuybackBabyTokenPendingOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'pendingOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"rewardToken"`
 */
export const useReadBuybackBabyTokenRewardToken =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'rewardToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"router"`
 */
export const useReadBuybackBabyTokenRouter =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'router',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const useReadBuybackBabyTokenSymbol =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'symbol',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadBuybackBabyTokenTotalSupply =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenAbi,
    functionName: 'totalSupply',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"vault"`
 */
export const useReadBuybackBabyTokenVault = /*#__PURE__*/ createUseReadContract(
  { abi: buybackBabyTokenAbi, functionName: 'vault' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const useWriteBuybackBabyToken = /*#__PURE__*/ createUseWriteContract({
  abi: buybackBabyTokenAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const useWriteBuybackBabyTokenAcceptOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useWriteBuybackBabyTokenApprove =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const useWriteBuybackBabyTokenClaim =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claim',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const useWriteBuybackBabyTokenClaimFor =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimFor',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const useWriteBuybackBabyTokenClaimMany =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimMany',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const useWriteBuybackBabyTokenCredit =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'credit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const useWriteBuybackBabyTokenDistribute =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'distribute',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const useWriteBuybackBabyTokenLowerFees =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useWriteBuybackBabyTokenPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useWriteBuybackBabyTokenRenounceOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useWriteBuybackBabyTokenTransfer =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useWriteBuybackBabyTokenTransferFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useWriteBuybackBabyTokenTransferOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const useWriteBuybackBabyTokenUnbook =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const useSimulateBuybackBabyToken =
  /*#__PURE__*/ createUseSimulateContract({ abi: buybackBabyTokenAbi })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const useSimulateBuybackBabyTokenAcceptOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useSimulateBuybackBabyTokenApprove =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claim"`
 */
export const useSimulateBuybackBabyTokenClaim =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claim',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimFor"`
 */
export const useSimulateBuybackBabyTokenClaimFor =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimFor',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"claimMany"`
 */
export const useSimulateBuybackBabyTokenClaimMany =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'claimMany',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"credit"`
 */
export const useSimulateBuybackBabyTokenCredit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'credit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"distribute"`
 */
export const useSimulateBuybackBabyTokenDistribute =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'distribute',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const useSimulateBuybackBabyTokenLowerFees =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useSimulateBuybackBabyTokenPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useSimulateBuybackBabyTokenRenounceOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateBuybackBabyTokenTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulateBuybackBabyTokenTransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useSimulateBuybackBabyTokenTransferOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const useSimulateBuybackBabyTokenUnbook =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__
 */
export const useWatchBuybackBabyTokenEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: buybackBabyTokenAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const useWatchBuybackBabyTokenApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"ClaimSkipped"`
 */
export const useWatchBuybackBabyTokenClaimSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'ClaimSkipped',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Claimed"`
 */
export const useWatchBuybackBabyTokenClaimedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Claimed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const useWatchBuybackBabyTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Credited"`
 */
export const useWatchBuybackBabyTokenCreditedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Credited',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Distributed"`
 */
export const useWatchBuybackBabyTokenDistributedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Distributed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"DividendsSetUp"`
 */
export const useWatchBuybackBabyTokenDividendsSetUpEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'DividendsSetUp',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"FeesLowered"`
 */
export const useWatchBuybackBabyTokenFeesLoweredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'FeesLowered',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"OwnershipTransferStarted"`
 */
export const useWatchBuybackBabyTokenOwnershipTransferStartedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'OwnershipTransferStarted',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const useWatchBuybackBabyTokenOwnershipTransferredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"TokenSetUp"`
 */
export const useWatchBuybackBabyTokenTokenSetUpEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'TokenSetUp',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchBuybackBabyTokenTransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const useReadBuybackBabyTokenFactory =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const useReadBuybackBabyTokenFactoryCountByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const useReadBuybackBabyTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const useReadBuybackBabyTokenFactoryIsToken =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'isToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const useReadBuybackBabyTokenFactoryTokenOf =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const useReadBuybackBabyTokenFactoryTokensByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const useReadBuybackBabyTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"vaultImplementation"`
 */
export const useReadBuybackBabyTokenFactoryVaultImplementation =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'vaultImplementation',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const useWriteBuybackBabyTokenFactory =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useWriteBuybackBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useWriteBuybackBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const useWriteBuybackBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const useSimulateBuybackBabyTokenFactory =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useSimulateBuybackBabyTokenFactoryCreateToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useSimulateBuybackBabyTokenFactoryPredictToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const useSimulateBuybackBabyTokenFactoryRevealPair =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__
 */
export const useWatchBuybackBabyTokenFactoryEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const useWatchBuybackBabyTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyTokenFactoryAbi,
    address: buybackBabyTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const useReadBuybackBabyVault = /*#__PURE__*/ createUseReadContract({
  abi: buybackBabyVaultAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"BAND_BPS"`
 */
export const useReadBuybackBabyVaultBandBps =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'BAND_BPS',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"KEEPER_BPS"`
 */
export const useReadBuybackBabyVaultKeeperBps =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'KEEPER_BPS',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"KEEPER_TIME"`
 */
export const useReadBuybackBabyVaultKeeperTime =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'KEEPER_TIME',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"PAUSE"`
 */
export const useReadBuybackBabyVaultPause = /*#__PURE__*/ createUseReadContract(
  { abi: buybackBabyVaultAbi, functionName: 'PAUSE' },
)

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"PAYOUT_GAS"`
 */
export const useReadBuybackBabyVaultPayoutGas =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'PAYOUT_GAS',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"RESERVE_PER_UNIT_SWAPPED"`
 */
export const useReadBuybackBabyVaultReservePerUnitSwapped =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'RESERVE_PER_UNIT_SWAPPED',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"REWARD_GAS"`
 */
export const useReadBuybackBabyVaultRewardGas =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'REWARD_GAS',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"pending"`
 */
export const useReadBuybackBabyVaultPending =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'pending',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"pendingBuyback"`
 */
export const useReadBuybackBabyVaultPendingBuyback =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'pendingBuyback',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"pendingReward"`
 */
export const useReadBuybackBabyVaultPendingReward =
  /*#__PURE__*/ createUseReadContract({
    abi: buybackBabyVaultAbi,
    functionName: 'pendingReward',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const useWriteBuybackBabyVault = /*#__PURE__*/ createUseWriteContract({
  abi: buybackBabyVaultAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const useWriteBuybackBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyback"`
 */
export const useWriteBuybackBabyVaultBuyback =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyback',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const useWriteBuybackBabyVaultPayReward =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'payReward',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"process"`
 */
export const useWriteBuybackBabyVaultProcess =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'process',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const useWriteBuybackBabyVaultPurchase =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'purchase',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const useWriteBuybackBabyVaultSwapAndPay =
  /*#__PURE__*/ createUseWriteContract({
    abi: buybackBabyVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const useSimulateBuybackBabyVault =
  /*#__PURE__*/ createUseSimulateContract({ abi: buybackBabyVaultAbi })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyAndDistribute"`
 */
export const useSimulateBuybackBabyVaultBuyAndDistribute =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyAndDistribute',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"buyback"`
 */
export const useSimulateBuybackBabyVaultBuyback =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'buyback',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"payReward"`
 */
export const useSimulateBuybackBabyVaultPayReward =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'payReward',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"process"`
 */
export const useSimulateBuybackBabyVaultProcess =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'process',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"purchase"`
 */
export const useSimulateBuybackBabyVaultPurchase =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'purchase',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const useSimulateBuybackBabyVaultSwapAndPay =
  /*#__PURE__*/ createUseSimulateContract({
    abi: buybackBabyVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__
 */
export const useWatchBuybackBabyVaultEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: buybackBabyVaultAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"BoughtBack"`
 */
export const useWatchBuybackBabyVaultBoughtBackEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'BoughtBack',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"BuybackSkipped"`
 */
export const useWatchBuybackBabyVaultBuybackSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'BuybackSkipped',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"KeeperPaid"`
 */
export const useWatchBuybackBabyVaultKeeperPaidEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'KeeperPaid',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"PaidOut"`
 */
export const useWatchBuybackBabyVaultPaidOutEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'PaidOut',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"Processed"`
 */
export const useWatchBuybackBabyVaultProcessedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'Processed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"RewardBought"`
 */
export const useWatchBuybackBabyVaultRewardBoughtEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'RewardBought',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"RewardSkipped"`
 */
export const useWatchBuybackBabyVaultRewardSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'RewardSkipped',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link buybackBabyVaultAbi}__ and `eventName` set to `"RunSkipped"`
 */
export const useWatchBuybackBabyVaultRunSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: buybackBabyVaultAbi,
    eventName: 'RunSkipped',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__
 */
export const useReadIerc20 = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"allowance"`
 */
export const useReadIerc20Allowance = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadIerc20BalanceOf = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"decimals"`
 */
export const useReadIerc20Decimals = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"name"`
 */
export const useReadIerc20Name = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
  functionName: 'name',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"symbol"`
 */
export const useReadIerc20Symbol = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadIerc20TotalSupply = /*#__PURE__*/ createUseReadContract({
  abi: ierc20Abi,
  functionName: 'totalSupply',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link ierc20Abi}__
 */
export const useWriteIerc20 = /*#__PURE__*/ createUseWriteContract({
  abi: ierc20Abi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"approve"`
 */
export const useWriteIerc20Approve = /*#__PURE__*/ createUseWriteContract({
  abi: ierc20Abi,
  functionName: 'approve',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transfer"`
 */
export const useWriteIerc20Transfer = /*#__PURE__*/ createUseWriteContract({
  abi: ierc20Abi,
  functionName: 'transfer',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transferFrom"`
 */
export const useWriteIerc20TransferFrom = /*#__PURE__*/ createUseWriteContract({
  abi: ierc20Abi,
  functionName: 'transferFrom',
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link ierc20Abi}__
 */
export const useSimulateIerc20 = /*#__PURE__*/ createUseSimulateContract({
  abi: ierc20Abi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"approve"`
 */
export const useSimulateIerc20Approve = /*#__PURE__*/ createUseSimulateContract(
  { abi: ierc20Abi, functionName: 'approve' },
)

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateIerc20Transfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: ierc20Abi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link ierc20Abi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulateIerc20TransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: ierc20Abi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link ierc20Abi}__
 */
export const useWatchIerc20Event = /*#__PURE__*/ createUseWatchContractEvent({
  abi: ierc20Abi,
})

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link ierc20Abi}__ and `eventName` set to `"Approval"`
 */
export const useWatchIerc20ApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: ierc20Abi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link ierc20Abi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchIerc20TransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: ierc20Abi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link iWrappedCoinAbi}__
 */
export const useReadIWrappedCoin = /*#__PURE__*/ createUseReadContract({
  abi: iWrappedCoinAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadIWrappedCoinBalanceOf = /*#__PURE__*/ createUseReadContract(
  { abi: iWrappedCoinAbi, functionName: 'balanceOf' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link iWrappedCoinAbi}__
 */
export const useWriteIWrappedCoin = /*#__PURE__*/ createUseWriteContract({
  abi: iWrappedCoinAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"deposit"`
 */
export const useWriteIWrappedCoinDeposit = /*#__PURE__*/ createUseWriteContract(
  { abi: iWrappedCoinAbi, functionName: 'deposit' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"transfer"`
 */
export const useWriteIWrappedCoinTransfer =
  /*#__PURE__*/ createUseWriteContract({
    abi: iWrappedCoinAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"withdraw"`
 */
export const useWriteIWrappedCoinWithdraw =
  /*#__PURE__*/ createUseWriteContract({
    abi: iWrappedCoinAbi,
    functionName: 'withdraw',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__
 */
export const useSimulateIWrappedCoin = /*#__PURE__*/ createUseSimulateContract({
  abi: iWrappedCoinAbi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"deposit"`
 */
export const useSimulateIWrappedCoinDeposit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: iWrappedCoinAbi,
    functionName: 'deposit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateIWrappedCoinTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: iWrappedCoinAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link iWrappedCoinAbi}__ and `functionName` set to `"withdraw"`
 */
export const useSimulateIWrappedCoinWithdraw =
  /*#__PURE__*/ createUseSimulateContract({
    abi: iWrappedCoinAbi,
    functionName: 'withdraw',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const useReadLiquidityGeneratorToken =
  /*#__PURE__*/ createUseReadContract({ abi: liquidityGeneratorTokenAbi })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const useReadLiquidityGeneratorTokenDomainSeparator =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const useReadLiquidityGeneratorTokenAllowance =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'allowance',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadLiquidityGeneratorTokenBalanceOf =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'balanceOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"booked"`
 */
export const useReadLiquidityGeneratorTokenBooked =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'booked',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"charityAddress"`
 */
export const useReadLiquidityGeneratorTokenCharityAddress =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'charityAddress',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const useReadLiquidityGeneratorTokenContractUri =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'contractURI',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const useReadLiquidityGeneratorTokenDecimals =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'decimals',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"eligible"`
 */
export const useReadLiquidityGeneratorTokenEligible =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'eligible',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"fees"`
 */
export const useReadLiquidityGeneratorTokenFees =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'fees',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"firstOwner"`
 */
export const useReadLiquidityGeneratorTokenFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'firstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"name"`
 */
export const useReadLiquidityGeneratorTokenName =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'name',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const useReadLiquidityGeneratorTokenNonces =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'nonces',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"owner"`
 */
export const useReadLiquidityGeneratorTokenOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'owner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"pair"`
 */
export const useReadLiquidityGeneratorTokenPair =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'pair',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"pendingOwner"`
 */
export const useReadLiquidityGeneratorTokenPendingOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'pendingOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"router"`
 */
export const useReadLiquidityGeneratorTokenRouter =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'router',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const useReadLiquidityGeneratorTokenSymbol =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'symbol',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadLiquidityGeneratorTokenTotalSupply =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'totalSupply',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"vault"`
 */
export const useReadLiquidityGeneratorTokenVault =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'vault',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const useWriteLiquidityGeneratorToken =
  /*#__PURE__*/ createUseWriteContract({ abi: liquidityGeneratorTokenAbi })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const useWriteLiquidityGeneratorTokenAcceptOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useWriteLiquidityGeneratorTokenApprove =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const useWriteLiquidityGeneratorTokenLowerFees =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useWriteLiquidityGeneratorTokenPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useWriteLiquidityGeneratorTokenRenounceOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useWriteLiquidityGeneratorTokenTransfer =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useWriteLiquidityGeneratorTokenTransferFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useWriteLiquidityGeneratorTokenTransferOwnership =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const useWriteLiquidityGeneratorTokenUnbook =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const useSimulateLiquidityGeneratorToken =
  /*#__PURE__*/ createUseSimulateContract({ abi: liquidityGeneratorTokenAbi })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"acceptOwnership"`
 */
export const useSimulateLiquidityGeneratorTokenAcceptOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'acceptOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useSimulateLiquidityGeneratorTokenApprove =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"lowerFees"`
 */
export const useSimulateLiquidityGeneratorTokenLowerFees =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'lowerFees',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useSimulateLiquidityGeneratorTokenPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useSimulateLiquidityGeneratorTokenRenounceOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateLiquidityGeneratorTokenTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulateLiquidityGeneratorTokenTransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useSimulateLiquidityGeneratorTokenTransferOwnership =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `functionName` set to `"unbook"`
 */
export const useSimulateLiquidityGeneratorTokenUnbook =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenAbi,
    functionName: 'unbook',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__
 */
export const useWatchLiquidityGeneratorTokenEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: liquidityGeneratorTokenAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const useWatchLiquidityGeneratorTokenApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const useWatchLiquidityGeneratorTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"FeesLowered"`
 */
export const useWatchLiquidityGeneratorTokenFeesLoweredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'FeesLowered',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"OwnershipTransferStarted"`
 */
export const useWatchLiquidityGeneratorTokenOwnershipTransferStartedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'OwnershipTransferStarted',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const useWatchLiquidityGeneratorTokenOwnershipTransferredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"Reflected"`
 */
export const useWatchLiquidityGeneratorTokenReflectedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'Reflected',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"TokenSetUp"`
 */
export const useWatchLiquidityGeneratorTokenTokenSetUpEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'TokenSetUp',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchLiquidityGeneratorTokenTransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const useReadLiquidityGeneratorTokenFactory =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const useReadLiquidityGeneratorTokenFactoryCountByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const useReadLiquidityGeneratorTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const useReadLiquidityGeneratorTokenFactoryIsToken =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'isToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const useReadLiquidityGeneratorTokenFactoryTokenOf =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const useReadLiquidityGeneratorTokenFactoryTokensByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const useReadLiquidityGeneratorTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"vaultImplementation"`
 */
export const useReadLiquidityGeneratorTokenFactoryVaultImplementation =
  /*#__PURE__*/ createUseReadContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'vaultImplementation',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const useWriteLiquidityGeneratorTokenFactory =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useWriteLiquidityGeneratorTokenFactoryCreateToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useWriteLiquidityGeneratorTokenFactoryPredictToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const useWriteLiquidityGeneratorTokenFactoryRevealPair =
  /*#__PURE__*/ createUseWriteContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const useSimulateLiquidityGeneratorTokenFactory =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useSimulateLiquidityGeneratorTokenFactoryCreateToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useSimulateLiquidityGeneratorTokenFactoryPredictToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `functionName` set to `"revealPair"`
 */
export const useSimulateLiquidityGeneratorTokenFactoryRevealPair =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    functionName: 'revealPair',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__
 */
export const useWatchLiquidityGeneratorTokenFactoryEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquidityGeneratorTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const useWatchLiquidityGeneratorTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquidityGeneratorTokenFactoryAbi,
    address: liquidityGeneratorTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const useReadLiquiditySeeder = /*#__PURE__*/ createUseReadContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link liquiditySeederAbi}__ and `functionName` set to `"lockFactory"`
 */
export const useReadLiquiditySeederLockFactory =
  /*#__PURE__*/ createUseReadContract({
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
    functionName: 'lockFactory',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const useWriteLiquiditySeeder = /*#__PURE__*/ createUseWriteContract({
  abi: liquiditySeederAbi,
  address: liquiditySeederAddress,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link liquiditySeederAbi}__ and `functionName` set to `"seed"`
 */
export const useWriteLiquiditySeederSeed = /*#__PURE__*/ createUseWriteContract(
  {
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
    functionName: 'seed',
  },
)

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const useSimulateLiquiditySeeder =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link liquiditySeederAbi}__ and `functionName` set to `"seed"`
 */
export const useSimulateLiquiditySeederSeed =
  /*#__PURE__*/ createUseSimulateContract({
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
    functionName: 'seed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquiditySeederAbi}__
 */
export const useWatchLiquiditySeederEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link liquiditySeederAbi}__ and `eventName` set to `"Seeded"`
 */
export const useWatchLiquiditySeederSeededEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: liquiditySeederAbi,
    address: liquiditySeederAddress,
    eventName: 'Seeded',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const useReadMultiSender = /*#__PURE__*/ createUseReadContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"isMarked"`
 */
export const useReadMultiSenderIsMarked = /*#__PURE__*/ createUseReadContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'isMarked',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"marksOf"`
 */
export const useReadMultiSenderMarksOf = /*#__PURE__*/ createUseReadContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'marksOf',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const useWriteMultiSender = /*#__PURE__*/ createUseWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"cancel"`
 */
export const useWriteMultiSenderCancel = /*#__PURE__*/ createUseWriteContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
  functionName: 'cancel',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155"`
 */
export const useWriteMultiSenderSendErc1155 =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155OrSkip"`
 */
export const useWriteMultiSenderSendErc1155OrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155OrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721"`
 */
export const useWriteMultiSenderSendErc721 =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721OrSkip"`
 */
export const useWriteMultiSenderSendErc721OrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721OrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNative"`
 */
export const useWriteMultiSenderSendNative =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNative',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqual"`
 */
export const useWriteMultiSenderSendNativeEqual =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqual',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqualOrSkip"`
 */
export const useWriteMultiSenderSendNativeEqualOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqualOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeOrSkip"`
 */
export const useWriteMultiSenderSendNativeOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendToken"`
 */
export const useWriteMultiSenderSendToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendToken',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqual"`
 */
export const useWriteMultiSenderSendTokenEqual =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqual',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualOrSkip"`
 */
export const useWriteMultiSenderSendTokenEqualOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit"`
 */
export const useWriteMultiSenderSendTokenEqualWithPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2"`
 */
export const useWriteMultiSenderSendTokenEqualWithPermit2 =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2OrSkip"`
 */
export const useWriteMultiSenderSendTokenEqualWithPermit2OrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2OrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermitOrSkip"`
 */
export const useWriteMultiSenderSendTokenEqualWithPermitOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFrom"`
 */
export const useWriteMultiSenderSendTokenFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFrom',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqual"`
 */
export const useWriteMultiSenderSendTokenFromEqual =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqual',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualOrSkip"`
 */
export const useWriteMultiSenderSendTokenFromEqualOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermit"`
 */
export const useWriteMultiSenderSendTokenFromEqualWithPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermitOrSkip"`
 */
export const useWriteMultiSenderSendTokenFromEqualWithPermitOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromOrSkip"`
 */
export const useWriteMultiSenderSendTokenFromOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermit"`
 */
export const useWriteMultiSenderSendTokenFromWithPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermitOrSkip"`
 */
export const useWriteMultiSenderSendTokenFromWithPermitOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermitOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenOrSkip"`
 */
export const useWriteMultiSenderSendTokenOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenOrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit"`
 */
export const useWriteMultiSenderSendTokenWithPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2"`
 */
export const useWriteMultiSenderSendTokenWithPermit2 =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2OrSkip"`
 */
export const useWriteMultiSenderSendTokenWithPermit2OrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2OrSkip',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermitOrSkip"`
 */
export const useWriteMultiSenderSendTokenWithPermitOrSkip =
  /*#__PURE__*/ createUseWriteContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermitOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const useSimulateMultiSender = /*#__PURE__*/ createUseSimulateContract({
  abi: multiSenderAbi,
  address: multiSenderAddress,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"cancel"`
 */
export const useSimulateMultiSenderCancel =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'cancel',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155"`
 */
export const useSimulateMultiSenderSendErc1155 =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC1155OrSkip"`
 */
export const useSimulateMultiSenderSendErc1155OrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC1155OrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721"`
 */
export const useSimulateMultiSenderSendErc721 =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendERC721OrSkip"`
 */
export const useSimulateMultiSenderSendErc721OrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendERC721OrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNative"`
 */
export const useSimulateMultiSenderSendNative =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNative',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqual"`
 */
export const useSimulateMultiSenderSendNativeEqual =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqual',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeEqualOrSkip"`
 */
export const useSimulateMultiSenderSendNativeEqualOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeEqualOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendNativeOrSkip"`
 */
export const useSimulateMultiSenderSendNativeOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendNativeOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendToken"`
 */
export const useSimulateMultiSenderSendToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqual"`
 */
export const useSimulateMultiSenderSendTokenEqual =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqual',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualOrSkip"`
 */
export const useSimulateMultiSenderSendTokenEqualOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit"`
 */
export const useSimulateMultiSenderSendTokenEqualWithPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2"`
 */
export const useSimulateMultiSenderSendTokenEqualWithPermit2 =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermit2OrSkip"`
 */
export const useSimulateMultiSenderSendTokenEqualWithPermit2OrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermit2OrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenEqualWithPermitOrSkip"`
 */
export const useSimulateMultiSenderSendTokenEqualWithPermitOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFrom"`
 */
export const useSimulateMultiSenderSendTokenFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqual"`
 */
export const useSimulateMultiSenderSendTokenFromEqual =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqual',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualOrSkip"`
 */
export const useSimulateMultiSenderSendTokenFromEqualOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermit"`
 */
export const useSimulateMultiSenderSendTokenFromEqualWithPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromEqualWithPermitOrSkip"`
 */
export const useSimulateMultiSenderSendTokenFromEqualWithPermitOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromEqualWithPermitOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromOrSkip"`
 */
export const useSimulateMultiSenderSendTokenFromOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermit"`
 */
export const useSimulateMultiSenderSendTokenFromWithPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenFromWithPermitOrSkip"`
 */
export const useSimulateMultiSenderSendTokenFromWithPermitOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenFromWithPermitOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenOrSkip"`
 */
export const useSimulateMultiSenderSendTokenOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenOrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit"`
 */
export const useSimulateMultiSenderSendTokenWithPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2"`
 */
export const useSimulateMultiSenderSendTokenWithPermit2 =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermit2OrSkip"`
 */
export const useSimulateMultiSenderSendTokenWithPermit2OrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermit2OrSkip',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link multiSenderAbi}__ and `functionName` set to `"sendTokenWithPermitOrSkip"`
 */
export const useSimulateMultiSenderSendTokenWithPermitOrSkip =
  /*#__PURE__*/ createUseSimulateContract({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    functionName: 'sendTokenWithPermitOrSkip',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__
 */
export const useWatchMultiSenderEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"BatchCancelled"`
 */
export const useWatchMultiSenderBatchCancelledEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'BatchCancelled',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"BatchSent"`
 */
export const useWatchMultiSenderBatchSentEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'BatchSent',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"CollectibleSkipped"`
 */
export const useWatchMultiSenderCollectibleSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'CollectibleSkipped',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link multiSenderAbi}__ and `eventName` set to `"RecipientSkipped"`
 */
export const useWatchMultiSenderRecipientSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: multiSenderAbi,
    address: multiSenderAddress,
    eventName: 'RecipientSkipped',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const useReadPermitToken = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const useReadPermitTokenDomainSeparator =
  /*#__PURE__*/ createUseReadContract({
    abi: permitTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const useReadPermitTokenAllowance = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
  functionName: 'allowance',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadPermitTokenBalanceOf = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
  functionName: 'balanceOf',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const useReadPermitTokenContractUri =
  /*#__PURE__*/ createUseReadContract({
    abi: permitTokenAbi,
    functionName: 'contractURI',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const useReadPermitTokenDecimals = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
  functionName: 'decimals',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"name"`
 */
export const useReadPermitTokenName = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const useReadPermitTokenNonces = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const useReadPermitTokenSymbol = /*#__PURE__*/ createUseReadContract({
  abi: permitTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadPermitTokenTotalSupply =
  /*#__PURE__*/ createUseReadContract({
    abi: permitTokenAbi,
    functionName: 'totalSupply',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const useWritePermitToken = /*#__PURE__*/ createUseWriteContract({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useWritePermitTokenApprove = /*#__PURE__*/ createUseWriteContract({
  abi: permitTokenAbi,
  functionName: 'approve',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useWritePermitTokenPermit = /*#__PURE__*/ createUseWriteContract({
  abi: permitTokenAbi,
  functionName: 'permit',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useWritePermitTokenTransfer = /*#__PURE__*/ createUseWriteContract(
  { abi: permitTokenAbi, functionName: 'transfer' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useWritePermitTokenTransferFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: permitTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const useSimulatePermitToken = /*#__PURE__*/ createUseSimulateContract({
  abi: permitTokenAbi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useSimulatePermitTokenApprove =
  /*#__PURE__*/ createUseSimulateContract({
    abi: permitTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useSimulatePermitTokenPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: permitTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulatePermitTokenTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: permitTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link permitTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulatePermitTokenTransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: permitTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__
 */
export const useWatchPermitTokenEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: permitTokenAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const useWatchPermitTokenApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: permitTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const useWatchPermitTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: permitTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link permitTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchPermitTokenTransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: permitTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const useReadStandardToken = /*#__PURE__*/ createUseReadContract({
  abi: standardTokenAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const useReadStandardTokenDomainSeparator =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"allowance"`
 */
export const useReadStandardTokenAllowance =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenAbi,
    functionName: 'allowance',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadStandardTokenBalanceOf =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenAbi,
    functionName: 'balanceOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"contractURI"`
 */
export const useReadStandardTokenContractUri =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenAbi,
    functionName: 'contractURI',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"decimals"`
 */
export const useReadStandardTokenDecimals = /*#__PURE__*/ createUseReadContract(
  { abi: standardTokenAbi, functionName: 'decimals' },
)

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"marksOf"`
 */
export const useReadStandardTokenMarksOf = /*#__PURE__*/ createUseReadContract({
  abi: standardTokenAbi,
  functionName: 'marksOf',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"name"`
 */
export const useReadStandardTokenName = /*#__PURE__*/ createUseReadContract({
  abi: standardTokenAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"nonces"`
 */
export const useReadStandardTokenNonces = /*#__PURE__*/ createUseReadContract({
  abi: standardTokenAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"symbol"`
 */
export const useReadStandardTokenSymbol = /*#__PURE__*/ createUseReadContract({
  abi: standardTokenAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadStandardTokenTotalSupply =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenAbi,
    functionName: 'totalSupply',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const useWriteStandardToken = /*#__PURE__*/ createUseWriteContract({
  abi: standardTokenAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useWriteStandardTokenApprove =
  /*#__PURE__*/ createUseWriteContract({
    abi: standardTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"burn"`
 */
export const useWriteStandardTokenBurn = /*#__PURE__*/ createUseWriteContract({
  abi: standardTokenAbi,
  functionName: 'burn',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"cancel"`
 */
export const useWriteStandardTokenCancel = /*#__PURE__*/ createUseWriteContract(
  { abi: standardTokenAbi, functionName: 'cancel' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useWriteStandardTokenPermit = /*#__PURE__*/ createUseWriteContract(
  { abi: standardTokenAbi, functionName: 'permit' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useWriteStandardTokenTransfer =
  /*#__PURE__*/ createUseWriteContract({
    abi: standardTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useWriteStandardTokenTransferFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: standardTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferMany"`
 */
export const useWriteStandardTokenTransferMany =
  /*#__PURE__*/ createUseWriteContract({
    abi: standardTokenAbi,
    functionName: 'transferMany',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const useSimulateStandardToken = /*#__PURE__*/ createUseSimulateContract(
  { abi: standardTokenAbi },
)

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"approve"`
 */
export const useSimulateStandardTokenApprove =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"burn"`
 */
export const useSimulateStandardTokenBurn =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'burn',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"cancel"`
 */
export const useSimulateStandardTokenCancel =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'cancel',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"permit"`
 */
export const useSimulateStandardTokenPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateStandardTokenTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulateStandardTokenTransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenAbi}__ and `functionName` set to `"transferMany"`
 */
export const useSimulateStandardTokenTransferMany =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenAbi,
    functionName: 'transferMany',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__
 */
export const useWatchStandardTokenEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: standardTokenAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"Approval"`
 */
export const useWatchStandardTokenApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"BatchCancelled"`
 */
export const useWatchStandardTokenBatchCancelledEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'BatchCancelled',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"BatchSent"`
 */
export const useWatchStandardTokenBatchSentEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'BatchSent',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"ContractURIUpdated"`
 */
export const useWatchStandardTokenContractUriUpdatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'ContractURIUpdated',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenAbi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchStandardTokenTransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const useReadStandardTokenFactory = /*#__PURE__*/ createUseReadContract({
  abi: standardTokenFactoryAbi,
  address: standardTokenFactoryAddress,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"countByCreator"`
 */
export const useReadStandardTokenFactoryCountByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'countByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"countByFirstOwner"`
 */
export const useReadStandardTokenFactoryCountByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'countByFirstOwner',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"isToken"`
 */
export const useReadStandardTokenFactoryIsToken =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'isToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"predictToken"`
 */
export const useReadStandardTokenFactoryPredictToken =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'predictToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const useReadStandardTokenFactoryTokenOf =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"tokensByCreator"`
 */
export const useReadStandardTokenFactoryTokensByCreator =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'tokensByCreator',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"tokensByFirstOwner"`
 */
export const useReadStandardTokenFactoryTokensByFirstOwner =
  /*#__PURE__*/ createUseReadContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'tokensByFirstOwner',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const useWriteStandardTokenFactory =
  /*#__PURE__*/ createUseWriteContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useWriteStandardTokenFactoryCreateToken =
  /*#__PURE__*/ createUseWriteContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const useSimulateStandardTokenFactory =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `functionName` set to `"createToken"`
 */
export const useSimulateStandardTokenFactoryCreateToken =
  /*#__PURE__*/ createUseSimulateContract({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    functionName: 'createToken',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenFactoryAbi}__
 */
export const useWatchStandardTokenFactoryEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link standardTokenFactoryAbi}__ and `eventName` set to `"TokenCreated"`
 */
export const useWatchStandardTokenFactoryTokenCreatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: standardTokenFactoryAbi,
    address: standardTokenFactoryAddress,
    eventName: 'TokenCreated',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const useReadTokenLock = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"cliff"`
 */
export const useReadTokenLockCliff = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'cliff',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"duration"`
 */
export const useReadTokenLockDuration = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'duration',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"end"`
 */
export const useReadTokenLockEnd = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'end',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"owner"`
 */
export const useReadTokenLockOwner = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'owner',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"releasable"`
 */
export const useReadTokenLockReleasable = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'releasable',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"released"`
 */
export const useReadTokenLockReleased = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'released',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"renounceOwnership"`
 */
export const useReadTokenLockRenounceOwnership =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockAbi,
    functionName: 'renounceOwnership',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"start"`
 */
export const useReadTokenLockStart = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockAbi,
  functionName: 'start',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"transferOwnership"`
 */
export const useReadTokenLockTransferOwnership =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockAbi,
    functionName: 'transferOwnership',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"vestedAmount"`
 */
export const useReadTokenLockVestedAmount = /*#__PURE__*/ createUseReadContract(
  { abi: tokenLockAbi, functionName: 'vestedAmount' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const useWriteTokenLock = /*#__PURE__*/ createUseWriteContract({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"release"`
 */
export const useWriteTokenLockRelease = /*#__PURE__*/ createUseWriteContract({
  abi: tokenLockAbi,
  functionName: 'release',
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const useSimulateTokenLock = /*#__PURE__*/ createUseSimulateContract({
  abi: tokenLockAbi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenLockAbi}__ and `functionName` set to `"release"`
 */
export const useSimulateTokenLockRelease =
  /*#__PURE__*/ createUseSimulateContract({
    abi: tokenLockAbi,
    functionName: 'release',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__
 */
export const useWatchTokenLockEvent = /*#__PURE__*/ createUseWatchContractEvent(
  { abi: tokenLockAbi },
)

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__ and `eventName` set to `"ERC20Released"`
 */
export const useWatchTokenLockErc20ReleasedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenLockAbi,
    eventName: 'ERC20Released',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__ and `eventName` set to `"EtherReleased"`
 */
export const useWatchTokenLockEtherReleasedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenLockAbi,
    eventName: 'EtherReleased',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenLockAbi}__ and `eventName` set to `"OwnershipTransferred"`
 */
export const useWatchTokenLockOwnershipTransferredEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenLockAbi,
    eventName: 'OwnershipTransferred',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const useReadTokenLockFactory = /*#__PURE__*/ createUseReadContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"countByBeneficiary"`
 */
export const useReadTokenLockFactoryCountByBeneficiary =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'countByBeneficiary',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"countByToken"`
 */
export const useReadTokenLockFactoryCountByToken =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'countByToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"isLock"`
 */
export const useReadTokenLockFactoryIsLock =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'isLock',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"locksByBeneficiary"`
 */
export const useReadTokenLockFactoryLocksByBeneficiary =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'locksByBeneficiary',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"locksByToken"`
 */
export const useReadTokenLockFactoryLocksByToken =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'locksByToken',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"predictLock"`
 */
export const useReadTokenLockFactoryPredictLock =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'predictLock',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"tokenOf"`
 */
export const useReadTokenLockFactoryTokenOf =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'tokenOf',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const useWriteTokenLockFactory = /*#__PURE__*/ createUseWriteContract({
  abi: tokenLockFactoryAbi,
  address: tokenLockFactoryAddress,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"createLocks"`
 */
export const useWriteTokenLockFactoryCreateLocks =
  /*#__PURE__*/ createUseWriteContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'createLocks',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const useSimulateTokenLockFactory =
  /*#__PURE__*/ createUseSimulateContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `functionName` set to `"createLocks"`
 */
export const useSimulateTokenLockFactoryCreateLocks =
  /*#__PURE__*/ createUseSimulateContract({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    functionName: 'createLocks',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenLockFactoryAbi}__
 */
export const useWatchTokenLockFactoryEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenLockFactoryAbi}__ and `eventName` set to `"LockCreated"`
 */
export const useWatchTokenLockFactoryLockCreatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenLockFactoryAbi,
    address: tokenLockFactoryAddress,
    eventName: 'LockCreated',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const useReadTokenVault = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"BAND_BPS"`
 */
export const useReadTokenVaultBandBps = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
  functionName: 'BAND_BPS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"KEEPER_BPS"`
 */
export const useReadTokenVaultKeeperBps = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
  functionName: 'KEEPER_BPS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"KEEPER_TIME"`
 */
export const useReadTokenVaultKeeperTime = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
  functionName: 'KEEPER_TIME',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"PAUSE"`
 */
export const useReadTokenVaultPause = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
  functionName: 'PAUSE',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"PAYOUT_GAS"`
 */
export const useReadTokenVaultPayoutGas = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
  functionName: 'PAYOUT_GAS',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"RESERVE_PER_UNIT_SWAPPED"`
 */
export const useReadTokenVaultReservePerUnitSwapped =
  /*#__PURE__*/ createUseReadContract({
    abi: tokenVaultAbi,
    functionName: 'RESERVE_PER_UNIT_SWAPPED',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"pending"`
 */
export const useReadTokenVaultPending = /*#__PURE__*/ createUseReadContract({
  abi: tokenVaultAbi,
  functionName: 'pending',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const useWriteTokenVault = /*#__PURE__*/ createUseWriteContract({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"process"`
 */
export const useWriteTokenVaultProcess = /*#__PURE__*/ createUseWriteContract({
  abi: tokenVaultAbi,
  functionName: 'process',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const useWriteTokenVaultSwapAndPay =
  /*#__PURE__*/ createUseWriteContract({
    abi: tokenVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const useSimulateTokenVault = /*#__PURE__*/ createUseSimulateContract({
  abi: tokenVaultAbi,
})

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"process"`
 */
export const useSimulateTokenVaultProcess =
  /*#__PURE__*/ createUseSimulateContract({
    abi: tokenVaultAbi,
    functionName: 'process',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link tokenVaultAbi}__ and `functionName` set to `"swapAndPay"`
 */
export const useSimulateTokenVaultSwapAndPay =
  /*#__PURE__*/ createUseSimulateContract({
    abi: tokenVaultAbi,
    functionName: 'swapAndPay',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__
 */
export const useWatchTokenVaultEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: tokenVaultAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"KeeperPaid"`
 */
export const useWatchTokenVaultKeeperPaidEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'KeeperPaid',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"PaidOut"`
 */
export const useWatchTokenVaultPaidOutEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'PaidOut',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"Processed"`
 */
export const useWatchTokenVaultProcessedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'Processed',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link tokenVaultAbi}__ and `eventName` set to `"RunSkipped"`
 */
export const useWatchTokenVaultRunSkippedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: tokenVaultAbi,
    eventName: 'RunSkipped',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const useReadUniswapV2Factory = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2FactoryAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"allPairs"`
 */
export const useReadUniswapV2FactoryAllPairs =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'allPairs',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"allPairsLength"`
 */
export const useReadUniswapV2FactoryAllPairsLength =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'allPairsLength',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"feeTo"`
 */
export const useReadUniswapV2FactoryFeeTo = /*#__PURE__*/ createUseReadContract(
  { abi: uniswapV2FactoryAbi, functionName: 'feeTo' },
)

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"feeToSetter"`
 */
export const useReadUniswapV2FactoryFeeToSetter =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'feeToSetter',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"getPair"`
 */
export const useReadUniswapV2FactoryGetPair =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'getPair',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const useWriteUniswapV2Factory = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2FactoryAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"createPair"`
 */
export const useWriteUniswapV2FactoryCreatePair =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'createPair',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeTo"`
 */
export const useWriteUniswapV2FactorySetFeeTo =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeTo',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeToSetter"`
 */
export const useWriteUniswapV2FactorySetFeeToSetter =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeToSetter',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const useSimulateUniswapV2Factory =
  /*#__PURE__*/ createUseSimulateContract({ abi: uniswapV2FactoryAbi })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"createPair"`
 */
export const useSimulateUniswapV2FactoryCreatePair =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'createPair',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeTo"`
 */
export const useSimulateUniswapV2FactorySetFeeTo =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeTo',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `functionName` set to `"setFeeToSetter"`
 */
export const useSimulateUniswapV2FactorySetFeeToSetter =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2FactoryAbi,
    functionName: 'setFeeToSetter',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2FactoryAbi}__
 */
export const useWatchUniswapV2FactoryEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: uniswapV2FactoryAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2FactoryAbi}__ and `eventName` set to `"PairCreated"`
 */
export const useWatchUniswapV2FactoryPairCreatedEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2FactoryAbi,
    eventName: 'PairCreated',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const useReadUniswapV2Pair = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"DOMAIN_SEPARATOR"`
 */
export const useReadUniswapV2PairDomainSeparator =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'DOMAIN_SEPARATOR',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"MINIMUM_LIQUIDITY"`
 */
export const useReadUniswapV2PairMinimumLiquidity =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'MINIMUM_LIQUIDITY',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"PERMIT_TYPEHASH"`
 */
export const useReadUniswapV2PairPermitTypehash =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'PERMIT_TYPEHASH',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"allowance"`
 */
export const useReadUniswapV2PairAllowance =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'allowance',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"balanceOf"`
 */
export const useReadUniswapV2PairBalanceOf =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'balanceOf',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"decimals"`
 */
export const useReadUniswapV2PairDecimals = /*#__PURE__*/ createUseReadContract(
  { abi: uniswapV2PairAbi, functionName: 'decimals' },
)

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"factory"`
 */
export const useReadUniswapV2PairFactory = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'factory',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"getReserves"`
 */
export const useReadUniswapV2PairGetReserves =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'getReserves',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"kLast"`
 */
export const useReadUniswapV2PairKLast = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'kLast',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"name"`
 */
export const useReadUniswapV2PairName = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'name',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"nonces"`
 */
export const useReadUniswapV2PairNonces = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'nonces',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"price0CumulativeLast"`
 */
export const useReadUniswapV2PairPrice0CumulativeLast =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'price0CumulativeLast',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"price1CumulativeLast"`
 */
export const useReadUniswapV2PairPrice1CumulativeLast =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'price1CumulativeLast',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"symbol"`
 */
export const useReadUniswapV2PairSymbol = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'symbol',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"token0"`
 */
export const useReadUniswapV2PairToken0 = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'token0',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"token1"`
 */
export const useReadUniswapV2PairToken1 = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2PairAbi,
  functionName: 'token1',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"totalSupply"`
 */
export const useReadUniswapV2PairTotalSupply =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2PairAbi,
    functionName: 'totalSupply',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const useWriteUniswapV2Pair = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2PairAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"approve"`
 */
export const useWriteUniswapV2PairApprove =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2PairAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"burn"`
 */
export const useWriteUniswapV2PairBurn = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'burn',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"initialize"`
 */
export const useWriteUniswapV2PairInitialize =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2PairAbi,
    functionName: 'initialize',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"mint"`
 */
export const useWriteUniswapV2PairMint = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'mint',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"permit"`
 */
export const useWriteUniswapV2PairPermit = /*#__PURE__*/ createUseWriteContract(
  { abi: uniswapV2PairAbi, functionName: 'permit' },
)

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"skim"`
 */
export const useWriteUniswapV2PairSkim = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'skim',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"swap"`
 */
export const useWriteUniswapV2PairSwap = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'swap',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"sync"`
 */
export const useWriteUniswapV2PairSync = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2PairAbi,
  functionName: 'sync',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transfer"`
 */
export const useWriteUniswapV2PairTransfer =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2PairAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useWriteUniswapV2PairTransferFrom =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2PairAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const useSimulateUniswapV2Pair = /*#__PURE__*/ createUseSimulateContract(
  { abi: uniswapV2PairAbi },
)

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"approve"`
 */
export const useSimulateUniswapV2PairApprove =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'approve',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"burn"`
 */
export const useSimulateUniswapV2PairBurn =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'burn',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"initialize"`
 */
export const useSimulateUniswapV2PairInitialize =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'initialize',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"mint"`
 */
export const useSimulateUniswapV2PairMint =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'mint',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"permit"`
 */
export const useSimulateUniswapV2PairPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'permit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"skim"`
 */
export const useSimulateUniswapV2PairSkim =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'skim',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"swap"`
 */
export const useSimulateUniswapV2PairSwap =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'swap',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"sync"`
 */
export const useSimulateUniswapV2PairSync =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'sync',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transfer"`
 */
export const useSimulateUniswapV2PairTransfer =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'transfer',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `functionName` set to `"transferFrom"`
 */
export const useSimulateUniswapV2PairTransferFrom =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2PairAbi,
    functionName: 'transferFrom',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__
 */
export const useWatchUniswapV2PairEvent =
  /*#__PURE__*/ createUseWatchContractEvent({ abi: uniswapV2PairAbi })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Approval"`
 */
export const useWatchUniswapV2PairApprovalEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Approval',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Burn"`
 */
export const useWatchUniswapV2PairBurnEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Burn',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Mint"`
 */
export const useWatchUniswapV2PairMintEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Mint',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Swap"`
 */
export const useWatchUniswapV2PairSwapEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Swap',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Sync"`
 */
export const useWatchUniswapV2PairSyncEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Sync',
  })

/**
 * Wraps __{@link useWatchContractEvent}__ with `abi` set to __{@link uniswapV2PairAbi}__ and `eventName` set to `"Transfer"`
 */
export const useWatchUniswapV2PairTransferEvent =
  /*#__PURE__*/ createUseWatchContractEvent({
    abi: uniswapV2PairAbi,
    eventName: 'Transfer',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__
 */
export const useReadUniswapV2Router = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2RouterAbi,
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"WETH"`
 */
export const useReadUniswapV2RouterWeth = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2RouterAbi,
  functionName: 'WETH',
})

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"factory"`
 */
export const useReadUniswapV2RouterFactory =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2RouterAbi,
    functionName: 'factory',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountIn"`
 */
export const useReadUniswapV2RouterGetAmountIn =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2RouterAbi,
    functionName: 'getAmountIn',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountOut"`
 */
export const useReadUniswapV2RouterGetAmountOut =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2RouterAbi,
    functionName: 'getAmountOut',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountsIn"`
 */
export const useReadUniswapV2RouterGetAmountsIn =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2RouterAbi,
    functionName: 'getAmountsIn',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"getAmountsOut"`
 */
export const useReadUniswapV2RouterGetAmountsOut =
  /*#__PURE__*/ createUseReadContract({
    abi: uniswapV2RouterAbi,
    functionName: 'getAmountsOut',
  })

/**
 * Wraps __{@link useReadContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"quote"`
 */
export const useReadUniswapV2RouterQuote = /*#__PURE__*/ createUseReadContract({
  abi: uniswapV2RouterAbi,
  functionName: 'quote',
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__
 */
export const useWriteUniswapV2Router = /*#__PURE__*/ createUseWriteContract({
  abi: uniswapV2RouterAbi,
})

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidity"`
 */
export const useWriteUniswapV2RouterAddLiquidity =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidity',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidityETH"`
 */
export const useWriteUniswapV2RouterAddLiquidityEth =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidityETH',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidity"`
 */
export const useWriteUniswapV2RouterRemoveLiquidity =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidity',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETH"`
 */
export const useWriteUniswapV2RouterRemoveLiquidityEth =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETH',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHSupportingFeeOnTransferTokens"`
 */
export const useWriteUniswapV2RouterRemoveLiquidityEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermit"`
 */
export const useWriteUniswapV2RouterRemoveLiquidityEthWithPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermitSupportingFeeOnTransferTokens"`
 */
export const useWriteUniswapV2RouterRemoveLiquidityEthWithPermitSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityWithPermit"`
 */
export const useWriteUniswapV2RouterRemoveLiquidityWithPermit =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityWithPermit',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapETHForExactTokens"`
 */
export const useWriteUniswapV2RouterSwapEthForExactTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapETHForExactTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokens"`
 */
export const useWriteUniswapV2RouterSwapExactEthForTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokensSupportingFeeOnTransferTokens"`
 */
export const useWriteUniswapV2RouterSwapExactEthForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETH"`
 */
export const useWriteUniswapV2RouterSwapExactTokensForEth =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETH',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETHSupportingFeeOnTransferTokens"`
 */
export const useWriteUniswapV2RouterSwapExactTokensForEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokens"`
 */
export const useWriteUniswapV2RouterSwapExactTokensForTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokensSupportingFeeOnTransferTokens"`
 */
export const useWriteUniswapV2RouterSwapExactTokensForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactETH"`
 */
export const useWriteUniswapV2RouterSwapTokensForExactEth =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactETH',
  })

/**
 * Wraps __{@link useWriteContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactTokens"`
 */
export const useWriteUniswapV2RouterSwapTokensForExactTokens =
  /*#__PURE__*/ createUseWriteContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__
 */
export const useSimulateUniswapV2Router =
  /*#__PURE__*/ createUseSimulateContract({ abi: uniswapV2RouterAbi })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidity"`
 */
export const useSimulateUniswapV2RouterAddLiquidity =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidity',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"addLiquidityETH"`
 */
export const useSimulateUniswapV2RouterAddLiquidityEth =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'addLiquidityETH',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidity"`
 */
export const useSimulateUniswapV2RouterRemoveLiquidity =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidity',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETH"`
 */
export const useSimulateUniswapV2RouterRemoveLiquidityEth =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETH',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHSupportingFeeOnTransferTokens"`
 */
export const useSimulateUniswapV2RouterRemoveLiquidityEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermit"`
 */
export const useSimulateUniswapV2RouterRemoveLiquidityEthWithPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityETHWithPermitSupportingFeeOnTransferTokens"`
 */
export const useSimulateUniswapV2RouterRemoveLiquidityEthWithPermitSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"removeLiquidityWithPermit"`
 */
export const useSimulateUniswapV2RouterRemoveLiquidityWithPermit =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityWithPermit',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapETHForExactTokens"`
 */
export const useSimulateUniswapV2RouterSwapEthForExactTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapETHForExactTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokens"`
 */
export const useSimulateUniswapV2RouterSwapExactEthForTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactETHForTokensSupportingFeeOnTransferTokens"`
 */
export const useSimulateUniswapV2RouterSwapExactEthForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETH"`
 */
export const useSimulateUniswapV2RouterSwapExactTokensForEth =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETH',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForETHSupportingFeeOnTransferTokens"`
 */
export const useSimulateUniswapV2RouterSwapExactTokensForEthSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokens"`
 */
export const useSimulateUniswapV2RouterSwapExactTokensForTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapExactTokensForTokensSupportingFeeOnTransferTokens"`
 */
export const useSimulateUniswapV2RouterSwapExactTokensForTokensSupportingFeeOnTransferTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactETH"`
 */
export const useSimulateUniswapV2RouterSwapTokensForExactEth =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactETH',
  })

/**
 * Wraps __{@link useSimulateContract}__ with `abi` set to __{@link uniswapV2RouterAbi}__ and `functionName` set to `"swapTokensForExactTokens"`
 */
export const useSimulateUniswapV2RouterSwapTokensForExactTokens =
  /*#__PURE__*/ createUseSimulateContract({
    abi: uniswapV2RouterAbi,
    functionName: 'swapTokensForExactTokens',
  })
