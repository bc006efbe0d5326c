// Computes what a mined transaction would cost at the prices of EIP-8037 and EIP-8038, and with dearer cold access, from its trace.

import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, type Hex, size } from 'viem'

const today = {
  newSlot: 20_000,
  slotWrite: 2900,
  coldSlot: 2100,
  coldAccount: 2600,
  newAccount: 25_000,
  create: 32_000,
  codeByte: 200,
}

/**
 * Gas of what changes: today; as both proposals are in Last Call (EIP-8037: 1,530 gas for a byte of state); and where cold access
 * is dearest.
 */
export const prices = {
  today,
  next: {
    newSlot: 107_920, // 64 bytes of state, and the write
    slotWrite: 10_000,
    coldSlot: 3000,
    coldAccount: 3000,
    newAccount: 183_600, // 120 bytes of state
    create: 192_600, // an account, and 9,000
    codeByte: 1530,
  },
  access: { ...today, coldSlot: 8100, coldAccount: 10_100 },
}

type Price = keyof typeof today

/** How often a transaction does what the proposals change the price of. */
export type Counts = Record<Price, number>

/** What a transaction has touched, or changed: anvil's prestate tracer. */
type State = Record<Address, Account>
type Account = { balance?: Hex; nonce?: number; code?: Hex; storage?: Record<Hex, Hex> }

/**
 * What a transaction costs at other prices.
 *
 * @returns Gas used as mined, gas at the next prices, gas with dearer access, and how often each changed price is paid. What is written and put back counts
 *   as touched, what storage gives back as today.
 */
export async function repriceTransaction(client: LocalClient, hash: Hex) {
  const { gasUsed, from, to, blockNumber } = await client.getTransactionReceipt({ hash })
  const { miner } = await client.getBlock({ blockNumber })
  const touched = await trace<State>(client, hash, { tracer: 'prestateTracer' })
  const { pre, post } = await trace<{ pre: State; post: State }>(client, hash, {
    tracer: 'prestateTracer',
    tracerConfig: { diffMode: true },
  })

  const counts: Counts = {
    newSlot: 0,
    slotWrite: 0,
    coldSlot: 0,
    coldAccount: 0,
    newAccount: 0,
    create: 0,
    codeByte: 0,
  }
  const isWarm = (address: string) =>
    [from, to, miner].some((other) => other?.toLowerCase() === address) || BigInt(address) <= 0x11n
  for (const [address, { storage = {} }] of Object.entries(touched)) {
    if (!isWarm(address)) ++counts.coldAccount
    counts.coldSlot += Object.keys(storage).length
  }
  for (const [address, after] of Object.entries(post)) {
    if (address !== miner.toLowerCase()) countChanges(counts, pre[address as Address] ?? {}, after)
  }

  const at = (list: 'next' | 'access') =>
    (Object.keys(counts) as Price[]).reduce(
      (sum, name) => sum + counts[name] * (prices[list][name] - today[name]),
      Number(gasUsed),
    )
  return { today: Number(gasUsed), next: at('next'), access: at('access'), counts }
}

function countChanges(counts: Counts, before: Account, after: Account) {
  countAccount(counts, before, after)
  for (const [slot, value] of Object.entries(after.storage ?? {})) {
    if (BigInt(value) === 0n) continue
    ++counts[BigInt(before.storage?.[slot as Hex] ?? 0) === 0n ? 'newSlot' : 'slotWrite']
  }
}

/** A contract's account is in the price of its creation. */
function countAccount(counts: Counts, before: Account, after: Account) {
  if (after.code && after.code !== '0x') {
    ++counts.create
    counts.codeByte += size(after.code)
    return
  }
  const existed = before.code || before.nonce || BigInt(before.balance ?? 0) > 0n
  if (after.balance && !existed) ++counts.newAccount
}

async function trace<T>(client: LocalClient, hash: Hex, options: object): Promise<T> {
  return (await client.request({ method: 'debug_traceTransaction', params: [hash, options] } as never)) as T
}
