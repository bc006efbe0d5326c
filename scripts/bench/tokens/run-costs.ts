import { toFunctionSelector } from 'viem'
import type { Costs } from './token-peers.ts'
import { type Frame, flatten } from './trace-frames.ts'

const selector = (signature: string) => toFunctionSelector(signature)

/** What a run does, by the calls it makes. */
const parts: Record<string, string[]> = {
  'the swap: quote, token in, coin out': ['getAmountsOut(uint256,address[])', 'swap(uint256,uint256,address,bytes)'],
  'safety: looking at the price, its average and who else is there': [
    'getReserves()',
    'price0CumulativeLast()',
    'price1CumulativeLast()',
    'totalSupply()',
  ],
  'safety: booking per purpose': ['booked()', 'unbook(uint256)', 'balanceOf(address)'],
  'safety: liquidity that nobody can take out': ['mint(address)'],
  'moving both sides into the pair': ['transfer(address,uint256)'],
  'unwrapping what the payee gets': ['withdraw(uint256)'],
}

/** What a run inside a sell costs, by what it is for. Gas that comes back when storage is cleared is not taken off. */
export function runCosts(transaction: Frame): Costs {
  const isRun = ({ type, input }: Frame) => type === 'CALL' && input.startsWith(selector('processAutomatically()'))
  const isSwap = ({ type, input }: Frame) =>
    type === 'DELEGATECALL' && input.startsWith(selector('swapAndPay(uint256,uint256)'))
  const run = flatten(transaction).find(isRun)
  const guarded = run && flatten(run).find(isSwap)
  if (!run || !guarded) throw new Error('There is no run in this transaction')

  const calls = [...guarded.calls, ...(run.calls[0]?.calls ?? []).filter(({ type }) => type === 'STATICCALL')]
  const costs = Object.fromEntries(
    Object.entries(parts).map(([name, signatures]) => {
      const selectors = signatures.map(selector)
      const own = calls.filter(({ input }) => selectors.some((start) => input.startsWith(start)))
      return [name, own.reduce((sum, { gas }) => sum + gas, 0)]
    }),
  )
  const named = Object.values(costs).reduce((sum, gas) => sum + gas, 0)
  return { ...costs, 'safety: guard, pause, capped payment to the payee; the rest': run.gas - named }
}
