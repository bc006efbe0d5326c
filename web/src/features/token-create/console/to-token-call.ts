import type { Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { CallContext, TokenCall } from './token-call.ts'

type Acts = {
  data: Hex
  /** @throws The contract's error. */
  simulate: () => Promise<unknown>
  write: () => Promise<Hash>
}

/** A call of the generated actions with the gas that it takes. The simulation comes first: it knows the contract's errors by name. */
export function toTokenCall(config: Config, { chainId, account, address }: CallContext, acts: Acts): TokenCall {
  return {
    to: address,
    data: acts.data,
    simulate: async () => {
      await acts.simulate()
      return { gas: await estimateGas(config, { chainId, account, to: address, data: acts.data }) }
    },
    write: acts.write,
  }
}
