import 'fake-indexeddb/auto'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, createTestClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { findDuplicates } from './find-duplicates.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { factory, prepare, example } = kinds.standard
const chainId = foundry.id
let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)
afterAll(() => chain?.stop())

/** Reads as a page without earlier records does. */
function find(values = example, of = account) {
  const creation = prepare(values, { account: of, salt: newSalt(), chainId })
  if (!creation) throw new Error('The values are not valid')
  return findDuplicates(config, { factory, chainId, account: of, identity: creation.identity })
}

test('what an account has created is found by name, symbol, decimals and supply', async () => {
  expect(await find()).toEqual({ tokens: [], hasPending: false })
  const first = await createToken(config, { kind: kinds.standard, values: example, account })
  await createToken(config, { kind: kinds.standard, values: { ...example, symbol: 'ELSE' }, account })
  const second = await createToken(config, { kind: kinds.standard, values: example, account })

  expect(await find()).toEqual({ tokens: [second.token, first.token], hasPending: false })
  for (const [field, text] of Object.entries({ name: 'Another', symbol: 'OTH', decimals: '9', totalSupply: '12345' }))
    expect((await find({ ...example, [field]: text })).tokens, field).toEqual([])
})

test('a transaction that is in no block is told, until it is, and not where this device knows it', async () => {
  const client = createTestClient({ chain: foundry, mode: 'anvil', transport: http(chain.rpcUrl) })
  await client.setAutomine(false)
  const creation = prepare(example, { account, salt: newSalt(), chainId })
  const hash = await creation?.write(config)
  expect(await find()).toMatchObject({ hasPending: true })

  const times = { createdAt: 1, updatedAt: 1 }
  const record = { key: 'known', kind: 'createToken', account, state: 'submitted', summary: '', ...times } as const
  await activityStore.put({ ...record, chainId, hash: hash ?? '0x' })
  expect(await find()).toMatchObject({ hasPending: false })
  await activityStore.put({ ...record, chainId: 97, hash: hash ?? '0x' })
  expect(await find(), 'on another network').toMatchObject({ hasPending: true })
  await activityStore.remove(record.key)

  await client.mine({ blocks: 1 })
  const { tokens, hasPending } = await find()
  expect([tokens.length, hasPending]).toEqual([3, false])
})

test('what another account of the wallet has signed is found where this device has seen it sign', async () => {
  const otherAccount: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  expect((await find(example, otherAccount)).tokens).toEqual([])
  const times = { createdAt: 1, updatedAt: 1 }
  const signer = { address: account, isDirect: true }
  const record = {
    key: 'other',
    kind: 'createToken',
    account: otherAccount,
    state: 'final',
    summary: '',
    signer,
  } as const
  await activityStore.put({ ...record, ...times, chainId })
  expect((await find(example, otherAccount)).tokens).toEqual((await find()).tokens)
  await activityStore.put({ ...record, ...times, chainId: 97 })
  expect((await find(example, otherAccount)).tokens, 'on another network').toEqual([])
  await activityStore.remove(record.key)
})
