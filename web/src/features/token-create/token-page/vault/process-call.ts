import { simulateTokenVaultProcess, tokenVaultAbi, writeTokenVaultProcess } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { toTokenCall } from '../../console/to-token-call'
import type { CallContext, TokenCall } from '../../console/token-call'

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
