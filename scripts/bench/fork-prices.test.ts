import { account0, createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prices, repriceTransaction } from './fork-prices.ts'

let anvil: Anvil
let client: LocalClient

beforeAll(async () => {
  anvil = await startAnvil({ hardfork: 'osaka' })
  client = createLocalClient(anvil.rpcUrl)
})
afterAll(() => anvil.stop())

const { today, next, access } = prices
const fresh = '0x00000000000000000000000000000000000a11ce'

async function send(transaction: { to?: Hex; data?: Hex; value?: bigint }) {
  const hash = await client.sendTransaction({ account: account0, gas: 500_000n, ...transaction } as never)
  await client.waitForTransactionReceipt({ hash })
  return repriceTransaction(client, hash)
}

test('A payment to an account that exists costs what it does today', async () => {
  await client.setBalance({ address: fresh, value: 1n })
  const cost = await send({ to: fresh, value: 1n })
  expect(cost).toMatchObject({ today: 21_000, next: 21_000, access: 21_000, counts: { newAccount: 0 } })
})

test('The first write of a slot, its change, and its look each have their price', async () => {
  // Stores the word of the call at slot 0.
  const address = '0x00000000000000000000000000000000000c0de5'
  await client.setCode({ address, bytecode: '0x5f355f55' })
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}` as const
  const first = await send({ to: address, data: word(1) })
  expect(first.counts).toMatchObject({ newSlot: 1, slotWrite: 0, coldSlot: 1 })
  expect(first.next - first.today).toBe(next.newSlot - today.newSlot + next.coldSlot - today.coldSlot)
  expect(first.access - first.today).toBe(access.coldSlot - today.coldSlot)
  const second = await send({ to: address, data: word(2) })
  expect(second.counts).toMatchObject({ newSlot: 0, slotWrite: 1, coldSlot: 1 })
  const cleared = await send({ to: address, data: word(0) })
  expect(cleared.counts).toMatchObject({ newSlot: 0, coldSlot: 1 })
})

test('Code that is created costs by the byte', async () => {
  // Returns 32 bytes of zeros as code.
  const { counts } = await send({ data: '0x60205ff3' })
  expect(counts).toMatchObject({ create: 1, codeByte: 32 })
})

test('An account that a call makes is a new one', async () => {
  // Pays what it is given to the address of the call.
  const address = '0x00000000000000000000000000000000000c0de6'
  await client.setCode({ address, bytecode: '0x5f5f5f5f345f355af1' })
  const created = await send({ to: address, value: 5n, data: `0x${'00'.repeat(12)}${'b0'.repeat(20)}` })
  expect(created.counts).toMatchObject({ newAccount: 1, coldAccount: 1 })
  const again = await send({ to: address, value: 5n, data: `0x${'00'.repeat(12)}${'b0'.repeat(20)}` })
  expect(again.counts).toMatchObject({ newAccount: 0, coldAccount: 1 })
})
