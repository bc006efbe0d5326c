import {
  readStandardTokenBalanceOf,
  readStandardTokenDecimals,
  readStandardTokenName,
  readStandardTokenSymbol,
  readStandardTokenTotalSupply,
} from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, formatUnits, type Hex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { kindEntries, kinds } from './index.ts'
import { readCreatedToken } from './token-factory.ts'
import type { TokenKind, TokenValues } from './token-kind.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const teamWallet: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const uint256Max = 2n ** 256n - 1n
const uint112Max = 2n ** 112n - 1n

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)

afterAll(() => chain?.stop())

const create = (kind: TokenKind, values: TokenValues, salt?: Hex) =>
  createToken(config, { kind, values, account, salt })

async function readFacts(token: Address, owner: Address) {
  const at = { address: token, chainId: foundry.id } as const
  const [name, symbol, decimals, totalSupply, owned] = await Promise.all([
    readStandardTokenName(config, at),
    readStandardTokenSymbol(config, at),
    readStandardTokenDecimals(config, at),
    readStandardTokenTotalSupply(config, at),
    readStandardTokenBalanceOf(config, { ...at, args: [owner] }),
  ])
  return { name, symbol, decimals, totalSupply, owned }
}

for (const [id, kind] of kindEntries) {
  test(`a ${id} token is created exactly as typed, at the address that was shown`, async () => {
    const { creation, predicted, gas, receipt, token } = await create(kind, { ...kind.example, teamWallet })
    const { name, symbol, decimals, totalSupply } = creation.identity

    expect(token).toBe(predicted.token)
    expect(readCreatedToken(receipt, kind.factory.address)).toBe(token)
    expect(gas).toBeGreaterThanOrEqual(receipt.gasUsed)
    expect(await readFacts(token, teamWallet)).toEqual({ name, symbol, decimals, totalSupply, owned: totalSupply })
    expect(kind.example).toMatchObject({
      name,
      symbol,
      decimals: String(decimals),
      totalSupply: formatUnits(totalSupply, decimals),
    })
  })

  test(`without a team wallet the creator of a ${id} token receives all of it`, async () => {
    const { creation, token } = await create(kind, { ...kind.example, teamWallet: '' })
    expect((await readFacts(token, account)).owned).toBe(creation.identity.totalSupply)
  })

  test(`the same draft cannot become a second ${id} token`, async () => {
    const { token, salt } = await create(kind, kind.example)
    await expect(create(kind, { ...kind.example, name: 'Another' }, salt)).rejects.toThrow('TokenFactory_SaltUsed')
    expect(await kind.factory.tokenOf(config, { chainId: foundry.id, creator: account, salt })).toBe(token)
  })

  test(`a ${id} token is listed under its creator and its first owner`, async () => {
    const { token } = await create(kind, { ...kind.example, teamWallet })
    const { byCreator, byFirstOwner } = kind.factory
    for (const [registry, owner] of [[byCreator, account] as const, [byFirstOwner, teamWallet] as const]) {
      const count = await registry.count(config, { chainId: foundry.id, account: owner })
      const last = { chainId: foundry.id, account: owner, offset: count - 1n, limit: 5n }
      expect(await registry.page(config, last)).toEqual([token])
    }
  })

  test.each([2, 18, 64])(
    `the largest supply of a ${id} token at %i decimals is created to the unit`,
    async (decimals) => {
      const max = kind.feeFields.length > 0 ? uint112Max : uint256Max
      const minmumToken = formatUnits(max / 1000n, decimals) // the largest there too; a kind without it takes no notice
      const values = {
        ...kind.example,
        minmumToken,
        decimals: String(decimals),
        totalSupply: formatUnits(max, decimals),
      }
      const { token } = await create(kind, values)
      expect(await readFacts(token, account)).toMatchObject({ decimals, totalSupply: max, owned: max })
    },
  )
}

test('the longest name and symbol of foreign letters that the form accepts, the chain accepts', async () => {
  const name = `${'名'.repeat(21)}a`
  const symbol = `${'é'.repeat(16)}`
  const { token } = await create(kinds.standard, { ...kinds.standard.example, name, symbol })
  expect(await readFacts(token, account)).toMatchObject({ name, symbol })
})
