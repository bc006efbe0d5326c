// Builds the reads, the creation and the receipt's reading of a kind's factory from the generated actions.

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

/**
 * Wraps the generated reads and hooks of a kind's factory for the pages: all factories have the same registry (ITokenFactory).
 */
export function createTokenFactory(
  contract: DeployableName,
  address: Address,
  reads: FactoryReads,
  hooks: Pick<TokenFactory, 'useTokenOf'>,
): TokenFactory {
  return {
    contract,
    address,
    ...hooks,
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

type CreateParams = Identity & { teamWallet: Address; router?: Address; rewardToken?: Address }

type Call<Args> = { account: Address; chainId: number; args: Args }

/** The part that differs from kind to kind: the generated actions of its factory. */
type CreationActions<Args> = {
  address: Address
  encode(args: Args): Hex
  predict(config: Config, call: Call<Args>): Promise<Prediction>
  simulate(config: Config, call: Call<Args>): Promise<unknown>
  write(config: Config, call: Call<Args>): Promise<Hash>
}

/** Turns the form values of a kind into the one call of its factory, which can be predicted, simulated and sent. */
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
      rewardToken: identity.rewardToken,
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

/** All factories emit the same event on a creation (ITokenFactory). */
const tokenCreatedAbi = parseAbi([
  'event TokenCreated(address indexed token, address indexed creator, address indexed firstOwner)',
])

/** Reads from a receipt the token that this factory created; undefined if it created none. */
export function readCreatedToken({ logs }: Pick<TransactionReceipt, 'logs'>, factory: Address): Address | undefined {
  const events = parseEventLogs({ abi: tokenCreatedAbi, logs, eventName: 'TokenCreated' })
  return events.find(({ address }) => isAddressEqual(address, factory))?.args.token
}
