import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { address, token } from '@/features/tokens/testing/pools.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import type { MarketState } from './read-market-state.ts'
import { TradeForm } from './trade-form.tsx'

const words = en.trade
const state: MarketState = {
  timestamp: 1_000n,
  blockNumber: 1n,
  pool: { reserveToken: 10n ** 12n, reserveCoin: 10n ** 20n, poolFee: 30 },
  fees: [],
  isExempt: false,
  gasPrice: 10n ** 9n,
  holdings: { coin: 10n ** 19n, token: 10n ** 12n, allowance: 100_00n },
}

async function show(direction: 'buy' | 'sell', readAt: number) {
  const onTerms = vi.fn()
  const on = { onDirection: () => {}, onTouch: () => {}, onTerms }
  await renderPage(
    <TradeForm {...{ token, account: address('9'), state, isReading: false, readAt, direction }} {...on} />,
  )
  return { onTerms, input: await screen.findByRole('textbox', { name: /^You pay/ }) }
}

test.each([
  [119_000, false],
  [121_000, true],
])('what was read of the pool %s ms ago cannot be decided by: %s', async (age, isOld) => {
  const { input, onTerms } = await show('buy', Date.now() - age)
  await userEvent.type(input, '0.1')
  const review = screen.getByRole('button', { name: words.review })
  await waitFor(() => expect(review).toHaveProperty('disabled', isOld))
  await userEvent.type(input, '{Enter}')
  expect(onTerms).toHaveBeenCalledTimes(isOld ? 0 : 1)
})

test('the network fee of a first sale counts its approval', async () => {
  const { input } = await show('sell', Date.now())
  const fee = () => screen.queryByText(words.networkFee, { selector: 'dt' })?.closest('div')?.textContent ?? ''
  await userEvent.type(input, '100')
  await waitFor(() => expect(fee()).toContain('0.00035'))
  expect(fee()).toContain(words.readAt)
  await userEvent.type(input, '0')
  await waitFor(() => expect(fee()).toContain('0.00041'))
})
