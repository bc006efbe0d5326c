import {
  readBabyTokenFactoryVaultImplementation,
  readBabyTokenFees,
  readBabyTokenMarketingWallet,
  readBabyTokenMinimumTokenBalanceForDividends,
  readBabyTokenRewardToken,
  readBuybackBabyTokenFactoryVaultImplementation,
  readBuybackBabyTokenFees,
  readBuybackBabyTokenRewardToken,
  readLiquidityGeneratorTokenCharityAddress,
  readLiquidityGeneratorTokenFactoryVaultImplementation,
  readLiquidityGeneratorTokenFees,
  readLiquidityGeneratorTokenOwner,
  readLiquidityGeneratorTokenPair,
  readLiquidityGeneratorTokenRouter,
  readLiquidityGeneratorTokenVault,
  readStandardTokenBalanceOf,
  readStandardTokenDecimals,
  readStandardTokenName,
  readStandardTokenSymbol,
  readStandardTokenTotalSupply,
} from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, formatUnits, type Hex, parseUnits, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { problemsAt } from '@/features/tokens/testing/problems-at.ts'
import { getChain } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { kindEntries, kinds } from './index.ts'
import { readCreatedToken } from './token-factory.ts'
import type { TokenKind, TokenValues } from './token-kind.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const teamWallet: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)

afterAll(() => chain?.stop())

describe('every kind', () => {
  const uint256Max = 2n ** 256n - 1n
  const uint112Max = 2n ** 112n - 1n

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
})

describe('kinds with fees', () => {
  const create = (kind: TokenKind, values: TokenValues) => createToken(config, { kind, values, account })

  test('the router of the local chain is the one that it starts with', () => {
    expect(getChain(foundry.id).routers).toEqual({ Panacakeswap: chain.addresses.router })
  })

  // These are ITaxedToken's, so the ABI of one kind reads them all.
  test.each(['liquidityGenerator', 'baby', 'buybackBaby'] as const)(
    'a %s token has its owner, router, pair and vault as foreseen',
    async (id) => {
      const { creation, predicted, token } = await create(kinds[id], { ...kinds[id].example, teamWallet })
      const at = { address: token, chainId: foundry.id } as const
      const [pair, vault] = await Promise.all([
        readLiquidityGeneratorTokenPair(config, at),
        readLiquidityGeneratorTokenVault(config, at),
      ])
      expect({ token, pair, vault }).toEqual(predicted)
      expect(await readLiquidityGeneratorTokenOwner(config, at)).toBe(teamWallet)
      expect(await readLiquidityGeneratorTokenRouter(config, at)).toBe(chain.addresses.router)
      expect(creation.router).toBe(chain.addresses.router)
    },
  )

  test('a Liquidity Generator token has the fees and the charity that were typed, or none', async () => {
    const { liquidityGenerator: kind } = kinds
    const fees = { taxFeeBps: 200, liquidityFeeBps: 325, charityBps: 100 }
    const { token } = await create(kind, kind.example)
    const at = { address: token, chainId: foundry.id } as const
    expect(await readLiquidityGeneratorTokenFees(config, at)).toEqual(fees)
    expect(await readLiquidityGeneratorTokenCharityAddress(config, at)).toBe(kind.example.charityMarketingAddress)

    const without = await create(kind, { ...kind.example, charityMarketingAddress: '', charityPercent: '' })
    const bare = { address: without.token, chainId: foundry.id } as const
    expect(await readLiquidityGeneratorTokenFees(config, bare)).toEqual({ ...fees, charityBps: 0 })
    expect(await readLiquidityGeneratorTokenCharityAddress(config, bare)).toBe(zeroAddress)
  })

  test('a Baby token has the fees, the reward, the minimum and the marketing wallet that were typed', async () => {
    const { token } = await create(kinds.baby, kinds.baby.example)
    const at = { address: token, chainId: foundry.id } as const
    const fees = { tokenRewardFeeBps: 400, liquidityFeeBps: 250, marketingFeeBps: 125 }
    expect(await readBabyTokenFees(config, at)).toEqual(fees)
    expect(await readBabyTokenRewardToken(config, at)).toBe(chain.addresses.demoToken)
    expect(await readBabyTokenMinimumTokenBalanceForDividends(config, at)).toBe(parseUnits('200000', 18))
    expect(await readBabyTokenMarketingWallet(config, at)).toBe(kinds.baby.example.marketingWallet)
  })

  test('a Buyback Baby token has the fees and the reward that were typed', async () => {
    const { token } = await create(kinds.buybackBaby, kinds.buybackBaby.example)
    const at = { address: token, chainId: foundry.id } as const
    const fees = { liquidityFeeBps: 200, buyBackFeeBps: 350, reflectionFeeBps: 425, marketingFeeBps: 100 }
    expect(await readBuybackBabyTokenFees(config, at)).toEqual(fees)
    expect(await readBuybackBabyTokenRewardToken(config, at)).toBe(chain.addresses.demoToken)
  })

  test.each([
    ['liquidityGenerator', { generateYield: '12.5', generateLiquidity: '11.5', charityPercent: '1' }],
    ['baby', { tokenRewardFee: '24.98', autoAddLiquidity: '0.01', marketingFee: '0.01' }],
    ['buybackBaby', { liquidityFee: '24.96', buyBackFee: '0.01', reflectionFee: '0.01', marketingFee: '0.01' }],
  ] as const)('the highest fees that the form of %s accepts, the chain accepts', async (id, fees) => {
    const kind: TokenKind = kinds[id]
    const { creation, predicted, token } = await create(kind, { ...kind.example, ...fees })
    expect(token).toBe(predicted.token)
    const sum = kind.feeFields.reduce(
      (total, { component }) => total + Number(Reflect.get(creation.identity, component)),
      0,
    )
    expect(sum).toBe(id === 'buybackBaby' ? 2499 : 2500)
  })

  test.each([
    ['liquidityGenerator', readLiquidityGeneratorTokenFactoryVaultImplementation],
    ['baby', readBabyTokenFactoryVaultImplementation],
    ['buybackBaby', readBuybackBabyTokenFactoryVaultImplementation],
  ] as const)('what the vaults of %s delegate to cannot be first owner', async (id, readImplementation) => {
    const read: (config: Config, at: { chainId: number }) => Promise<Address> = readImplementation
    const implementation = await read(config, { chainId: foundry.id })
    expect(problemsAt(kinds[id], 'teamWallet', implementation)).toEqual([en.createToken.validation.walletIsContract])
  })
})
