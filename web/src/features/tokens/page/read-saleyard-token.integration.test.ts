import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, createTestClient, http, parseUnits } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { readSaleyardToken } from './read-saleyard-token.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = foundry.id

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)

afterAll(() => chain?.stop())

const read = (token: Address) => readSaleyardToken(config, { chainId, token })

const fees = {
  standard: undefined,
  liquidityGenerator: { taxFeeBps: 200, liquidityFeeBps: 325, charityBps: 100 },
  baby: { tokenRewardFeeBps: 400, liquidityFeeBps: 250, marketingFeeBps: 125 },
  buybackBaby: { liquidityFeeBps: 200, buyBackFeeBps: 350, reflectionFeeBps: 425, marketingFeeBps: 100 },
} satisfies Record<KindId, unknown>

test.each(kindIds)('a %s token is found by its address alone, with all that it is', async (id) => {
  const kind: TokenKind = kinds[id]
  const { token, predicted } = await createToken(config, { kind, values: kind.example, account })
  const { name, symbol, decimals, totalSupply } = kind.example
  const isPaying = id === 'baby' || id === 'buybackBaby'
  expect(await read(token)).toEqual({
    kind: id,
    chainId,
    token,
    name,
    symbol,
    decimals: Number(decimals),
    totalSupply: parseUnits(totalSupply, Number(decimals)),
    ...(fees[id] && {
      taxed: {
        firstOwner: account,
        owner: account,
        pair: predicted.pair,
        vault: predicted.vault,
        router: chain.addresses.router,
        fees: fees[id],
        ...(isPaying && { rewardToken: chain.addresses.demoToken }),
      },
    }),
  })
})

test.each(kindIds)('the contract URI of a %s token is read, in full', async (id) => {
  const contractURI = `data:application/json;utf8,{"name":"Häfen ${'x'.repeat(300)}"}`
  const kind: TokenKind = kinds[id]
  const { token } = await createToken(config, { kind, values: { ...kind.example, contractURI }, account })
  expect(await read(token)).toMatchObject({ contractURI })
})

test('an address that no factory of ours made a token at is none of ours, with code or without', async () => {
  expect(await read(chain.addresses.weth)).toEqual({ problem: 'notOurs' })
  expect(await read(account)).toEqual({ problem: 'notOurs' })
})

test('a factory that is missing has made nothing, one that cannot be asked may have', async () => {
  const kind: TokenKind = kinds.standard
  const { token } = await createToken(config, { kind, values: kind.example, account })
  const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
  await client.setCode({ address: kinds.baby.factory.address, bytecode: '0x00' })
  expect(await read(token)).toMatchObject({ kind: 'standard' })
  await expect(read(account)).rejects.toThrow('returned no data')

  await client.setCode({ address: kinds.baby.factory.address, bytecode: '0x' })
  expect(await read(account)).toEqual({ problem: 'notOurs' })
  for (const { factory } of Object.values(kinds)) await client.setCode({ address: factory.address, bytecode: '0x' })
  expect(await read(token)).toEqual({ problem: 'noFactory' })
})
