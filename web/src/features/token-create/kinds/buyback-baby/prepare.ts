import {
  buybackBabyTokenFactoryAbi,
  buybackBabyTokenFactoryAddress,
  simulateBuybackBabyTokenFactoryCreateToken,
  simulateBuybackBabyTokenFactoryPredictToken,
  writeBuybackBabyTokenFactoryCreateToken,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import { createPreparer } from '@/features/token-create/kinds/create-preparer.ts'
import { buybackBaby } from './schema.ts'

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
