// Divides the gas of a creation, or of a step of a run, by purpose, from the trace of its transaction.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Address, type Hex, hexToNumber, size, toFunctionSelector } from 'viem'
import type { Market } from './market.ts'
import type { Costs } from './token-peers.ts'

const selector = (signature: string) => toFunctionSelector(signature)

/** A step of a run: what asks before it, the part of it that may fail, what both call, and what is left. */
type Step = { requesting: string; guarded: string; parts: Record<string, string[]>; rest: string }

const purchase = 'purchase(address)'

const steps: Record<'first' | 'second', Step> = {
  first: {
    requesting: 'process()',
    guarded: 'swapAndPay(uint256,uint256,address,uint256)',
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
      'moving both sides into the pair, and to the keeper its part': ['transfer(address,uint256)'],
      'unwrapping what the payee gets': ['withdraw(uint256)'],
    },
    rest: 'safety: guard, pause, capped payment to the payee; the rest',
  },
  second: {
    requesting: purchase,
    guarded: 'buyAndDistribute(uint256,address,uint256)',
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
      'moving coin into the pair, and to the keeper and the payee their parts': ['transfer(address,uint256)'],
    },
    rest: 'safety: guard, pause, capped calls to the reward token; the rest',
  },
}

/**
 * What a step of a run costs, by what it is for; what a kind does not do is left out. Gas that comes back when storage is
 * cleared is not taken off.
 */
export function runCosts(transaction: Frame, step: keyof typeof steps): Costs {
  const { parts, rest } = steps[step]
  const find = (signature: string, kind: string) =>
    flatten(transaction).find(({ type, input }) => type === kind && input.startsWith(selector(signature)))
  const [asking, guarded] = [find(steps[step].requesting, 'DELEGATECALL'), find(steps[step].guarded, 'DELEGATECALL')]
  if (!asking || !guarded) throw new Error(`There is no ${step} step of a run in this transaction`)

  const all = step === 'first' ? transaction.gas - (find(purchase, 'CALL')?.gas ?? 0) : asking.gas

  const calls = [...guarded.calls, ...asking.calls.filter(({ type }) => type === 'STATICCALL')]
  const costs = Object.fromEntries(
    Object.entries(parts).flatMap(([name, signatures]) => {
      const selectors = signatures.map(selector)
      const own = calls.filter(({ input }) => selectors.some((start) => input.startsWith(start)))
      return own.length > 0 ? [[name, own.reduce((sum, { gas }) => sum + gas, 0)]] : []
    }),
  )
  const named = Object.values(costs).reduce((sum, gas) => sum + gas, 0)
  return { ...costs, [rest]: all - named }
}

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
function creationCosts(transaction: Frame, codeBytes: number, registryGas: number): Costs {
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

/** What a taxed token's creation cost, by what it is for. */
export async function measureCreation(
  market: Market,
  contract: string,
  { hash, token }: { hash: Hex; token: Address },
): Promise<Costs> {
  const code = await market.client.getCode({ address: token })
  return creationCosts(await traceFrames(market, hash), code ? size(code) : 0, registryGas(contract))
}

function registryGas(contract: string): number {
  const read = (name: string) => readSnapshot(contract, name)
  return read('create') - read('create, without the registry')
}

/**
 * A committed gas snapshot, which Forge checks. Only Forge measures what a registry costs: with a contract that has nothing else.
 *
 * @throws When there is none of that name.
 */
export function readSnapshot(contract: string, name: string): number {
  const snapshots = JSON.parse(readFileSync(join(repositoryRoot, `contracts/snapshots/${contract}.json`), 'utf8'))
  if (!snapshots[name]) throw new Error(`There is no gas snapshot "${name}" of ${contract}`)
  return Number(snapshots[name])
}

/** One call of a transaction, as anvil's tracer reports it: its gas includes that of its inner calls. */
type Frame = { type: string; to: Address; input: Hex; gas: number; calls: Frame[] }

type RawFrame = { type: string; to: Address; input: Hex; gasUsed: Hex; calls?: RawFrame[] }

/** All calls of a transaction, outermost first. */
export async function traceFrames({ client }: Market, hash: Hex): Promise<Frame> {
  const request = { method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] }
  return toFrame((await client.request(request as never)) as RawFrame)
}

/** A frame and all in it. */
function flatten(frame: Frame): Frame[] {
  return [frame, ...frame.calls.flatMap(flatten)]
}

function toFrame({ type, to, input, gasUsed, calls = [] }: RawFrame): Frame {
  return { type, to, input, gas: hexToNumber(gasUsed), calls: calls.map(toFrame) }
}
