import {
  buybackBabyTokenFactoryAddress,
  readBuybackBabyTokenFactoryCountByCreator,
  readBuybackBabyTokenFactoryCountByFirstOwner,
  readBuybackBabyTokenFactoryIsToken,
  readBuybackBabyTokenFactoryTokenOf,
  readBuybackBabyTokenFactoryTokensByCreator,
  readBuybackBabyTokenFactoryTokensByFirstOwner,
} from '@saleyard/generated'
import { createTokenFactory } from '../create-token-factory'

export const buybackBabyFactory = createTokenFactory('BuybackBabyTokenFactory', buybackBabyTokenFactoryAddress, {
  isToken: readBuybackBabyTokenFactoryIsToken,
  tokenOf: readBuybackBabyTokenFactoryTokenOf,
  countByCreator: readBuybackBabyTokenFactoryCountByCreator,
  tokensByCreator: readBuybackBabyTokenFactoryTokensByCreator,
  countByFirstOwner: readBuybackBabyTokenFactoryCountByFirstOwner,
  tokensByFirstOwner: readBuybackBabyTokenFactoryTokensByFirstOwner,
})
