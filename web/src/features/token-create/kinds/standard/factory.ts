import {
  readStandardTokenFactoryCountByCreator,
  readStandardTokenFactoryCountByFirstOwner,
  readStandardTokenFactoryTokenOf,
  readStandardTokenFactoryTokensByCreator,
  readStandardTokenFactoryTokensByFirstOwner,
  standardTokenFactoryAddress,
} from '@saleyard/generated'
import { createTokenFactory } from '../create-token-factory'

export const standardFactory = createTokenFactory('StandardTokenFactory', standardTokenFactoryAddress, {
  tokenOf: readStandardTokenFactoryTokenOf,
  countByCreator: readStandardTokenFactoryCountByCreator,
  tokensByCreator: readStandardTokenFactoryTokensByCreator,
  countByFirstOwner: readStandardTokenFactoryCountByFirstOwner,
  tokensByFirstOwner: readStandardTokenFactoryTokensByFirstOwner,
})
