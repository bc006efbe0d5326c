import type { Payment } from '@e2e/fixtures/lists.ts'
import type { Page } from '@playwright/test'
import { formatEther } from 'viem'
import { multiSendPage } from './multi-send-page.ts'

/** Pays a short list of people in coin, in one batch, on the open multi-sender. Settles when the page reports. */
export async function payPeople(page: Page, payments: readonly Payment[]): Promise<void> {
  const sending = multiSendPage(page)
  await sending.paste(payments.map(({ address, amount }) => `${address},${formatEther(amount)}`).join('\n'))
  await sending.reviewButton(payments.length).click()
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await sending.report.waitFor()
}
