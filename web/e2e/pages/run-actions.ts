// Drives whole payments: begins, completes, stops or gives up a run.
import type { Payment } from '@e2e/fixtures/lists.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { type Address, formatEther } from 'viem'
import { type MultiSendPage, multiSendPage } from './multi-send-page.ts'
import { transactionPanel } from './shared-parts.ts'

/** A run on a fresh page, up to the signature: of coin, or of a token that pays by itself. */
export async function beginRun(
  page: Page,
  wallet: Wallet,
  payments: readonly Payment[],
  token?: Address,
): Promise<MultiSendPage> {
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  if (token) await sending.chooseToken(token)
  await sending.paste(payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n'))
  await sending.reviewButton(payments.length).click()
  await sending.goOnToSendButton.click()
  return sending
}

/** Pays a short list of people in coin, in one batch, on the open multi-sender. Settles when the page reports. */
export async function payRecipients(page: Page, payments: readonly Payment[]): Promise<void> {
  const sending = multiSendPage(page)
  await sending.paste(payments.map(({ address, amount }) => `${address},${formatEther(amount)}`).join('\n'))
  await sending.reviewButton(payments.length).click()
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await sending.report.waitFor()
}

const { stop } = words.multiSend

/** Stops a run that rests, and agrees to what that means. */
export async function stopRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: stop.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: stop.confirm, exact: true }).click()
}

/** Gives a batch up on chain. */
export async function giveUp(page: Page, number: number): Promise<void> {
  const name = fill(stop.giveUp, { number })
  await page.getByText(stop.heading, { exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await transactionPanel(page).panel.getByRole('button', { name }).click()
}
