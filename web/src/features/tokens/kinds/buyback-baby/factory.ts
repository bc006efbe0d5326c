// Binds the generated actions and hooks of the Buyback Baby factory: its registry, and its creation.
import {
  readBuybackBabyTokenFactoryCountByCreator,
  readBuybackBabyTokenFactoryCountByFirstOwner,
  readBuybackBabyTokenFactoryIsToken,
  readBuybackBabyTokenFactoryTokenOf,
  readBuybackBabyTokenFactoryTokensByCreator,
  readBuybackBabyTokenFactoryTokensByFirstOwner,
  simulateBuybackBabyTokenFactoryCreateToken,
  simulateBuybackBabyTokenFactoryPredictToken,
  useReadBuybackBabyTokenFactoryTokenOf,
  writeBuybackBabyTokenFactoryCreateToken,
} from '@saleyard/generated'
import { buybackBabyTokenFactoryAbi, buybackBabyTokenFactoryAddress } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { createPreparer, createTokenFactory } from '@/features/tokens/kinds/token-factory.ts'
import { buybackBaby } from './schema.ts'

export const buybackBabyFactory = createTokenFactory(
  'BuybackBabyTokenFactory',
  buybackBabyTokenFactoryAddress,
  {
    isToken: readBuybackBabyTokenFactoryIsToken,
    tokenOf: readBuybackBabyTokenFactoryTokenOf,
    countByCreator: readBuybackBabyTokenFactoryCountByCreator,
    tokensByCreator: readBuybackBabyTokenFactoryTokensByCreator,
    countByFirstOwner: readBuybackBabyTokenFactoryCountByFirstOwner,
    tokensByFirstOwner: readBuybackBabyTokenFactoryTokensByFirstOwner,
  },
  { useTokenOf: useReadBuybackBabyTokenFactoryTokenOf },
)

export const prepareBuybackBabyToken = createPreparer(buybackBaby, {
  address: buybackBabyTokenFactoryAddress,
  encode: (args) => encodeFunctionData({ abi: buybackBabyTokenFactoryAbi, functionName: 'createToken', args }),
  predict: async (config, { account, chainId, args }) => {
    const prediction = { account, chainId, args: [account, ...args] } as const
    return (await simulateBuybackBabyTokenFactoryPredictToken(config, prediction)).result
  },
  simulate: (config, call) => simulateBuybackBabyTokenFactoryCreateToken(config, call),
  write: (config, call) => writeBuybackBabyTokenFactoryCreateToken(config, call),
})
