import { simulateTokenVaultProcess, tokenVaultAbi, writeTokenVaultProcess } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'
import type { CallContext, TokenCall } from '@/features/token-create/console/token-call.ts'

/**
 * Enough for both steps: 415,000 for the first, 827,698 that must be left for the second, and what lies between. An estimate
 * finds the least that does not revert, and that starves the second step's look at the price, which then never has an average.
 * What is not used is not paid.
 */
const gas = 1_600_000n

/** Has the vault take its steps, those that it may. All vaults share ITokenVault. `context.address` is the vault. */
export function processCall(config: Config, context: CallContext): TokenCall {
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' }),
    simulate: () => simulateTokenVaultProcess(config, { ...context, gas }),
    write: () => writeTokenVaultProcess(config, { ...context, gas }),
  })
}
