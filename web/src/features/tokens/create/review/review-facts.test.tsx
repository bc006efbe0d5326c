import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Address,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  getAddress,
  HttpRequestError,
  isAddress,
} from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { identityDefaults } from '@/features/tokens/create/identity/identity.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { PredictedAddresses } from './predicted-addresses.tsx'
import { ReviewFacts, termRows } from './review-facts.tsx'

const { fields, review } = en.createToken
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const predicted = {
  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  pair: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
  vault: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
} as const
const chain = configuredChains.find(({ id }) => id === bscTestnet.id) ?? configuredChains[0]

async function show(kindId: KindId, changes: Record<string, string> = {}) {
  const kind: TokenKind = kinds[kindId]
  const values = { ...kind.example, ...changes }
  const terms = kind.schema.parse(values)
  const creation = { identity: terms, predict: async () => predicted } as unknown as TokenCreation
  await renderPage(
    <dl>
      <ReviewFacts {...{ kindId, kind, values, account, chain, creation }} identity={terms} />
    </dl>,
  )
  await screen.findByText(predicted.token)
  return { kind, values, terms: { ...terms } as Record<string, unknown> }
}

/** Returns the value shown next to a name. */
const fact = (name: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name)
  return within(term?.parentElement as HTMLElement).getByRole('definition').textContent
}

test.each(kindIds)('no term of %s is left out of the review', async (kindId) => {
  const { kind, values, terms } = await show(kindId)
  const known = [
    ...Object.keys(identityDefaults),
    ...termRows.map(({ term }) => term),
    ...kind.feeFields.map(({ component }) => component),
  ]
  expect(known).toEqual(expect.arrayContaining(Object.keys(terms)))
  for (const [field, text] of Object.entries(values)) {
    if (text === '') continue // no contract URI; the row of the first owner shows the team wallet
    const shown = fact(fields[field as keyof typeof fields]) ?? ''
    if (isAddress(text, { strict: false })) expect(shown).toContain(getAddress(text))
    else expect(shown.replaceAll(',', '')).toContain(text)
  }
})

test('a contract URI is shown as text, and none has no row', async () => {
  const contractURI = 'https://example.org/token.json'
  await show('standard', { contractURI })
  expect(fact(fields.contractURI)).toBe(contractURI)
  expect(screen.queryByRole('link', { name: contractURI })).toBeNull()
  cleanup()
  await show('standard')
  expect(screen.queryByText(fields.contractURI)).toBeNull()
})

test.each(kindIds.filter((id) => kinds[id].feeFields.length > 0))(
  'the review of %s tells each fee in percent and in hundredths of one, their sum, pair and vault',
  async (kindId) => {
    const { kind, terms } = await show(kindId)
    const bps = kind.feeFields.map(({ component }) => Number(terms[component]))
    for (const [index, { field }] of kind.feeFields.entries())
      expect(fact(fields[field as keyof typeof fields])).toContain(`(${formatCount(bps[index] ?? 0)} bps)`)
    expect(fact(review.totalFees)).toContain(`(${formatCount(bps.reduce((sum, each) => sum + each, 0))} bps)`)
    expect([fact(review.pair), fact(review.vault)]).toEqual([predicted.pair, predicted.vault])
    expect(fact(review.owner)).toContain(account)
  },
)

test('a router of the table is named, with its address; another is called custom', async () => {
  const router = chain.routers.Panacakeswap as Address
  const { values } = await show('baby', { router: router.toLowerCase() })
  expect(values.router).not.toBe(router)
  expect(fact(fields.router)).toBe(`Panacakeswap${router}`)
})

test('the minimum for dividends stands there in tokens and in base units', async () => {
  await show('baby', { decimals: '6', minmumToken: '1234.5', symbol: 'HRB' })
  expect(fact(fields.minmumToken)).toBe('1,234.5 HRBIn base units 1234500000')
})

test('without a charity the review says that there is none', async () => {
  await show('liquidityGenerator', { charityMarketingAddress: '', charityPercent: '' })
  expect(fact(fields.charityMarketingAddress)).toBe(review.none)
  expect(fact(fields.charityPercent)).toContain('0% (0 bps)')
})

test('an address typed without a checksum is shown with its own', async () => {
  await show('baby', { marketingWallet: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' })
  expect(fact(fields.marketingWallet)).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
})

describe('predicted addresses', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

  const identity = { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1n, teamWallet: account }
  const show = (predict: () => Promise<unknown>) =>
    renderPage(
      <PredictedAddresses
        creation={{ identity, predict } as unknown as TokenCreation}
        chainId={bscTestnet.id}
        account={account}
      />,
    )
  let isDown = true
  const predictOrFail = async () => {
    if (isDown) throw new HttpRequestError({ url: 'http://127.0.0.1:9' })
    return { token }
  }

  beforeEach(() => {
    isDown = true
  })
  afterEach(() => vi.useRealTimers())

  test('an address that cannot be asked for is told with an advice, details and a way to ask again', async () => {
    await show(predictOrFail)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(en.createToken.review.addressFailed)
    expect(alert.textContent).toContain(en.errorAdvice.unreachable)
    expect(alert.textContent).toContain(en.common.details)

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: en.common.tryAgain }))
    expect(await screen.findByText(token)).toBeDefined()
  })

  test('an address is asked for again by itself 15 seconds after the network failed, and not once it is known', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const predict = vi.fn(predictOrFail)
    await show(predict)
    await screen.findByRole('alert')
    isDown = false
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(predict).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    await screen.findByText(token)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(predict).toHaveBeenCalledTimes(2)
  })

  test('terms that the factory refuses are no fault of the network, and the trial run tells the reason', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const refused = new ContractFunctionRevertedError({ abi: [], functionName: 'predict' })
    const predict = vi
      .fn()
      .mockRejectedValue(new ContractFunctionExecutionError(refused, { abi: [], functionName: 'predictToken' }))
    await show(predict)
    expect(await screen.findByText(en.createToken.review.addressRefused)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(predict).toHaveBeenCalledTimes(1)
  })
})
