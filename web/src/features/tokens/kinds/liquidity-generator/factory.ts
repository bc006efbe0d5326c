// Binds the generated actions and hooks of the Liquidity Generator factory: its registry, and its creation.
import {
  readLiquidityGeneratorTokenFactoryCountByCreator,
  readLiquidityGeneratorTokenFactoryCountByFirstOwner,
  readLiquidityGeneratorTokenFactoryIsToken,
  readLiquidityGeneratorTokenFactoryTokenOf,
  readLiquidityGeneratorTokenFactoryTokensByCreator,
  readLiquidityGeneratorTokenFactoryTokensByFirstOwner,
  simulateLiquidityGeneratorTokenFactoryCreateToken,
  simulateLiquidityGeneratorTokenFactoryPredictToken,
  useReadLiquidityGeneratorTokenFactoryTokenOf,
  writeLiquidityGeneratorTokenFactoryCreateToken,
} from '@saleyard/generated'
import { liquidityGeneratorTokenFactoryAbi, liquidityGeneratorTokenFactoryAddress } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { createPreparer, createTokenFactory } from '@/features/tokens/kinds/token-factory.ts'
import { liquidityGenerator } from './schema.ts'

export const liquidityGeneratorFactory = createTokenFactory(
  'LiquidityGeneratorTokenFactory',
  liquidityGeneratorTokenFactoryAddress,
  {
    isToken: readLiquidityGeneratorTokenFactoryIsToken,
    tokenOf: readLiquidityGeneratorTokenFactoryTokenOf,
    countByCreator: readLiquidityGeneratorTokenFactoryCountByCreator,
    tokensByCreator: readLiquidityGeneratorTokenFactoryTokensByCreator,
    countByFirstOwner: readLiquidityGeneratorTokenFactoryCountByFirstOwner,
    tokensByFirstOwner: readLiquidityGeneratorTokenFactoryTokensByFirstOwner,
  },
  { useTokenOf: useReadLiquidityGeneratorTokenFactoryTokenOf },
)

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
