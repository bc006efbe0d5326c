import { expect, test } from '@e2e/fixtures/fault-test.ts'
import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { beginRun, stopRun } from '@e2e/pages/run-actions.ts'
import { words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { parseEther } from 'viem'

const { phases, batchStates, wallet: walletWords, send } = words.multiSend

/** Twelve people whose payments burn so much gas that they make two batches. */
const payments: Payment[] = Array.from({ length: 12 }, (_, index) => ({
  address: freshAddress(0x81 + index),
  amount: parseEther(`${index + 1}`),
}))
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const few = payments.slice(0, 3)

const sendPrompts = (wallet: Wallet) => wallet.prompts.shown.filter(({ method }) => method === 'eth_sendTransaction')
const notPersistent = (sentence: string) => sentence.split('{{')[0] ?? ''

test('an account and then a network that are switched between two batches send nothing elsewhere', async ({
  page,
  wallet,
  chain,
}) => {
  await chain.makeCostly(people)
  const stranger = wallet.address
  const sending = await beginRun(page, wallet, payments)
  const first = wallet.prompts.holdNext('eth_sendTransaction')
  await sending.sendButton(1, 2).click()
  await first.opened
  await wallet.switchAccount(1)
  first.approve()

  // The first was signed by the account of the run; for the second the page waits for it.
  await expect(sending.sending).toContainText(words.errors.accountChanged)
  await expect(page.getByText(notPersistent(walletWords.runOtherAccount))).toBeVisible()
  await expect(page.getByRole('button', { name: send.otherAccount })).toBeDisabled()
  expect(sendPrompts(wallet)).toHaveLength(1)
  expect(wallet.address).not.toBe(stranger)

  await wallet.switchAccount(0)
  await wallet.switchChain(1)
  const otherChain = page.getByText(notPersistent(walletWords.runOtherChain))
  await expect(otherChain).toBeVisible()
  wallet.prompts.rejectNext('wallet_switchEthereumChain')
  const switchBack = page.getByRole('button', { name: notPersistent(send.switchChain) }).last()
  await switchBack.click()
  await expect(switchBack).toBeEnabled()
  expect(sendPrompts(wallet)).toHaveLength(1)
  await switchBack.click()

  // Until the page has heard of it, its main button is the one that switches.
  await expect(otherChain).toBeHidden()
  await sending.mainButton.click()
  await expect(sending.report).toContainText(sending.allPaid(12))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(sendPrompts(wallet)).toHaveLength(2)
})

test('a run that is stopped between two batches leaves the rest for a list of their own', async ({
  page,
  wallet,
  chain,
}) => {
  await chain.makeCostly(people)
  const sending = await beginRun(page, wallet, payments)
  await chain.stopMining()
  await sending.sendButton(1, 2).click()
  await expect(sending.batch(1)).toContainText(words.multiSend.batchStates.sent)
  await sending.pauseButton.click()
  await expect(sending.sending).toContainText(phases.paused)
  await chain.startMining()
  await stopRun(page)
  await expect(sending.report).toContainText(words.multiSend.report.statuses.stopped)
  const paid = (await chain.balances(coin, people)).filter((balance) => balance > 0n).length
  await expect(sending.report).toContainText(sending.somePaid(paid, 12))
  expect(paid).toBeGreaterThan(0)
  expect(paid).toBeLessThan(12)

  await sending.retryButton.click()
  await sending.reviewButton(12 - paid).click()
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(12 - paid))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('a network that is lost while a block is waited for is said, and the run goes on by itself', async ({
  page,
  wallet,
  chain,
  node,
}) => {
  const sending = await beginRun(page, wallet, few)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(batchStates.sent)
  await node.refuse()
  await expect(sending.sending).toContainText(words.errors.unreachable)
  await chain.startMining()
  await node.listen()

  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people.slice(0, 3))).toEqual(amounts.slice(0, 3))
  expect(sendPrompts(wallet)).toHaveLength(1)
})

test('a full disk opens no prompt and says so; with room again the run goes on', async ({ page, wallet, chain }) => {
  const sending = await beginRun(page, wallet, few)
  await expect(sending.sendButton(1, 1)).toBeVisible()
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    // Full at the worst moment: when it is to be noted that a batch goes to the wallet.
    IDBObjectStore.prototype.put = function fill(value, key) {
      if (value.state === 'signing') throw new DOMException('The disk is full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) })
  })
  await sending.sendButton(1, 1).click()
  await expect(sending.sending).toContainText(words.errors.storageUnavailable)
  expect(sendPrompts(wallet)).toHaveLength(0)

  await page.evaluate('makeRoom()')
  await sending.mainButton.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people.slice(0, 3))).toEqual(amounts.slice(0, 3))
  expect(sendPrompts(wallet)).toHaveLength(1)
})
