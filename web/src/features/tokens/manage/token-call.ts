// Describes one call to a token or its vault, and adds to the generated actions the gas that the call takes.
import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** Target and sender of a call of the console. */
export type CallContext = { chainId: number; account: Address; address: Address }

/** One call to a token or its vault: the parts that `TransactionIntent` needs. */
export type TokenCall = Pick<TransactionIntent, 'to' | 'data' | 'simulate' | 'write'>

type GeneratedActions = {
  data: Hex
  /** @throws The contract's error. */
  simulate: () => Promise<unknown>
  write: () => Promise<Hash>
}

/** Adds the gas to a call of the generated actions. It simulates first, which gives the contract's errors by name. */
export function toTokenCall(
  config: Config,
  { chainId, account, address }: CallContext,
  actions: GeneratedActions,
): TokenCall {
  return {
    to: address,
    data: actions.data,
    simulate: async () => {
      await actions.simulate()
      return { gas: await estimateGas(config, { chainId, account, to: address, data: actions.data }) }
    },
    write: actions.write,
  }
}
