import type { ListPrice } from '@saleyard/send/list/types.ts'
import { cleanup, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encodeAbiParameters, encodeFunctionResult, parseAbi, toFunctionSelector, toHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { getChain } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { PriceState, usePriceProblem, usePriceReading } from './price-choice.tsx'

const abi = parseAbi(['function description() view returns (string)'])
const round = ['uint80', 'int256', 'uint256', 'uint256', 'uint80'].map((type) => ({ type }))
const now = () => Math.floor(Date.now() / 1_000)
const chain = { name: 'Local chain', symbol: 'ETH' }
const frozen: ListPrice = {
  ...{ format: 'saleyard price 1', chainId: 31_337, feed: `0x${'fe'.repeat(20)}`, description: 'ETH / USD' },
  ...{ answer: '64012345678', decimals: 8, round: '7', block: '16', updatedAt: now() },
}

afterEach(cleanup)

const problemOf = (price: ListPrice | undefined, chainId = 31_337) =>
  renderHook(() => usePriceProblem(price, chainId)).result.current

test('a frozen price can be used on its own network until it is old', () => {
  const { maxAge = 0 } = getChain(31_337).priceFeed ?? {}
  expect(maxAge).toBeGreaterThan(0)
  expect(problemOf(undefined)).toBeUndefined()
  expect(problemOf(frozen)).toBeUndefined()
  expect(problemOf({ ...frozen, updatedAt: now() - maxAge + 60 })).toBeUndefined()
  expect(problemOf({ ...frozen, updatedAt: now() - maxAge - 60 })).toBe('old')
  expect(problemOf(frozen, 56)).toBe('otherNetwork')
})

/** A button that reads the price of a network whose feed gives this answer. */
function Reading({ chainId, onPrice }: { chainId: number; onPrice: (price: ListPrice) => void }) {
  const reading = usePriceReading(chainId, onPrice)
  return (
    <>
      <button type="button" onClick={() => reading.mutate()}>
        read
      </button>
      <PriceState reading={reading} price={undefined} problem={undefined} chain={chain} />
    </>
  )
}

async function read({ answer = 64_012_345_678n, chainId = 31_337 }) {
  const updatedAt = BigInt(now() - 90)
  const results: Record<string, `0x${string}`> = {
    [toFunctionSelector('description()')]: encodeFunctionResult({ abi, result: 'ETH / USD' }),
    [toFunctionSelector('decimals()')]: toHex(8, { size: 32 }),
    [toFunctionSelector('latestRoundData()')]: encodeAbiParameters(round, [7n, answer, updatedAt, updatedAt, 7n]),
  }
  const asked = vi.fn((method: string, params: readonly unknown[]) => {
    if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: toHex(now()), transactions: [] }
    return results[((params[0] ?? {}) as { data?: string }).data?.slice(0, 10) ?? ''] ?? '0x'
  })
  const onPrice = vi.fn()
  renderApp(<Reading chainId={chainId} onPrice={onPrice} />, createTestConfig(asked))
  await userEvent.click(await screen.findByRole('button', { name: 'read' }))
  return { onPrice, asked }
}

test('a reading is frozen with its network, and with the feed’s own figures as text', async () => {
  const { onPrice } = await read({})
  await vi.waitFor(() => expect(onPrice).toHaveBeenCalledOnce())
  expect(onPrice.mock.calls[0]?.[0]).toMatchObject({ chainId: 31_337, answer: '64012345678', decimals: 8, round: '7' })
})

test('error: a price that is not positive becomes none, and the reason is shown', async () => {
  const { onPrice } = await read({ answer: -1n })
  await screen.findByText(en.money.faults.notPositive)
  expect(onPrice).not.toHaveBeenCalled()
})

test('error: a network whose coin has no feed is asked for nothing', async () => {
  const { onPrice, asked } = await read({ chainId: 97 })
  await screen.findByText(en.money.faults.missing)
  expect(onPrice).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
})
