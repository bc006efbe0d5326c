import {
  readStandardTokenFactoryCountByCreator,
  readStandardTokenFactoryCountByFirstOwner,
  readStandardTokenFactoryTokenOf,
  readStandardTokenFactoryTokensByCreator,
  readStandardTokenFactoryTokensByFirstOwner,
  standardTokenFactoryAddress,
} from '@saleyard/generated'
import { zeroAddress } from 'viem'
import type { TokenFactory } from '../token-kind'

export const standardFactory: TokenFactory = {
  contract: 'StandardTokenFactory',
  address: standardTokenFactoryAddress,
  tokenOf: async (config, { chainId, creator, salt }) => {
    const token = await readStandardTokenFactoryTokenOf(config, { chainId, args: [creator, salt] })
    return token === zeroAddress ? undefined : token
  },
  byCreator: {
    count: (config, { chainId, account }) =>
      readStandardTokenFactoryCountByCreator(config, { chainId, args: [account] }),
    page: (config, { chainId, account, offset, limit }) =>
      readStandardTokenFactoryTokensByCreator(config, { chainId, args: [account, offset, limit] }),
  },
  byFirstOwner: {
    count: (config, { chainId, account }) =>
      readStandardTokenFactoryCountByFirstOwner(config, { chainId, args: [account] }),
    page: (config, { chainId, account, offset, limit }) =>
      readStandardTokenFactoryTokensByFirstOwner(config, { chainId, args: [account, offset, limit] }),
  },
}
