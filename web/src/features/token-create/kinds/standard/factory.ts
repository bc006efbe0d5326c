import {
  readStandardTokenFactoryCountByCreator,
  readStandardTokenFactoryCountByFirstOwner,
  readStandardTokenFactoryIsToken,
  readStandardTokenFactoryTokenOf,
  readStandardTokenFactoryTokensByCreator,
  readStandardTokenFactoryTokensByFirstOwner,
  standardTokenFactoryAddress,
} from '@saleyard/generated'
import { createTokenFactory } from '@/features/token-create/kinds/create-token-factory.ts'

export const standardFactory = createTokenFactory('StandardTokenFactory', standardTokenFactoryAddress, {
  isToken: readStandardTokenFactoryIsToken,
  tokenOf: readStandardTokenFactoryTokenOf,
  countByCreator: readStandardTokenFactoryCountByCreator,
  tokensByCreator: readStandardTokenFactoryTokensByCreator,
  countByFirstOwner: readStandardTokenFactoryCountByFirstOwner,
  tokensByFirstOwner: readStandardTokenFactoryTokensByFirstOwner,
})
