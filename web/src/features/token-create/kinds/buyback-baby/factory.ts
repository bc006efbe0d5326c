import {
  buybackBabyTokenFactoryAddress,
  readBuybackBabyTokenFactoryCountByCreator,
  readBuybackBabyTokenFactoryCountByFirstOwner,
  readBuybackBabyTokenFactoryIsToken,
  readBuybackBabyTokenFactoryTokenOf,
  readBuybackBabyTokenFactoryTokensByCreator,
  readBuybackBabyTokenFactoryTokensByFirstOwner,
} from '@saleyard/generated'
import { createTokenFactory } from '@/features/token-create/kinds/create-token-factory.ts'

export const buybackBabyFactory = createTokenFactory('BuybackBabyTokenFactory', buybackBabyTokenFactoryAddress, {
  isToken: readBuybackBabyTokenFactoryIsToken,
  tokenOf: readBuybackBabyTokenFactoryTokenOf,
  countByCreator: readBuybackBabyTokenFactoryCountByCreator,
  tokensByCreator: readBuybackBabyTokenFactoryTokensByCreator,
  countByFirstOwner: readBuybackBabyTokenFactoryCountByFirstOwner,
  tokensByFirstOwner: readBuybackBabyTokenFactoryTokensByFirstOwner,
})
