import {
  babyTokenFactoryAddress,
  readBabyTokenFactoryCountByCreator,
  readBabyTokenFactoryCountByFirstOwner,
  readBabyTokenFactoryIsToken,
  readBabyTokenFactoryTokenOf,
  readBabyTokenFactoryTokensByCreator,
  readBabyTokenFactoryTokensByFirstOwner,
} from '@saleyard/generated'
import { createTokenFactory } from '@/features/token-create/kinds/create-token-factory.ts'

export const babyFactory = createTokenFactory('BabyTokenFactory', babyTokenFactoryAddress, {
  isToken: readBabyTokenFactoryIsToken,
  tokenOf: readBabyTokenFactoryTokenOf,
  countByCreator: readBabyTokenFactoryCountByCreator,
  tokensByCreator: readBabyTokenFactoryTokensByCreator,
  countByFirstOwner: readBabyTokenFactoryCountByFirstOwner,
  tokensByFirstOwner: readBabyTokenFactoryTokensByFirstOwner,
})
