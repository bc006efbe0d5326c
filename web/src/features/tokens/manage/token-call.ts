// Describes one call to a token or its vault, and adds to the generated actions the gas that the call takes.
import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** Whom a call of the console speaks to, and for whom. */
export type CallContext = { chainId: number; account: Address; address: Address }

/** One call to a token or its vault: what `TransactionIntent` needs of it. */
export type TokenCall = Pick<TransactionIntent, 'to' | 'data' | 'simulate' | 'write'>

type GeneratedActions = {
  data: Hex
  /** @throws The contract's error. */
  simulate: () => Promise<unknown>
  write: () => Promise<Hash>
}

/** A call of the generated actions with the gas that it takes. The simulation comes first: it knows the contract's errors by name. */
export function toTokenCall(
  config: Config,
  { chainId, account, address }: CallContext,
  acts: GeneratedActions,
): TokenCall {
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
