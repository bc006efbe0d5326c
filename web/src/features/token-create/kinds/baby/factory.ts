import {
  babyTokenFactoryAddress,
  readBabyTokenFactoryCountByCreator,
  readBabyTokenFactoryCountByFirstOwner,
  readBabyTokenFactoryTokenOf,
  readBabyTokenFactoryTokensByCreator,
  readBabyTokenFactoryTokensByFirstOwner,
} from '@saleyard/generated'
import { createTokenFactory } from '../create-token-factory'

export const babyFactory = createTokenFactory('BabyTokenFactory', babyTokenFactoryAddress, {
  tokenOf: readBabyTokenFactoryTokenOf,
  countByCreator: readBabyTokenFactoryCountByCreator,
  tokensByCreator: readBabyTokenFactoryTokensByCreator,
  countByFirstOwner: readBabyTokenFactoryCountByFirstOwner,
  tokensByFirstOwner: readBabyTokenFactoryTokensByFirstOwner,
})
