import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage, pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { beginRun, giveUp } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { parseEther } from 'viem'

const { batchStates, phases } = words.multiSend
const payments: Payment[] = [
  { address: freshAddress(0x71), amount: parseEther('1') },
  { address: freshAddress(0x72), amount: parseEther('2.5') },
  { address: freshAddress(0x73), amount: parseEther('3') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const nothing = payments.map(() => 0n)

test('a tab that is closed before anything was signed is taken up in another, and pays once', async ({
  page,
  context,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await expect(sending.sendButton(1, 1)).toBeVisible()
  await page.close()

  const next = multiSendPage(await context.newPage())
  await next.open()
  await next.continueRun()
  await next.sendButton(1, 1).click()
  await expect(next.report).toContainText(next.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
})

for (const [kind, isToken] of [
  ['coin', false],
  ['a token that pays by itself', true],
] as const)
  test(`a signature of ${kind} that the wallet withheld pays nobody once its batch is given up and planned anew`, async ({
    page,
    wallet,
    chain,
  }) => {
    const asset = isToken ? chain.addresses.demoToken : coin
    const sending = await beginRun(page, wallet, payments, isToken ? chain.addresses.demoToken : undefined)
    // After the cancellation and the second run it is next in line, so that only the mark blocks it.
    const release = wallet.withholdNext(2)
    await sending.sendButton(1, 1).click()
    await expect(sending.batch(1)).toContainText(batchStates.sent)

    await page.reload()
    await sending.continueRun()
    await sending.continueButton.click()
    await expect(sending.sending).toContainText(fill(phases.needsDecisionSignerUnknown, { number: 1 }))
    await expect(sending.retryButton).toBeHidden()
    await giveUp(page, 1)
    await expect(sending.report).toContainText(sending.somePaid(0, 3))
    expect(await chain.balances(asset, people)).toEqual(nothing)

    await sending.retryButton.click()
    await sending.reviewButton(3).click()
    // No node has shown that it was this account that signed.
    await expect(sending.acceptRiskButton).toBeDisabled()
    await sending.acceptRisk.check()
    await sending.goOnToSendButton.click()
    await sending.sendButton(1, 1).click()
    await expect(sending.report).toContainText(sending.allPaid(3))
    const late = await chain.client.waitForTransactionReceipt({ hash: await release() })
    expect(late.status).toBe('reverted')
    expect(await chain.balances(asset, people)).toEqual(amounts)
  })

test('a page that asks what to do goes on looking, and needs no answer once the payment is there', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  const release = wallet.withholdNext(0)
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(batchStates.sent)
  await page.reload()
  await sending.continueRun()
  await sending.continueButton.click()
  await expect(sending.sending).toContainText(fill(phases.needsDecisionSignerUnknown, { number: 1 }))

  await release()
  // It looks every 15 s.
  await expect(sending.report).toContainText(sending.allPaid(3), { timeout: 60_000 })
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
})

test('a transaction that is sped up in the wallet is followed to the faster one', async ({ page, wallet, chain }) => {
  const sending = await beginRun(page, wallet, payments)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(batchStates.sent)
  const [slow] = wallet.sent
  if (!slow) throw new Error('Nothing was sent')
  const faster = await wallet.speedUp(slow)
  await chain.startMining()

  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(await sending.download('csv')).toContain(faster)
})

test('a batch cancelled in the wallet is said to be, and sent again only when told so', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(batchStates.sent)
  const [slow] = wallet.sent
  if (!slow) throw new Error('Nothing was sent')
  await wallet.cancel(slow)
  await chain.startMining()

  await expect(sending.sending).toContainText(fill(phases.needsDecisionReplaced, { number: 1 }))
  expect(await chain.balances(coin, people)).toEqual(nothing)
  await sending.resendButton(1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('a run whose blocks a reorg has taken back is compared with the chain, not with its memory', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await expect(sending.sendButton(1, 1)).toBeVisible()
  const { reorg } = await chain.reorgable()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  await reorg()
  expect(await chain.balances(coin, people)).toEqual(nothing)

  await page.reload()
  await pastRunsPanel(page).openLatest()
  await expect(sending.sending).toContainText(fill(phases.needsDecision_one, { numbers: 1 }))
  await expect(sending.batch(1)).toContainText(batchStates.handedOut)
  await sending.resendButton(1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})
