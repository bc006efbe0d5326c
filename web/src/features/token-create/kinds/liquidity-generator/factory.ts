import {
  liquidityGeneratorTokenFactoryAddress,
  readLiquidityGeneratorTokenFactoryCountByCreator,
  readLiquidityGeneratorTokenFactoryCountByFirstOwner,
  readLiquidityGeneratorTokenFactoryTokenOf,
  readLiquidityGeneratorTokenFactoryTokensByCreator,
  readLiquidityGeneratorTokenFactoryTokensByFirstOwner,
} from '@saleyard/generated'
import { createTokenFactory } from '../create-token-factory'

export const liquidityGeneratorFactory = createTokenFactory(
  'LiquidityGeneratorTokenFactory',
  liquidityGeneratorTokenFactoryAddress,
  {
    tokenOf: readLiquidityGeneratorTokenFactoryTokenOf,
    countByCreator: readLiquidityGeneratorTokenFactoryCountByCreator,
    tokensByCreator: readLiquidityGeneratorTokenFactoryTokensByCreator,
    countByFirstOwner: readLiquidityGeneratorTokenFactoryCountByFirstOwner,
    tokensByFirstOwner: readLiquidityGeneratorTokenFactoryTokensByFirstOwner,
  },
)
