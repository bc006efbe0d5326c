import type { Payment } from '@e2e/fixtures/lists.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import type { Page } from '@playwright/test'
import { formatEther } from 'viem'
import { type MultiSendPage, multiSendPage } from './multi-send-page.ts'

/** A run of coin on a fresh page, up to the signature. */
export async function beginRun(page: Page, wallet: Wallet, payments: readonly Payment[]): Promise<MultiSendPage> {
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n'))
  await sending.reviewButton(payments.length).click()
  await sending.goOnToSendButton.click()
  return sending
}
