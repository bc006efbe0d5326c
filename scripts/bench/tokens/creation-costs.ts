import { toFunctionSelector } from 'viem'
import type { Costs } from './token-peers.ts'
import { type Frame, flatten } from './trace-frames.ts'

/** The pair that every taxed token makes; the peers' figures include it as well. */
const createPair = toFunctionSelector('createPair(address,address)')

/** Gas that a byte of a contract costs when it is created. */
const gasPerByte = 200

/**
 * What the creation of a taxed token costs, by what it is for. The sum is the whole transaction.
 *
 * @param codeBytes Length of the token's code.
 * @param registryGas What the registry of a factory costs by itself.
 */
export function creationCosts(transaction: Frame, codeBytes: number, registryGas: number): Costs {
  const token = transaction.calls.find(({ type }) => type === 'CREATE2')
  const pair = flatten(transaction).find(({ input }) => input.startsWith(createPair))
  const vault = token?.calls.find(({ type }) => type === 'CREATE2')
  if (!token || !pair || !vault) throw new Error('This transaction does not create a taxed token')

  const checks = transaction.calls.filter(({ type }) => type === 'STATICCALL').reduce((sum, { gas }) => sum + gas, 0)
  return {
    'the pair': pair.gas,
    "the token's code, 200 gas a byte": codeBytes * gasPerByte,
    "the token's storage, events and constructor": token.gas - pair.gas - vault.gas - codeBytes * gasPerByte,
    'safety: a vault of its own, its settings in its code': vault.gas,
    'safety: asking those whom it will trust whether they are what they seem': checks,
    'safety: the registry, who created what for whom': registryGas,
    'safety: salt and parameters; the transaction itself': transaction.gas - token.gas - checks - registryGas,
  }
}
