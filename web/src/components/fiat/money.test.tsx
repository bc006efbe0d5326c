import { cleanup, screen, waitFor } from '@testing-library/react'
import { encodeAbiParameters, encodeFunctionResult, parseAbi, toFunctionSelector, toHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { formatMoney, Money } from './money.tsx'

const abi = parseAbi(['function description() view returns (string)'])
const now = 1_800_000_000
const round = ['uint80', 'int256', 'uint256', 'uint256', 'uint80'].map((type) => ({ type }))

/** A network whose feed says what it is given, and a list of what was read. */
function feedOf({ description = 'ETH / USD', answer = 64_012_345_678n, age = 90 } = {}) {
  const asked: string[] = []
  const time = BigInt(now - age)
  const results: Record<string, `0x${string}`> = {
    [toFunctionSelector('description()')]: encodeFunctionResult({ abi, result: description }),
    [toFunctionSelector('decimals()')]: toHex(8, { size: 32 }),
    [toFunctionSelector('latestRoundData()')]: encodeAbiParameters(round, [7n, answer, time, time, 7n]),
  }
  const config = createTestConfig((method, params) => {
    asked.push(method)
    if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: toHex(now), transactions: [] }
    const { data = '0x' } = (params[0] ?? {}) as { data?: `0x${string}` }
    return results[data.slice(0, 10)] ?? '0x'
  })
  return { config, asked }
}

afterEach(() => {
  cleanup()
  appStore.setState(initialState, true)
})

const show = (config: ReturnType<typeof createTestConfig>, chainId = 31337) =>
  renderApp(
    <p>
      cost <Money chainId={chainId} value={1_500_000_000_000_000n} />
    </p>,
    config,
  )

test('an amount is shown in dollars, with the round behind it', async () => {
  appStore.setState({ money: 'usd' })
  const { config } = feedOf()
  show(config)
  const shown = await screen.findByText('about $0.96')
  expect(shown.title).toBe(
    'ETH / USD is $640.12: round 7 of 0x00000000000000000000000000000000000FEED1, 90 seconds old at block 16.',
  )
})

test('off by default: no node is contacted for a price', async () => {
  const { config, asked } = feedOf()
  show(config)
  await screen.findByText('cost')
  expect(asked).toEqual([])
})

test('a network whose coin has no price shows none', async () => {
  appStore.setState({ money: 'usd' })
  const { config, asked } = feedOf()
  show(config, 97)
  await screen.findByText('cost')
  expect(asked).toEqual([])
})

test.each([
  ['stale', { age: 7_201 }],
  ['notPositive', { answer: -5n }],
  ['changed', { description: 'BTC / USD' }],
] as const)('error: a price that is %s gives the reason instead', async (fault, feed) => {
  appStore.setState({ money: 'usd' })
  const { config } = feedOf(feed)
  show(config)
  await screen.findByText(en.money.faults[fault])
})

test('switched off again, the amount goes', async () => {
  appStore.setState({ money: 'usd' })
  const { config } = feedOf()
  show(config)
  await screen.findByText('about $0.96')
  appStore.setState({ money: 'none' })
  await waitFor(() => expect(screen.queryByText('about $0.96')).toBeNull())
})

test.each([
  ['en', '1234.5', '$1,234.50'],
  ['en', '0.00000000000000064', '$0.00000000000000064'],
  ['de', '1234.5', '1.234,50\u00a0$'],
  ['ar', '1234.5', '\u200f1,234.50\u00a0US$'],
])('%s writes %s as %s', (language, text, written) => {
  expect(formatMoney(text, language)).toBe(written)
})
