import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { transactionPanel } from './transaction-panel.ts'

const { stop } = words.multiSend

/** Gives a batch up on chain. */
export async function giveUp(page: Page, number: number): Promise<void> {
  const name = fill(stop.giveUp, { number })
  await page.getByText(stop.heading, { exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await transactionPanel(page).panel.getByRole('button', { name }).click()
}
