import {
  liquidityGeneratorTokenAbi as abi,
  simulateLiquidityGeneratorTokenAcceptOwnership,
  simulateLiquidityGeneratorTokenRenounceOwnership,
  simulateLiquidityGeneratorTokenTransferOwnership,
  writeLiquidityGeneratorTokenAcceptOwnership,
  writeLiquidityGeneratorTokenRenounceOwnership,
  writeLiquidityGeneratorTokenTransferOwnership,
} from '@saleyard/generated'
import { type Address, encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'
import type { CallContext, TokenCall } from '@/features/token-create/console/token-call.ts'

/**
 * What changes who owns a token. All kinds with fees share one Ownable2Step, so the ABI of one kind writes to all.
 * Each throws `OwnableUnauthorizedAccount` in `simulate` when the account may not.
 */
export const ownershipCalls = {
  /** Offers the ownership in place of any earlier offer; to the zero address: to nobody. */
  offer(config: Config, context: CallContext, newOwner: Address): TokenCall {
    const args = [newOwner] as const
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'transferOwnership', args }),
      simulate: () => simulateLiquidityGeneratorTokenTransferOwnership(config, { ...context, args }),
      write: () => writeLiquidityGeneratorTokenTransferOwnership(config, { ...context, args }),
    })
  },

  accept(config: Config, context: CallContext): TokenCall {
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'acceptOwnership' }),
      simulate: () => simulateLiquidityGeneratorTokenAcceptOwnership(config, context),
      write: () => writeLiquidityGeneratorTokenAcceptOwnership(config, context),
    })
  },

  /** For ever; an offer that was open ends as well. */
  renounce(config: Config, context: CallContext): TokenCall {
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'renounceOwnership' }),
      simulate: () => simulateLiquidityGeneratorTokenRenounceOwnership(config, context),
      write: () => writeLiquidityGeneratorTokenRenounceOwnership(config, context),
    })
  },
}
