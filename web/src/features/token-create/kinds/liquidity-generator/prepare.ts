import {
  liquidityGeneratorTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAddress,
  simulateLiquidityGeneratorTokenFactoryCreateToken,
  simulateLiquidityGeneratorTokenFactoryPredictToken,
  writeLiquidityGeneratorTokenFactoryCreateToken,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import { createPreparer } from '@/features/token-create/kinds/create-preparer.ts'
import { liquidityGenerator } from './schema.ts'

export const prepareLiquidityGeneratorToken = createPreparer(liquidityGenerator, {
  address: liquidityGeneratorTokenFactoryAddress,
  encode: (args) => encodeFunctionData({ abi: liquidityGeneratorTokenFactoryAbi, functionName: 'createToken', args }),
  predict: async (config, { account, chainId, args }) => {
    const prediction = { account, chainId, args: [account, ...args] } as const
    return (await simulateLiquidityGeneratorTokenFactoryPredictToken(config, prediction)).result
  },
  simulate: (config, call) => simulateLiquidityGeneratorTokenFactoryCreateToken(config, call),
  write: (config, call) => writeLiquidityGeneratorTokenFactoryCreateToken(config, call),
})
