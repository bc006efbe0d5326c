import { toFunctionSelector } from 'viem'
import type { Costs } from './token-peers.ts'
import { type Frame, flatten } from './trace-frames.ts'

/** The pair that every taxed token makes; the peers' figures include it as well. */
const createPair = toFunctionSelector('createPair(address,address)')

/** What the creation of a taxed token costs, by what it is for. The sum is the whole transaction. */
export function creationCosts(transaction: Frame): Costs {
  const token = transaction.calls.find(({ type }) => type === 'CREATE2')
  const pair = flatten(transaction).find(({ input }) => input.startsWith(createPair))
  const vault = token?.calls.find(({ type }) => type === 'CREATE2')
  if (!token || !pair || !vault) throw new Error('This transaction does not create a taxed token')

  const checks = transaction.calls.filter(({ type }) => type === 'STATICCALL').reduce((sum, { gas }) => sum + gas, 0)
  return {
    'the pair': pair.gas,
    'the token itself, its code and its first holder': token.gas - pair.gas - vault.gas,
    'a vault of its own, its settings in its code': vault.gas,
    'asking router and exchange whether they are what they seem': checks,
    'registry, salt, checks of parameters, the transaction itself': transaction.gas - token.gas - checks,
  }
}
