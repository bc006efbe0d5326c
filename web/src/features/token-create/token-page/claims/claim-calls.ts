import {
  babyTokenAbi as abi,
  simulateBabyTokenClaim,
  simulateBabyTokenClaimMany,
  writeBabyTokenClaim,
  writeBabyTokenClaimMany,
} from '@saleyard/generated'
import { type Address, encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'
import type { CallContext, TokenCall } from '@/features/token-create/console/token-call.ts'

/** What pays dividends out. Both kinds with dividends share IDividendToken, so the ABI of one writes to both. */
export const claimCalls = {
  own(config: Config, context: CallContext): TokenCall {
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'claim' }),
      simulate: () => simulateBabyTokenClaim(config, context),
      write: () => writeBabyTokenClaim(config, context),
    })
  },

  /** Paid to each of them, whoever asks. A holder who cannot be paid is passed over and loses nothing. */
  many(config: Config, context: CallContext, holders: readonly Address[]): TokenCall {
    const args = [holders] as const
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'claimMany', args }),
      simulate: () => simulateBabyTokenClaimMany(config, { ...context, args }),
      write: () => writeBabyTokenClaimMany(config, { ...context, args }),
    })
  },
}
