import { toFunctionSelector } from 'viem'
import type { Costs } from './token-peers.ts'
import { type Frame, flatten } from './trace-frames.ts'

const selector = (signature: string) => toFunctionSelector(signature)

/** A step of a run: who asks before it, the part of it that may fail, what both call, and what is left. */
type Step = { asking: string; guarded: string; parts: Record<string, string[]>; rest: string }

const steps: Record<'first' | 'second', Step> = {
  first: {
    asking: 'processAutomatically()',
    guarded: 'swapAndPay(uint256,uint256)',
    parts: {
      'the swap: quote, token in, coin out': [
        'getAmountsOut(uint256,address[])',
        'swap(uint256,uint256,address,bytes)',
      ],
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
    },
    rest: 'safety: guard, pause, capped payment to the payee; the rest',
  },
  second: {
    asking: 'purchase()',
    guarded: 'buyAndDistribute(uint256)',
    parts: {
      'the swap: quote, coin in, reward token out': [
        'getAmountsOut(uint256,address[])',
        'getAmountsIn(uint256,address[])',
        'swap(uint256,uint256,address,bytes)',
      ],
      'safety: looking at the price, its average and who else is there': [
        'getReserves()',
        'price0CumulativeLast()',
        'price1CumulativeLast()',
        'totalSupply()',
      ],
      'safety: who is eligible, and whether that has changed in this second': ['eligible()'],
      'safety: what has arrived, and what of it is nobody’s': ['rewardToken()', 'owed()', 'balanceOf(address)'],
      'sharing it among all holders': ['distribute(uint256)'],
      'moving coin into the pair, and to the payee its part': ['transfer(address,uint256)'],
    },
    rest: 'safety: guard, pause, capped calls to the reward token; the rest',
  },
}

/**
 * What a run inside a sell costs, by what it is for; what a kind does not do is left out. Gas that comes back when storage
 * is cleared is not taken off.
 */
export function runCosts(transaction: Frame, step: keyof typeof steps): Costs {
  const { parts, rest } = steps[step]
  const isRun = ({ type, input }: Frame) => type === 'CALL' && input.startsWith(selector('processAutomatically()'))
  const run = flatten(transaction).find(isRun)
  const find = (signature: string) =>
    run && flatten(run).find(({ type, input }) => type === 'DELEGATECALL' && input.startsWith(selector(signature)))
  const [asking, guarded] = [find(steps[step].asking), find(steps[step].guarded)]
  if (!run || !asking || !guarded) throw new Error(`There is no ${step} step of a run in this transaction`)

  const calls = [...guarded.calls, ...asking.calls.filter(({ type }) => type === 'STATICCALL')]
  const costs = Object.fromEntries(
    Object.entries(parts).flatMap(([name, signatures]) => {
      const selectors = signatures.map(selector)
      const own = calls.filter(({ input }) => selectors.some((start) => input.startsWith(start)))
      return own.length > 0 ? [[name, own.reduce((sum, { gas }) => sum + gas, 0)]] : []
    }),
  )
  const named = Object.values(costs).reduce((sum, gas) => sum + gas, 0)
  return { ...costs, [rest]: run.gas - named }
}
