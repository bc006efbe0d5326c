// Binds the generated actions and hooks of the Standard factory: its registry, and its creation.
import {
  readStandardTokenFactoryCountByCreator,
  readStandardTokenFactoryCountByFirstOwner,
  readStandardTokenFactoryIsToken,
  readStandardTokenFactoryPredictToken,
  readStandardTokenFactoryTokenOf,
  readStandardTokenFactoryTokensByCreator,
  readStandardTokenFactoryTokensByFirstOwner,
  simulateStandardTokenFactoryCreateToken,
  useReadStandardTokenFactoryTokenOf,
  writeStandardTokenFactoryCreateToken,
} from '@saleyard/generated'
import { standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { createPreparer, createTokenFactory } from '@/features/tokens/kinds/token-factory.ts'
import { standard } from './schema.ts'

export const standardFactory = createTokenFactory(
  'StandardTokenFactory',
  standardTokenFactoryAddress,
  {
    isToken: readStandardTokenFactoryIsToken,
    tokenOf: readStandardTokenFactoryTokenOf,
    countByCreator: readStandardTokenFactoryCountByCreator,
    tokensByCreator: readStandardTokenFactoryTokensByCreator,
    countByFirstOwner: readStandardTokenFactoryCountByFirstOwner,
    tokensByFirstOwner: readStandardTokenFactoryTokensByFirstOwner,
  },
  { useTokenOf: useReadStandardTokenFactoryTokenOf },
)

export const prepareStandardToken = createPreparer(standard, {
  address: standardTokenFactoryAddress,
  encode: (args) => encodeFunctionData({ abi: standardTokenFactoryAbi, functionName: 'createToken', args }),
  predict: async (config, { account, chainId, args }) => ({
    token: await readStandardTokenFactoryPredictToken(config, { chainId, args: [account, ...args] }),
  }),
  simulate: (config, call) => simulateStandardTokenFactoryCreateToken(config, call),
  write: (config, call) => writeStandardTokenFactoryCreateToken(config, call),
})
