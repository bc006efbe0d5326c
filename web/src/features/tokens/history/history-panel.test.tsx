import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { deployments } from '@saleyard/generated/deployments'
import { HistoryError } from '@saleyard/history/errors.ts'
import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { numberToHex, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { address, taxed, token } from '@/features/tokens/testing/pools.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { env } from '@/lib/env.ts'
import type { IndexerRefusal } from '@/lib/history/ask-indexer.ts'
import type { HistoryService, ReadTokenRequest } from '@/lib/history/history-service.ts'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import { HistoryServiceContext } from '@/lib/history/use-history-service.ts'
import en from '@/locales/en.json'
import { HistoryPanel } from './history-panel.tsx'
import { sumCandles } from './market-chart.tsx'

// jsdom has no canvas: token-history.spec.ts sees the real chart.
vi.mock('./time-chart.tsx', () => ({
  TimeChart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}))
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const words = en.tokenPage.history
const hour = 3_600n
const start = 1_795_615_200n
const price = (quote: bigint) => ({ base: 100n, quote: quote * 10n ** 16n })
const candle = (at: bigint, prices: [bigint, bigint, bigint, bigint], coin: string) => {
  const [open, high, low, close] = prices.map(price) as [ReturnType<typeof price>, ...ReturnType<typeof price>[]] &
    Record<number, ReturnType<typeof price>>
  return { time: Number(at), open, high, low, close, baseVolume: 1n, quoteVolume: parseEther(coin), swaps: 1 } as never
}
const noFlow = {
  ...{ collectedUnits: 0n, reflectedUnits: 0n, soldUnits: 0n, liquidityUnits: 0n, liquidityCoin: 0n, payeeCoin: 0n },
  ...{ keeperCoin: 0n, rewardCoin: 0n, payeeReward: 0n, distributedReward: 0n, claimedReward: 0n, buybackCoin: 0n },
  buybackUnits: 0n,
}
const history: TokenHistory = {
  block: { number: 41_202_118n, hash: numberToHex(1, { size: 32 }), timestamp: start },
  verdict: {
    ...{ kind: 'proven', checked: 3, of: 3, differences: [], seed: 1 },
    supply: { folded: 1_000_000_00n, chain: 1_000_000_00n },
  },
  misfits: [],
  holders: {
    count: 3,
    top: [
      { account: address('3'), units: 600_000_00n, marks: ['pool'] },
      { account: address('2'), units: 399_999_00n, marks: ['firstOwner'] },
      { account: address('9'), units: 1_00n, marks: [] },
      { account: deployments.MultiSender, units: 0n, marks: ['contract'] },
    ],
  },
  supply: {
    total: 1_000_000_00n,
    parts: [
      { part: 'poolFree', units: 600_000_00n },
      { part: 'firstOwner', units: 399_999_00n },
      { part: 'others', units: 1_00n },
    ],
  },
  market: { hours: [candle(start, [1n, 4n, 1n, 2n], '1'), candle(start + hour, [2n, 3n, 1n, 3n], '2')] },
  flows: [
    { ...noFlow, time: start, collectedUnits: 5_00n, buybackUnits: 1_00n },
    { ...noFlow, time: start + hour, collectedUnits: 7_00n },
  ],
}

let requests: ReadTokenRequest[]
let stopped: string[]
type Answer = (onProgress: (progress: ReadProgress) => void) => Promise<TokenHistory>
let answer: Answer

beforeEach(() => {
  requests = []
  stopped = []
  answer = async () => history
})

/** A worker that answers as the test says; history.integration.test.ts has the real one. */
const service = {
  readToken(request: ReadTokenRequest, onProgress: (progress: ReadProgress) => void) {
    requests.push(request)
    return answer(onProgress)
  },
  stop: async (job: string) => void stopped.push(job),
} as unknown as HistoryService
const getService = () => service

function Provided({ children }: { children: ReactNode }) {
  return <HistoryServiceContext value={getService}>{children}</HistoryServiceContext>
}
const show = (of: SaleyardToken = taxed, account?: `0x${string}`) =>
  renderPage(
    <Provided>
      <HistoryPanel token={of} account={account} />
    </Provided>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' ').replace(en.common.opensNewTab, ''))

test('nothing is read before the click, and the button says from whom', async () => {
  await show()
  expect(await screen.findByText(/data-seed-prebsc|bsc-testnet|binance/)).toBeDefined()
  expect(requests).toEqual([])
  await press(words.load)
  await screen.findByText(/^As of block 41202118, /)
  expect(requests).toMatchObject([{ kind: 'dividends', token: taxed.token, pair: address('3'), vault: address('5') }])
  expect(screen.getByText('All balances match the chain and add up to the whole supply. Compared: 3.')).toBeDefined()
  expect(screen.getByRole('button', { name: words.more })).toBeDefined()
})

test('holders are named, with their share, and so is the account itself', async () => {
  await show(taxed, address('9'))
  await press(words.load)
  const table = within(await region('Holders: 3')).getByRole('table')
  expect(rows(table).slice(1)).toEqual([
    '0x3333...3333Pool60%600,000 HRB',
    '0x2222...2222First owner40%399,999 HRB',
    '0x9999...9999You0.0001%1 HRB',
    `Saleyard MultiSender ${shortenAddress(deployments.MultiSender)}Contract0%0 HRB`,
  ])
})

test('the parts of the supply have the figures of the picture', async () => {
  await show()
  await press(words.load)
  const table = within(await region(words.supply.title)).getByRole('table')
  expect(rows(table).slice(1)).toEqual([
    'Pool, liquidity that can be taken out60%600,000 HRB',
    'First owner40%399,999 HRB',
    'Others0.0001%1 HRB',
  ])
})

test('prices can be read as a table, newest first, by hour, day or week', async () => {
  await show()
  await press(words.load)
  const market = within(await region(words.market.title))
  expect(
    await market.findByRole('img', { name: /^Chart of the price of HRB in tBNB and the volume, from / }),
  ).toBeDefined()
  expect(market.getByRole('link', { name: /TradingView/ }).getAttribute('href')).toBe('https://www.tradingview.com/')
  await userEvent.click(market.getByText(words.asTable))
  const table = await market.findByRole('table')
  expect(rows(table).slice(1)).toEqual([
    'Nov 25, 2026, 3:00 PM0.020.030.010.032 tBNB',
    'Nov 25, 2026, 2:00 PM0.010.040.010.021 tBNB',
  ])
  await userEvent.click(market.getByRole('radio', { name: words.intervals.week }))
  expect(rows(table).slice(1)).toEqual(['Nov 23, 20260.010.040.010.033 tBNB'])
})

test('of the fees only what the token has had is shown, in all and over time', async () => {
  await show()
  await press(words.load)
  const flows = within(await region(words.flows.title))
  const names = flows.getAllByRole('term').map((term) => term.textContent)
  expect(names).toEqual([words.flows.collectedUnits, words.flows.buybackUnits])
  expect(flows.getByText('12')).toBeDefined()
  await userEvent.selectOptions(flows.getByRole('combobox'), words.flows.buybackUnits)
  expect(await flows.findByRole('img', { name: new RegExp(words.flows.buybackUnits) })).toBeDefined()
  await userEvent.click(flows.getByText(words.asTable))
  expect(rows(await flows.findByRole('table')).slice(1)).toEqual([
    'Nov 25, 2026, 3:00 PM7 HRB0 HRB',
    'Nov 25, 2026, 2:00 PM5 HRB1 HRB',
  ])
})

test('a sum has six significant digits, all of them on hover, and the table too', async () => {
  answer = async () => ({ ...history, flows: [{ ...noFlow, time: start, payeeCoin: 12_345_678_901_234_567_891n }] })
  await show()
  await press(words.load)
  const flows = within(await region(words.flows.title))
  const exact = (text: string) => text.replaceAll(/\s/g, '') === '12.345678901234567891tBNB'
  const sum = flows.getByTitle(exact)
  expect(sum.textContent).toBe('12.3457 tBNB')
  await userEvent.click(flows.getByText(words.asTable))
  const [, row] = rows(await flows.findByRole('table'))
  expect(row).toContain('12.345678901234567891 tBNB')
})

describe('with an indexer', () => {
  beforeEach(() => void Object.assign(env, { VITE_INDEXER_URL: 'https://indexer.example/saleyard' }))
  afterEach(() => void Object.assign(env, { VITE_INDEXER_URL: undefined }))
  const host = 'indexer.example'
  const used = 'These figures come from the indexer indexer.example.'

  test('it is named before the click beside the nodes, and what it gave is said', async () => {
    let end: (history: TokenHistory) => void = () => {}
    answer = () =>
      new Promise((resolve) => {
        end = resolve
      })
    await show(taxed, address('9'))
    expect(
      await screen.findByText(/from the indexer indexer\.example .*(data-seed-prebsc|bsc-testnet|binance)/),
    ).toBeDefined()
    await press(words.load)
    expect(await screen.findByText('Reading from indexer.example')).toBeDefined()
    end({ ...history, indexer: { host, hours: 5 } })
    expect(await screen.findByText((text) => text.startsWith(used) && text.endsWith('events: 5.'))).toBeDefined()
    // It keeps no earnings.
    expect(requests[0]?.account).toBeUndefined()
    expect(screen.getByText(words.indexer.earnings)).toBeDefined()
  })

  test('an account is followed through the events, from then on', async () => {
    answer = async () => ({ ...history, indexer: { host, hours: 5 } })
    await show(taxed, address('9'))
    await press(words.load)
    answer = async () => history
    await press(words.earnings.show)
    await vi.waitFor(() => expect(requests[1]).toMatchObject({ account: address('9') }))
    await press(words.more)
    await vi.waitFor(() => expect(requests[2]).toMatchObject({ account: address('9') }))
    expect(screen.queryByText(words.indexer.earnings)).toBeNull()
  })

  test.each(Object.entries(words.indexer.refusals))('one that is refused (%s) is said', async (refusal, sentence) => {
    answer = async () => ({ ...history, indexer: { host, refusal: refusal as IndexerRefusal } })
    await show()
    await press(words.load)
    expect(await screen.findByText(sentence.replace('{{host}}', host))).toBeDefined()
    expect(screen.getByRole('region', { name: 'Holders: 3' })).toBeDefined()
  })
})

test('the earnings of an account are read when its address is given', async () => {
  const account = address('9')
  await show()
  await press(words.load)
  const field = await screen.findByRole('textbox', { name: words.earnings.account })
  await userEvent.type(field, '0x123')
  await press(words.earnings.show)
  expect(screen.getByText(words.earnings.malformed)).toBeDefined()
  expect(requests).toHaveLength(1)

  answer = async () => ({ ...history, earnings: { account, hours: [{ time: start, earned: 5n, claimed: 2n }] } })
  await userEvent.clear(field)
  await userEvent.type(field, account)
  await press(words.earnings.show)
  const earnings = within(await region('Earnings of 0x9999...9999'))
  expect(earnings.getAllByRole('term').map((term) => term.textContent)).toEqual([
    words.earnings.earned,
    words.earnings.claimed,
  ])
  expect(requests[1]).toMatchObject({ account })
})

test('progress is shown; a reading is paused, and goes on', async () => {
  let stop: (reason: Error) => void = () => {}
  answer = (onProgress) => {
    onProgress({ blocks: { read: 20, all: 100 }, logs: 7, endpoints: [] })
    return new Promise((_, reject) => {
      stop = reject
    })
  }
  await show()
  await press(words.load)
  expect(await screen.findByText('Blocks read: 20 of 100. Events found: 7.')).toBeDefined()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('20')
  await press(words.pause)
  expect(stopped).toEqual([requests[0]?.job])
  stop(new DOMException('stopped', 'AbortError'))
  await screen.findByText(words.paused)
  answer = async () => history
  await press(words.resume)
  await screen.findByText(/^As of block/)
  expect(requests[1]?.job).toBe(requests[0]?.job)
})

test.each([
  [
    'by a gap',
    new HistoryError('gap', 'failed', { values: { from: '5', to: '9' } }),
    'No RPC returns the logs for blocks 5 to 9.',
  ],
  ['by an error of a node', new Error('the node is gone'), 'Something went wrong: the node is gone'],
])('a reading that fails %s says so, and can be tried again', async (_, error, sentence) => {
  answer = async () => {
    throw error
  }
  await show()
  await press(words.load)
  expect(within(await screen.findByRole('alert')).getByText(sentence)).toBeDefined()
  answer = async () => history
  await press(en.common.tryAgain)
  await screen.findByText(/^As of block/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what does not fit the chain is said, and not shown', async () => {
  const { block, verdict, flows } = history
  answer = async () => ({
    block,
    verdict: { ...verdict, kind: 'wrong', reason: 'endpointsDisagree' },
    misfits: ['market'],
    flows: flows ?? [],
  })
  await show()
  await press(words.load)
  await region(words.flows.title)
  for (const sentence of [words.verdict.wrong, words.disagree, words.misfits.market])
    expect(screen.getByText(sentence)).toBeDefined()
  for (const name of [words.market.title, words.supply.title, 'Holders: 3'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test.each([
  ['sampled', 'The compared balances match the chain. Compared: 3 of 3.'],
  ['unchecked', words.verdict.unchecked],
] as const)('a history that is %s says so', async (kind, sentence) => {
  answer = async () => ({ ...history, verdict: { ...history.verdict, kind } })
  await show()
  await press(words.load)
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('a token without fees has neither fees nor earnings, and prices once an exchange is chosen', async () => {
  const { block, verdict, misfits, holders, supply } = history
  answer = async () => ({ block, verdict, misfits, ...(holders && { holders }), ...(supply && { supply }) })
  await show(token)
  await press(words.load)
  expect(await screen.findByText(words.market.noRouter)).toBeDefined()
  expect(requests).toMatchObject([{ kind: 'erc20' }])
  expect(requests[0]).not.toHaveProperty('pair')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a pool that never had liquidity, and a vault without fees, say so', async () => {
  answer = async () => ({ ...history, market: { hours: [] }, flows: [] })
  await show()
  await press(words.load)
  expect(await screen.findByText(words.market.none)).toBeDefined()
  expect(screen.getByText(words.flows.none)).toBeDefined()
})

test('leaving the page ends the reading, and calls no worker where there is none', async () => {
  const { unmount: leave } = await show()
  await screen.findByRole('button', { name: words.load })
  leave()
  expect(stopped).toEqual([])
  answer = () => new Promise(() => {})
  const { unmount } = await show()
  await press(words.load)
  unmount()
  expect(stopped).toEqual([requests[0]?.job])
})

test('candles of hours join to longer ones', () => {
  const [one, two, three] = [
    candle(start, [2n, 4n, 2n, 2n], '1'),
    candle(start + hour, [2n, 3n, 1n, 3n], '2'),
    candle(start + 86_400n, [3n, 9n, 2n, 5n], '4'),
  ] as never[] as [never, never, never]
  const joined = sumCandles([one, two, three], 86_400n)
  const midnight = start - (start % 86_400n)
  expect(joined.map(({ time }) => BigInt(time))).toEqual([midnight, midnight + 86_400n])
  expect(joined[0]).toMatchObject({
    ...{ open: price(2n), high: price(4n), low: price(1n), close: price(3n) },
    ...{ quoteVolume: parseEther('3'), swaps: 2 },
  })
})
