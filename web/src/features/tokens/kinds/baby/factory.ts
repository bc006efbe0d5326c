// Binds the generated actions and hooks of the Baby factory: its registry, and its creation.
import {
  readBabyTokenFactoryCountByCreator,
  readBabyTokenFactoryCountByFirstOwner,
  readBabyTokenFactoryIsToken,
  readBabyTokenFactoryTokenOf,
  readBabyTokenFactoryTokensByCreator,
  readBabyTokenFactoryTokensByFirstOwner,
  simulateBabyTokenFactoryCreateToken,
  simulateBabyTokenFactoryPredictToken,
  useReadBabyTokenFactoryTokenOf,
  writeBabyTokenFactoryCreateToken,
} from '@saleyard/generated'
import { babyTokenFactoryAbi, babyTokenFactoryAddress } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { createPreparer, createTokenFactory } from '@/features/tokens/kinds/token-factory.ts'
import { baby } from './schema.ts'

export const babyFactory = createTokenFactory(
  'BabyTokenFactory',
  babyTokenFactoryAddress,
  {
    isToken: readBabyTokenFactoryIsToken,
    tokenOf: readBabyTokenFactoryTokenOf,
    countByCreator: readBabyTokenFactoryCountByCreator,
    tokensByCreator: readBabyTokenFactoryTokensByCreator,
    countByFirstOwner: readBabyTokenFactoryCountByFirstOwner,
    tokensByFirstOwner: readBabyTokenFactoryTokensByFirstOwner,
  },
  { useTokenOf: useReadBabyTokenFactoryTokenOf },
)

export const prepareBabyToken = createPreparer(baby, {
  address: babyTokenFactoryAddress,
  encode: (args) => encodeFunctionData({ abi: babyTokenFactoryAbi, functionName: 'createToken', args }),
  predict: async (config, { account, chainId, args }) => {
    const prediction = { account, chainId, args: [account, ...args] } as const
    return (await simulateBabyTokenFactoryPredictToken(config, prediction)).result
  },
  simulate: (config, call) => simulateBabyTokenFactoryCreateToken(config, call),
  write: (config, call) => writeBabyTokenFactoryCreateToken(config, call),
})
