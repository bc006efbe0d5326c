// Builds what the pages need of a kind's factory from the generated actions: its reads, a creation, and the token that a receipt names.

import type { DeployableName } from '@saleyard/chain/deployments/deployables.ts'
import {
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { Identity } from '@/features/tokens/create/identity/identity.ts'
import type { CreateContext, KindSchema, Prediction, TokenCreation, TokenFactory, TokenValues } from './token-kind.ts'

type FactoryRead<Args extends readonly unknown[], Result> = (
  config: Config,
  parameters: { chainId: number; args: Args },
) => Promise<Result>

type FactoryReads = {
  isToken: FactoryRead<readonly [token: Address], boolean>
  tokenOf: FactoryRead<readonly [creator: Address, salt: Hex], Address>
  countByCreator: FactoryRead<readonly [Address], bigint>
  tokensByCreator: FactoryRead<readonly [Address, offset: bigint, limit: bigint], readonly Address[]>
  countByFirstOwner: FactoryRead<readonly [Address], bigint>
  tokensByFirstOwner: FactoryRead<readonly [Address, offset: bigint, limit: bigint], readonly Address[]>
}

/** A factory as the pages see it, over the generated reads of its kind: all factories have the same registry (ITokenFactory). */
export function createTokenFactory(contract: DeployableName, address: Address, reads: FactoryReads): TokenFactory {
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

function createRegistry(
  count: FactoryReads['countByCreator'],
  page: FactoryReads['tokensByCreator'],
): TokenFactory['byCreator'] {
  return {
    count: (config, { chainId, account }) => count(config, { chainId, args: [account] }),
    page: (config, { chainId, account, offset, limit }) => page(config, { chainId, args: [account, offset, limit] }),
  }
}

type CreateParams = Identity & { teamWallet: Address; router?: Address }

type Call<Args> = { account: Address; chainId: number; args: Args }

/** What differs from kind to kind: the generated actions of its factory. */
type CreationActions<Args> = {
  address: Address
  encode(args: Args): Hex
  predict(config: Config, call: Call<Args>): Promise<Prediction>
  simulate(config: Config, call: Call<Args>): Promise<unknown>
  write(config: Config, call: Call<Args>): Promise<Hash>
}

/** How a kind is created: what is typed becomes the one call of its factory, to be foreseen, tried and sent. */
export function createPreparer<
  Values extends TokenValues,
  Terms extends Identity,
  Args extends readonly [CreateParams],
>(
  { schema, toCreateArgs }: Pick<KindSchema<Values, Terms, Args>, 'schema' | 'toCreateArgs'>,
  { address, encode, predict, simulate, write }: CreationActions<Args>,
) {
  return (
    values: TokenValues,
    { account, salt, chainId }: CreateContext & { chainId: number },
  ): TokenCreation | undefined => {
    const { data: terms } = schema.safeParse(values)
    if (!terms) return undefined

    const args = toCreateArgs(terms, { account, salt })
    const [identity] = args
    const call = { account, chainId, args }
    const data = encode(args)
    return {
      identity,
      router: identity.router,
      predict: (config) => predict(config, call),
      simulate: async (config) => {
        await simulate(config, call)
        return { gas: await estimateGas(config, { account, chainId, to: address, data }) }
      },
      data,
      write: (config) => write(config, call),
    }
  }
}

/** Every factory announces a creation alike (ITokenFactory). */
const tokenCreatedAbi = parseAbi([
  'event TokenCreated(address indexed token, address indexed creator, address indexed firstOwner)',
])

/** The token that a transaction created through this factory, from its receipt; nothing where it created none. */
export function readCreatedToken({ logs }: Pick<TransactionReceipt, 'logs'>, factory: Address): Address | undefined {
  const events = parseEventLogs({ abi: tokenCreatedAbi, logs, eventName: 'TokenCreated' })
  return events.find(({ address }) => isAddressEqual(address, factory))?.args.token
}
