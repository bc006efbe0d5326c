import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { clearSiteData } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { type MultiSendPage, multiSendPage, pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { beginRun } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, parseEther } from 'viem'

const { sentBefore, review } = words.multiSend
const payments: Payment[] = [
  { address: freshAddress(0xa1), amount: parseEther('1') },
  { address: freshAddress(0xa2), amount: parseEther('2.5') },
  { address: freshAddress(0xa3), amount: parseEther('3') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const twice = amounts.map((amount) => 2n * amount)
const toText = (list: readonly Payment[]) =>
  list.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')
const begin = (sentence: string) => sentence.split('{{')[0]?.trim() ?? ''

/** Up to the button that stores the run. A further window finds the list as the first one has left it. */
async function goToReview(sending: MultiSendPage, list?: readonly Payment[]) {
  await sending.open()
  if (list) await sending.paste(toText(list))
  await sending.reviewButton(payments.length).click()
  await expect(sending.goOnToSendButton).toBeEnabled()
}

test('a list that another window in view has sent is not sent here until that is confirmed', async ({
  page,
  context,
  wallet,
  chain,
}) => {
  const here = multiSendPage(page)
  await here.open()
  await wallet.connect()
  await goToReview(here, payments)
  const there = multiSendPage(await context.newPage())
  await goToReview(there)

  await here.goOnToSendButton.click()
  await here.sendButton(1, 1).click()
  await expect(here.report).toContainText(here.allPaid(3))

  // Neither window was left or come back to meanwhile.
  await expect(there.summary).toContainText(begin(sentBefore.sameSent))
  await expect(there.confirmFirst).toBeDisabled()
  expect(await chain.balances(coin, people)).toEqual(amounts)

  await there.confirmAgain.check()
  await there.goOnToSendButton.click()
  await there.sendButton(1, 1).click()
  await expect(there.report).toContainText(there.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(twice)
})

test('of two windows that go on at the same moment one does, and the other is asked', async ({
  page,
  context,
  wallet,
}) => {
  const windows = [multiSendPage(page), multiSendPage(await context.newPage())]
  const [here, there] = windows as [MultiSendPage, MultiSendPage]
  await here.open()
  await wallet.connect()
  await goToReview(here, payments)
  await goToReview(there)
  // Pressed whatever happens: the one that hears of the other first has no button to press any more.
  const buttons = await Promise.all(windows.map(({ goOnToSendButton }) => goOnToSendButton.elementHandle()))
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')))

  const isFirst = async (sending: MultiSendPage) => {
    await expect(sending.sendButton(1, 1).or(sending.confirmFirst)).toBeVisible()
    return sending.sendButton(1, 1).isVisible()
  }
  const first = await Promise.all(windows.map(isFirst))
  expect(first.toSorted()).toEqual([false, true])
  const other = first[0] ? there : here
  await expect(other.summary).toContainText(begin(sentBefore.samePrepared))
  await other.openThatRun.click()
  await expect(other.sendButton(1, 1)).toBeVisible()
})

test('a list with one amount changed is said to be nearly the same', { tag: '@slow' }, async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))

  const changed = payments.with(1, { ...(payments[1] as Payment), amount: parseEther('2.6') })
  await sending.startNew.click()
  await sending.paste(toText(changed))
  await sending.reviewButton(3).click()
  await expect(sending.summary).toContainText('2 of 3 payments are the same as in the run of')
  await expect(sending.confirmFirst).toBeDisabled()
  await sending.openThatRun.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('another list is sent without a question', { tag: '@slow' }, async ({ page, wallet }) => {
  const sending = await beginRun(page, wallet, payments)
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  await sending.startNew.click()
  await sending.paste(toText(payments.map(({ amount }, index) => ({ address: freshAddress(0xb1 + index), amount }))))
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await expect(sending.sendButton(1, 1)).toBeVisible()
})

test('where the site data is gone, what the account has sent that day is read from the chain and confirmed', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))

  await clearSiteData(page)
  await sending.open()
  await wallet.connect()
  await expect(pastRunsPanel(page).rows).toHaveCount(0)
  await sending.paste(toText(payments))
  await sending.reviewButton(3).click()
  await expect(sending.summary).toContainText(fill(sentBefore.unknown_one, { formatted: 1 }))
  await expect(sending.confirmFirst).toBeDisabled()
  expect(await chain.balances(coin, people)).toEqual(amounts)

  await page.getByRole('checkbox', { name: sentBefore.agreeUnknown }).check()
  await expect(sending.goOnToSendButton).toBeEnabled()
  await expect(page.getByRole('button', { name: review.next.confirmAgain })).toBeHidden()
})

test('where the site data is gone, a single payment that the account has made or that waits is confirmed', async ({
  page,
  wallet,
  chain,
}) => {
  const [payment] = payments as [Payment]
  const question = page.getByText(fill(sentBefore.unknown_one, { formatted: 1 }))
  const sending = await beginRun(page, wallet, [payment])
  await chain.stopMining()
  await page.getByRole('button', { name: fill(words.multiSend.send.startPlain, { amount: 1, symbol: 'ETH' }) }).click()
  await expect.poll(() => wallet.sent.length).toBe(1)

  // The run's own page would store it again.
  await page.goto('about:blank')
  await clearSiteData(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(toText([payment]))
  await sending.reviewButton(1).click()
  await expect(question).toBeVisible()
  await expect(sending.confirmFirst).toBeDisabled()
  await chain.startMining()
  await expect.poll(() => chain.balanceOf(coin, payment.address)).toBe(payment.amount)

  await page.reload()
  await sending.reviewButton(1).click()
  await expect(question).toBeVisible()
  await page.getByRole('checkbox', { name: sentBefore.agreeUnknown }).check()
  await expect(sending.goOnToSendButton).toBeEnabled()
})

test('where the site data is gone, an account that the wallet has signed the list with is named', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  wallet.signWith(3)
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))

  await clearSiteData(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(toText(payments))
  await sending.reviewButton(3).click()
  const said = fill(sentBefore.paidByOther, { account: account(3).address })
  await expect(sending.summary).toContainText(said)
  await expect(sending.confirmFirst).toBeDisabled()
  expect(await chain.balances(coin, people)).toEqual(amounts)
  await page.getByRole('checkbox', { name: sentBefore.agree }).check()
  await expect(sending.goOnToSendButton).toBeEnabled()
})

/** A run that is exported and then deleted, and the same list sent by another one, with other ids. */
async function sendBesideAFile(page: Page, wallet: Wallet): Promise<{ sending: MultiSendPage; file: string }> {
  const sending = await beginRun(page, wallet, payments)
  const runs = pastRunsPanel(page)
  await expect(sending.sendButton(1, 1)).toBeVisible()
  await sending.backToRuns.click()
  // The list above moves the runs when it is back.
  await expect(sending.reviewButton(3)).toBeEnabled()
  const file = await runs.exportLatest()
  await runs.deleteLatest(words.multiSend.pastRuns.deleteAnyway)
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  return { sending, file }
}

async function importRun(page: Page, file: string) {
  await pastRunsPanel(page).importFile(file)
  await page.getByRole('button', { name: words.multiSend.transfer.confirm, exact: true }).click()
}

test('an imported run whose list another run here has sent is sent only after a confirmation', async ({
  page,
  wallet,
  chain,
}) => {
  const { sending, file } = await sendBesideAFile(page, wallet)
  await sending.startNew.click()
  await importRun(page, file)
  await expect(sending.summary).toContainText(begin(sentBefore.sameSent))
  await expect(sending.confirmFirst).toBeDisabled()
  await expect(sending.sendButton(1, 1)).toBeHidden()
  expect(await chain.balances(coin, people)).toEqual(amounts)

  await sending.confirmAgain.check()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(twice)
})

test('an imported run whose list was sent under other ids, of which nothing is known here, is sent only after a confirmation', async ({
  page,
  wallet,
  chain,
}) => {
  const { sending, file } = await sendBesideAFile(page, wallet)
  await clearSiteData(page)
  await sending.open()
  await wallet.connect()
  await importRun(page, file)
  await expect(sending.summary).toContainText(fill(sentBefore.unknown_one, { formatted: 1 }))
  await expect(sending.confirmFirst).toBeDisabled()
  expect(await chain.balances(coin, people)).toEqual(amounts)

  await page.getByRole('checkbox', { name: sentBefore.agreeUnknown }).check()
  await expect(sending.sendButton(1, 1)).toBeEnabled()
})
