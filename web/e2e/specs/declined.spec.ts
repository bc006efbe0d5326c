import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { beginRun, stopRun } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, parseEther } from 'viem'

const { phases, stop, batchStates, report } = words.multiSend
const payments: Payment[] = [
  { address: freshAddress(0xd1), amount: parseEther('1') },
  { address: freshAddress(0xd2), amount: parseEther('2.5') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)

test('a user who declines ends the run without a fee, and sends the list again only after hearing what that risks', async ({
  page,
  wallet,
  chain,
}) => {
  const sent = await chain.sentBy(wallet.address)
  const sending = await beginRun(page, wallet, payments)
  wallet.prompts.rejectNext('eth_sendTransaction')
  await sending.sendButton(1, 1).click()
  await expect(sending.sending).toContainText(fill(phases.pausedAfterRejection, { number: 1 }))
  await expect(sending.batch(1)).toContainText(batchStates.declined)
  await expect(sending.lookAgainButton).toBeHidden()
  await expect(page.getByText(stop.heading, { exact: true })).toBeHidden()

  await stopRun(page)
  await expect(sending.report).toContainText(report.statuses.stopped)
  expect(await chain.sentBy(wallet.address)).toBe(sent)

  await sending.retryButton.click()
  await sending.reviewButton(2).click()
  await expect(sending.acceptRiskButton).toBeDisabled()
  await expect(sending.review).toContainText('also in this list: 2.')
  await sending.acceptRisk.check()
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('a wallet that says that its user declined and sends all the same pays once, and the page says that it is paid', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  const denied = wallet.denyNext()
  await sending.sendButton(1, 1).click()
  await denied
  await expect(sending.sending).toContainText(fill(phases.rejectedButSent, { number: 1 }))
  await sending.continueButton.click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.prompts.shown.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('a single payment that is declined can be stopped, and is sent again only after a tick', async ({
  page,
  wallet,
  chain,
}) => {
  const [{ address, amount }] = payments as [Payment]
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(`${address}, ${formatEther(amount)}`)
  await sending.reviewButton(1).click()
  await sending.goOnToSendPlain.click()
  wallet.prompts.rejectNext('eth_sendTransaction')
  await sending.sendPlainButton('1', 'ETH').click()
  await expect(sending.sending).toContainText(phases.pausedAfterRejectionPlain)
  await expect(page.getByRole('button', { name: stop.action })).toBeVisible()

  await sending.sendPlainButton('1', 'ETH').click()
  await expect(sending.sending).toContainText(phases.needsDecisionPlainDeclined)
  await expect(sending.resendPlainButton).toBeDisabled()
  await page.getByRole('checkbox', { name: words.multiSend.send.seenUnsent }).check()
  await sending.resendPlainButton.click()
  await expect(sending.report).toContainText(sending.allPaid(1))
  expect(await chain.balances(coin, [address])).toEqual([amount])
})

test('a wallet that never answers is asked anew by who sends again, and what it signs late pays nobody twice', async ({
  page,
  wallet,
  chain,
}) => {
  await page.clock.install()
  const sending = await beginRun(page, wallet, payments)
  const held = wallet.prompts.holdNext('eth_sendTransaction')
  await sending.sendButton(1, 1).click()
  await held.opened
  await page.clock.fastForward('02:30')
  await sending.pauseButton.click()
  await sending.continueButton.click()
  await expect(sending.sending).toContainText(fill(phases.needsDecision_one, { numbers: 1 }))
  await sending.resendButton(1).click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  held.approve()
  await expect.poll(() => wallet.sent.length).toBe(2)
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('a wallet that never answers leaves the run to its user, who pauses it and signs later', { tag: '@slow' }, async ({
  page,
  wallet,
  chain,
}) => {
  await page.clock.install()
  const sending = await beginRun(page, wallet, payments)
  const held = wallet.prompts.holdNext('eth_sendTransaction')
  await sending.sendButton(1, 1).click()
  await held.opened
  await page.clock.fastForward('02:30')
  await expect(sending.sending).toContainText(fill(phases.walletSilent, { minutes: 2 }))
  await sending.pauseButton.click()
  await expect(sending.sending).toContainText(fill(phases.pausedSigning, { number: 1 }))

  held.approve()
  // What is signed late is followed without a press.
  await expect(sending.report).toContainText(sending.allPaid(2))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})
