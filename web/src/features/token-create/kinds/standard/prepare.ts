import {
  readStandardTokenFactoryPredictToken,
  simulateStandardTokenFactoryCreateToken,
  standardTokenFactoryAbi,
  standardTokenFactoryAddress,
  writeStandardTokenFactoryCreateToken,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import { estimateGas } from 'wagmi/actions'
import type { IdentityValues } from '../../identity/identity'
import type { CreateContext, TokenCreation } from '../token-kind'
import { standard } from './schema'

export function prepareStandardToken(
  values: IdentityValues,
  { account, salt, chainId }: CreateContext & { chainId: number },
): TokenCreation | undefined {
  const { data: terms } = standard.schema.safeParse(values)
  if (!terms) return undefined

  const args = standard.toCreateArgs(terms, { account, salt })
  const data = encodeFunctionData({ abi: standardTokenFactoryAbi, functionName: 'createToken', args })
  return {
    identity: args[0],
    predict: async (config) => ({
      token: await readStandardTokenFactoryPredictToken(config, { chainId, args: [account, ...args] }),
    }),
    simulate: async (config) => {
      await simulateStandardTokenFactoryCreateToken(config, { account, chainId, args })
      return { gas: await estimateGas(config, { account, chainId, to: standardTokenFactoryAddress, data }) }
    },
    data,
    write: (config) => writeStandardTokenFactoryCreateToken(config, { account, chainId, args }),
  }
}
