import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { type MultiSendPage, multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, type Hash, parseEther } from 'viem'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

const payments: Payment[] = [
  { address: freshAddress(0x41), amount: parseEther('1') },
  { address: freshAddress(0x42), amount: parseEther('2.5') },
  { address: freshAddress(0x43), amount: parseEther('3') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const list = payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')

const sendPrompts = (wallet: Wallet) => wallet.prompts.shown.filter(({ method }) => method === 'eth_sendTransaction')

/** Everything up to the signature. */
async function prepare(sending: MultiSendPage, wallet: Wallet) {
  await sending.open()
  await wallet.connect()
  await sending.paste(list)
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
}

test('a page that dies between signature and block finds its batch again and pays nobody twice', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = multiSendPage(page)
  await prepare(sending, wallet)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(words.multiSend.batchStates.sent)
  const tabTitle = `${words.multiSend.title} · ${words.app.name}`
  await expect(page).toHaveTitle(`0/1 · ${tabTitle}`)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image/)

  await page.reload()
  await sending.continueRun()
  await sending.continueButton.click()
  await expect(sending.sending).toContainText(fill(words.multiSend.phases.sendingWaiting, { number: 1 }))
  await chain.startMining()

  await expect(sending.report).toContainText(sending.allPaid(3))
  await expect(page).toHaveTitle(tabTitle)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
  // What the receipt says was paid, in the figures of the run.
  const [hash] = wallet.sent
  const { gasUsed, effectiveGasPrice } = await chain.client.getTransactionReceipt({ hash: hash as Hash })
  const exact = `${formatAmount(gasUsed * effectiveGasPrice, 18)} ETH`
  await expect(sending.sending.getByTitle(exact, { exact: true })).toBeVisible()
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(sendPrompts(wallet)).toHaveLength(1)
})

test('a page that dies before it hears of its transaction finds the batch by its mark', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = multiSendPage(page)
  await prepare(sending, wallet)
  const lost = wallet.loseNextHash()
  await sending.sendButton(1, 1).click()
  await chain.client.waitForTransactionReceipt({ hash: await lost })

  await page.reload()
  await sending.continueRun()
  await sending.continueButton.click()

  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(sendPrompts(wallet)).toHaveLength(1)
})

test('a user who signs a batch again and then the old prompt too pays once', async ({ page, wallet, chain }) => {
  const sending = multiSendPage(page)
  await prepare(sending, wallet)
  const old = wallet.prompts.holdNext('eth_sendTransaction')
  await sending.sendButton(1, 1).click()
  await old.opened

  await page.reload()
  await sending.continueRun()
  await sending.continueButton.click()
  await chain.stopMining()
  await sending.resendButton(1).click()
  await expect.poll(() => wallet.sent.length).toBe(1)
  old.approve()
  await expect.poll(() => wallet.sent.length).toBe(2)
  await chain.startMining()
  await expect(sending.report).toContainText(sending.allPaid(3))

  const [again, first] = await Promise.all(wallet.sent.map((hash) => chain.client.getTransactionReceipt({ hash })))
  expect([again?.status, first?.status]).toEqual(['success', 'reverted'])
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('a double click on send pays once', async ({ page, wallet, chain }) => {
  const sending = multiSendPage(page)
  await prepare(sending, wallet)

  await sending.sendButton(1, 1).dblclick()

  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(sendPrompts(wallet)).toHaveLength(1)
})

test('a run that is open in one tab is not sent from another', async ({ page, context, wallet, chain }) => {
  const sending = multiSendPage(page)
  await prepare(sending, wallet)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(words.multiSend.batchStates.sent)

  const other = multiSendPage(await context.newPage())
  await other.open()
  await other.continueRun()
  await other.continueButton.click()
  await expect(other.sending).toContainText(words.multiSend.phases.openInAnotherTab)
  await chain.startMining()

  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(sendPrompts(wallet)).toHaveLength(1)
})

test('a creation that is clicked twice and reloaded before its block makes one token', async ({
  page,
  wallet,
  chain,
}) => {
  const creation = createTokenPage(page)
  const sent = await chain.sentBy(wallet.address)
  await creation.open()
  await wallet.connect()
  await creation.fill({ name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000000' })
  await creation.review()
  await chain.stopMining()
  await creation.createButton('HRB').dblclick()
  await expect.poll(() => wallet.sent.length).toBe(1)

  await page.reload()
  await chain.startMining()
  await expect(creation.resultTitle('Harbour')).toBeVisible()
  expect(sendPrompts(wallet)).toHaveLength(1)
  expect(await chain.sentBy(wallet.address)).toBe(sent + 1)
})

test('a creation that is signed after its page died is found by a look, and not made twice', async ({
  page,
  wallet,
  chain,
}) => {
  const creation = createTokenPage(page)
  const sent = await chain.sentBy(wallet.address)
  const { states, uncertain } = words.tx
  await creation.open()
  await wallet.connect()
  await creation.fill({ name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000000' })
  await creation.review()
  const prompt = wallet.prompts.holdNext('eth_sendTransaction')
  await creation.create('HRB')
  await prompt.opened

  await page.reload()
  await expect(creation.transaction.panel).toContainText(states.uncertain)
  await expect(creation.createButton('HRB')).toBeHidden()
  // Pressed whatever happens: the page looks now and then by itself, and has no button any more where it was first.
  const look = await page.getByRole('button', { name: uncertain.look }).elementHandle()
  prompt.approve()
  await expect.poll(() => chain.sentBy(wallet.address)).toBe(sent + 1)
  await look?.dispatchEvent('click')

  await expect(creation.resultTitle('Harbour')).toBeVisible()
  expect(sendPrompts(wallet)).toHaveLength(1)
  expect(await chain.sentBy(wallet.address)).toBe(sent + 1)
})
