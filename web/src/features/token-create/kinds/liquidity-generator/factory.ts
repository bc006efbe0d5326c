import {
  liquidityGeneratorTokenFactoryAddress,
  readLiquidityGeneratorTokenFactoryCountByCreator,
  readLiquidityGeneratorTokenFactoryCountByFirstOwner,
  readLiquidityGeneratorTokenFactoryIsToken,
  readLiquidityGeneratorTokenFactoryTokenOf,
  readLiquidityGeneratorTokenFactoryTokensByCreator,
  readLiquidityGeneratorTokenFactoryTokensByFirstOwner,
} from '@saleyard/generated'
import { createTokenFactory } from '@/features/token-create/kinds/create-token-factory.ts'

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
)
