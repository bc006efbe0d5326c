import { simulateTokenVaultProcess, tokenVaultAbi, writeTokenVaultProcess } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { toTokenCall } from '../../console/to-token-call'
import type { CallContext, TokenCall } from '../../console/token-call'

/** Has the vault take its steps, those that it may. All vaults share ITokenVault. `context.address` is the vault. */
export function processCall(config: Config, context: CallContext): TokenCall {
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' }),
    simulate: () => simulateTokenVaultProcess(config, context),
    write: () => writeTokenVaultProcess(config, context),
  })
}
