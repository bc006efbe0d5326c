import {
  babyTokenFactoryAbi,
  babyTokenFactoryAddress,
  simulateBabyTokenFactoryCreateToken,
  simulateBabyTokenFactoryPredictToken,
  writeBabyTokenFactoryCreateToken,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import { createPreparer } from '@/features/token-create/kinds/create-preparer.ts'
import { baby } from './schema.ts'

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
