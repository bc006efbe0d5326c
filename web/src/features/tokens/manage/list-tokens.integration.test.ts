import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, createTestClient, http, parseUnits } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { findDemoToken, listRegistered, listTokens } from './list-tokens.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const recipient: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let chain: LocalChain
let config: Config

async function create(symbol: string, teamWallet: Address): Promise<Address> {
  const salt = newSalt()
  const values = { ...kinds.standard.example, symbol, teamWallet }
  const creation = kinds.standard.prepare(values, { account, salt, chainId: foundry.id })
  if (!creation) throw new Error('The values are not valid')
  await waitForTransactionReceipt(config, { chainId: foundry.id, hash: await creation.write(config) })
  return (await creation.predict(config)).token
}

const list = (owner: Address, page: number) =>
  listTokens(config, { chainId: foundry.id, account: owner, page, size: 2 })

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
  for (const symbol of ['AAA', 'BBB', 'CCC']) await create(symbol, account)
  await create('DDD', recipient)
}, 60_000)

afterAll(() => chain?.stop())

test('tokens are listed newest first, a page at a time, none missing', async () => {
  const pages = [await list(account, 0), await list(account, 1)]

  expect(pages.map(({ more }) => more)).toEqual([true, false])
  const tokens = pages.flatMap((page) => page.tokens)
  expect([...new Set(tokens.map(({ symbol }) => symbol))].sort()).toEqual(['AAA', 'BBB', 'CCC', 'DDD'])
  expect(tokens[0]).toMatchObject({ symbol: 'DDD', created: true, received: false, balance: 0n })
  expect(tokens.find(({ symbol }) => symbol === 'CCC')).toMatchObject({
    name: 'Harbour',
    kind: 'standard',
    created: true,
    received: true,
    decimals: 18,
    balance: parseUnits('1000000000', 18),
  })
})

test('what is registered is listed as well without a question to the tokens', async () => {
  const all = await listTokens(config, { chainId: foundry.id, account, page: 0, size: 9 })
  const registered = await listRegistered(config, { chainId: foundry.id, account, page: 0, size: 9 })
  const pick = ({ token, kind, created, received }: (typeof all.tokens)[number]) => ({ token, kind, created, received })
  expect(registered).toEqual({ ...all, tokens: all.tokens.map(pick) })
})

test('a first owner sees what was created for it', async () => {
  const { tokens, more } = await list(recipient, 0)
  expect(more).toBe(false)
  expect(tokens).toMatchObject([{ symbol: 'DDD', created: false, received: true }])
})

test('an account without tokens gets an empty page, and so does a page past the end', async () => {
  const unrelated: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
  expect(await list(unrelated, 0)).toEqual({ tokens: [], more: false, failed: [] })
  expect(await list(account, 9)).toEqual({ tokens: [], more: false, failed: [] })
})

test('the demo token of the local chain is found for each account, with its balance, and is on no other network', async () => {
  const found = await findDemoToken(config, { chainId: foundry.id, account: recipient })
  expect(found).toMatchObject({ token: chain.addresses.demoToken, symbol: 'DEMO', decimals: 18, balance: 0n })
  expect(await findDemoToken(config, { chainId: 56, account })).toBeUndefined()
})

test('where a factory is not deployed yet it has made nothing, and one that cannot be read hides no other kind', async () => {
  const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
  const { address } = kinds.baby.factory
  await client.setCode({ address, bytecode: '0x' })
  expect(await list(recipient, 0)).toMatchObject({ tokens: [{ symbol: 'DDD' }], failed: [] })

  await client.setCode({ address, bytecode: '0x00' })
  const { tokens, failed } = await list(recipient, 0)
  expect(tokens).toMatchObject([{ symbol: 'DDD' }])
  expect(failed).toMatchObject([{ kind: 'baby', error: { message: expect.stringContaining('returned no data') } }])

  for (const { factory } of Object.values(kinds)) await client.setCode({ address: factory.address, bytecode: '0x00' })
  await expect(list(recipient, 0)).rejects.toThrow('returned no data')
})
