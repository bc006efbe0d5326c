import { type Address, type Hex, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import type { DeployableName } from '@/lib/deployments/deployables.ts'
import type { TokenFactory } from './token-kind.ts'

type Read<Args extends readonly unknown[], Result> = (
  config: Config,
  parameters: { chainId: number; args: Args },
) => Promise<Result>

type Reads = {
  isToken: Read<readonly [token: Address], boolean>
  tokenOf: Read<readonly [creator: Address, salt: Hex], Address>
  countByCreator: Read<readonly [Address], bigint>
  tokensByCreator: Read<readonly [Address, offset: bigint, limit: bigint], readonly Address[]>
  countByFirstOwner: Read<readonly [Address], bigint>
  tokensByFirstOwner: Read<readonly [Address, offset: bigint, limit: bigint], readonly Address[]>
}

/** A factory as the pages see it, over the generated reads of its kind: all factories have the same registry (ITokenFactory). */
export function createTokenFactory(contract: DeployableName, address: Address, reads: Reads): TokenFactory {
  return {
    contract,
    address,
    isToken: (config, { chainId, token }) => reads.isToken(config, { chainId, args: [token] }),
    tokenOf: async (config, { chainId, creator, salt }) => {
      const token = await reads.tokenOf(config, { chainId, args: [creator, salt] })
      return token === zeroAddress ? undefined : token
    },
    byCreator: createRegistry(reads.countByCreator, reads.tokensByCreator),
    byFirstOwner: createRegistry(reads.countByFirstOwner, reads.tokensByFirstOwner),
  }
}

function createRegistry(count: Reads['countByCreator'], page: Reads['tokensByCreator']): TokenFactory['byCreator'] {
  return {
    count: (config, { chainId, account }) => count(config, { chainId, args: [account] }),
    page: (config, { chainId, account, offset, limit }) => page(config, { chainId, args: [account, offset, limit] }),
  }
}
