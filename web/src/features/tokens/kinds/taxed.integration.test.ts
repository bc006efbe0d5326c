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
} from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, parseUnits, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { problemsAt } from '@/features/tokens/testing/problems-at.ts'
import { getChain } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { kinds } from './index.ts'
import type { TokenKind, TokenValues } from './token-kind.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const teamWallet: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)

afterAll(() => chain?.stop())

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
