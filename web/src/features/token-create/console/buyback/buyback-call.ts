import {
  buybackBabyVaultAbi as abi,
  simulateBuybackBabyVaultBuyback,
  writeBuybackBabyVaultBuyback,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'
import type { CallContext, TokenCall } from '@/features/token-create/console/token-call.ts'

/**
 * A buyback by the vault at `context.address`.
 *
 * @param minUnits Base units that must be bought at least. 0: nothing is asked for, and what may not be now only looks at
 *   the price.
 * @throws In `simulate`, with a minimum: `BuybackBabyVault_BuybackMustWait`, `BuybackBabyVault_BuybackTooSmall`.
 */
export function buybackCall(config: Config, context: CallContext, minUnits: bigint): TokenCall {
  const args = [minUnits] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'buyback', args }),
    simulate: () => simulateBuybackBabyVaultBuyback(config, { ...context, args }),
    write: () => writeBuybackBabyVaultBuyback(config, { ...context, args }),
  })
}
