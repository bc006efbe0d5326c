import { buybackBabyVaultAbi, tokenVaultAbi, uniswapV2PairAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseEther,
} from 'viem'
import { expect, test } from 'vitest'
import { tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import '@/testing/all-strings.ts'
import { PublicActions } from './public-actions.tsx'

const { vault } = en.tokenPage
const { buyback } = en.tokenConsole
const { token, taxed } = taxedToken
/** Neither the owner nor the first owner. */
const holder: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const wrappedCoin: Address = '0x5555555555555555555555555555555555555555'
/** Names of `waiting` by number, as in the contract. */
const [none, tooSoon] = [0, 6]
const hourAgo = 1_700_000_000n
const now = hourAgo + 1_800n
const coin = parseEther('105')

const abis: readonly [Address, Abi][] = [
  [taxed.vault, [...tokenVaultAbi, ...buybackBabyVaultAbi]],
  [taxed.pair, uniswapV2PairAbi],
  [taxed.router, uniswapV2RouterAbi],
]
const pending = { bookedUnits: 5n, dueAt: hourAgo, liquidityCoin: 0n, liquidityUnits: 7n, waiting: none }

const reverted = Object.assign(new Error('execution reverted'), { code: 3 })

type Call = { to: Address; data: Hex }

/** Answers a call as scripted by function; what is not scripted reverts. */
function call({ to, data }: Call, answers: Record<string, unknown>): Hex {
  const [, abi = []] = abis.find(([address]) => isAddressEqual(address, to)) ?? []
  const { functionName } = decodeFunctionData({ abi, data })
  if (answers[functionName] === undefined) throw reverted
  return encodeFunctionResult({ abi, functionName, result: answers[functionName] })
}

/** Shows what anyone can do, where the contracts answer as scripted by function, and gas is estimated only if it is scripted. */
async function show(answers: Record<string, unknown>, shown: TaxedToken = taxedToken) {
  const block = { number: '0x10', timestamp: numberToHex(now), transactions: [] }
  const known: Record<string, (params: Call) => unknown> = {
    eth_requestAccounts: () => [holder],
    eth_getBlockByNumber: () => block,
    eth_call: (params) => call(params, answers),
    eth_estimateGas: () => {
      if (!answers.gas) throw reverted
      return answers.gas
    },
  }
  const config = await connectTestConfig((method, [params]) => known[method]?.(params as Call))
  return renderPage(<PublicActions token={shown} account={holder} onMined={() => {}} />, config)
}

test('a holder sees what a run would earn now, what it costs, and which is more', async () => {
  await show({ pending, process: parseEther('0.001'), gas: numberToHex(1_000_000n) })
  const row = (await screen.findByText(vault.earns)).parentElement
  expect(row?.textContent).toContain('0.001 wrapped ETH')
  // A million gas at one gwei.
  await screen.findByText(vault.costsMore)
  expect(screen.getByText(en.tx.cost).parentElement?.textContent).toContain('0.001 ETH')
})

test('where a run cannot be simulated the page says so, and can try again', async () => {
  const answers: Record<string, unknown> = { pending, gas: numberToHex(1_000_000n) }
  await show(answers)
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain(vault.payUnknown)
  expect(screen.queryByText(vault.earns)).toBeNull()

  answers.process = parseEther('0.002')
  await userEvent.click(within(note).getByRole('button', { name: en.common.tryAgain }))
  await screen.findByText(vault.pays)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a run that would trade nothing is not simulated, and its words say that it earns nothing', async () => {
  const { client } = await show({ pending: { ...pending, waiting: tooSoon, dueAt: now + 60n } })
  await screen.findByText(vault.outlook.looks)
  const parts = client.getQueryCache().findAll({ queryKey: tokenQueryKey(taxedToken) })
  expect(parts.map(({ queryKey }) => queryKey[3])).toEqual(['vault', 'standing'])
})

const ofBuybacks = {
  pending,
  process: 0n,
  pendingReward: { dividendsCoin: 0n, dueAt: 0n, marketingCoin: 0n, rewardUnits: 0n, waiting: 1 },
  pendingBuyback: { coin: parseEther('1'), dueAt: hourAgo, waiting: none },
  RESERVE_PER_UNIT_SWAPPED: 1_050n,
  KEEPER_BPS: 100n,
  KEEPER_TIME: 3_600n,
  getReserves: [10n ** 24n, coin, 0],
  token0: token,
  WETH: wrappedCoin,
  getAmountsOut: [0n, 10n ** 21n],
}
const buybackToken: TaxedToken = { ...taxedToken, kind: 'buybackBaby' }
const section = () => screen.findByRole('region', { name: buyback.title })

test('any holder can have the vault buy back, and sees what that earns half an hour after it became due', async () => {
  await show({ ...ofBuybacks, gas: numberToHex(200_000n) }, buybackToken)
  const part = within(await section())
  // A 1,050th of the pair's coin; half of 1 % of that.
  expect((await part.findByText(buyback.spent)).parentElement?.textContent).toContain('0.1 ETH')
  expect((await part.findByText(vault.earns)).parentElement?.textContent).toContain('0.0005 wrapped ETH')
  await part.findByText(vault.pays)
  part.getByRole('button', { name: buyback.review })
})

test('where a buyback would fail the page says so beside what it would earn', async () => {
  await show(ofBuybacks, buybackToken)
  const part = within(await section())
  expect((await part.findByRole('alert')).textContent).toContain(vault.payUnknown)
  part.getByText(vault.earns)
  expect(part.queryByText(vault.pays)).toBeNull()
})
