// Drives the trade box of a token's page.
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { getFact, transactionPanel } from './shared-parts.ts'

const { trade, activity, liquidity } = words

/** The box in which any account buys and sells a token. */
export function tradeBox(page: Page) {
  const box = page.getByRole('region', { name: trade.title, exact: true })
  const { panel } = transactionPanel(page)
  const sign = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  return {
    box,
    fact: (name: string) => getFact(page, name, box),
    choose: (direction: 'buy' | 'sell') => box.getByRole('radio', { name: trade[direction] }).check(),
    amount: (symbol: string) => box.getByRole('textbox', { name: fill(trade.pay, { symbol }) }),
    review: () => box.getByRole('button', { name: trade.review }).click(),
    renew: () => box.getByRole('button', { name: trade.renew }).click(),
    button: (direction: 'buy' | 'sell') =>
      panel.getByRole('button', { name: activity.kinds[`${direction}Token`], exact: true }),
    approve: () => sign(liquidity.approval.action),
    sign: (direction: 'buy' | 'sell') => sign(activity.kinds[`${direction}Token`]),
    arrived: box.getByRole('status'),
  }
}
