import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { Identity } from '@/features/token-create/identity/identity.ts'
import type { CreateContext, KindSchema, Prediction, TokenCreation, TokenValues } from './token-kind.ts'

type Params = Identity & { teamWallet: Address; router?: Address }

type Call<Args> = { account: Address; chainId: number; args: Args }

/** What differs from kind to kind: the generated actions of its factory. */
type Actions<Args> = {
  address: Address
  encode(args: Args): Hex
  predict(config: Config, call: Call<Args>): Promise<Prediction>
  simulate(config: Config, call: Call<Args>): Promise<unknown>
  write(config: Config, call: Call<Args>): Promise<Hash>
}

/** How a kind is created: what is typed becomes the one call of its factory, to be foreseen, tried and sent. */
export function createPreparer<Values extends TokenValues, Terms extends Identity, Args extends readonly [Params]>(
  { schema, toCreateArgs }: Pick<KindSchema<Values, Terms, Args>, 'schema' | 'toCreateArgs'>,
  { address, encode, predict, simulate, write }: Actions<Args>,
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
