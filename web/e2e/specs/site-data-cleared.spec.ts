import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { clearSiteData } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { typeExample } from '@e2e/pages/create-token-page.ts'
import { pastRunsPanel, readDownload } from '@e2e/pages/multi-send-page.ts'
import { beginRun } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { parseEther } from 'viem'
import { kinds } from '@/features/tokens/kinds/index.ts'

const { batchStates, phases, send, transfer, pastRuns } = words.multiSend
const payments: Payment[] = [
  { address: freshAddress(0xc1), amount: parseEther('1') },
  { address: freshAddress(0xc2), amount: parseEther('2.5') },
  { address: freshAddress(0xc3), amount: parseEther('3') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)

test('a run whose site data is cleared while its batch is on its way is stored again, and found after a reload', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(batchStates.sent)
  await clearSiteData(page)
  await chain.startMining()

  await expect(sending.report).toContainText(sending.allPaid(3))
  await expect(sending.sending).toContainText(send.restored)
  await page.reload()
  const runs = pastRunsPanel(page)
  await expect(runs.rows).toContainText(pastRuns.finished)
  await runs.openLatest()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
})

test('a run whose site data is cleared before its first signature is sent all the same, from memory', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await expect(sending.sendButton(1, 1)).toBeVisible()
  await clearSiteData(page)
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('where nothing can be stored any more the run is given out as a file, which another visit goes on with', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(batchStates.sent)
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await clearSiteData(page)
  await chain.startMining()

  await expect(sending.sending).toContainText(phases.notKept)
  await expect(sending.sending).not.toContainText('Nothing is lost')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: send.saveRun }).click()
  const file = await readDownload(await downloading)

  await page.reload()
  const runs = pastRunsPanel(page)
  await expect(runs.rows).toHaveCount(0)
  await runs.importFile(file)
  await page.getByRole('button', { name: transfer.confirm, exact: true }).click()
  await wallet.connect()
  await sending.continueButton.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
})

test('a token that the browser has forgotten is not made a second time without a word', async ({
  page,
  wallet,
  chain,
}) => {
  const { again } = words.createToken
  const { example } = kinds.standard
  const first = await typeExample(page, wallet, { kind: 'standard', values: example })
  await chain.stopMining()
  await first.create(example.symbol)
  await expect.poll(() => wallet.sent.length).toBe(1)
  // No page of the site is in the middle of reading.
  await page.goto('about:blank')
  await clearSiteData(page)

  // The page looks again by itself, after a pause that goes by on its clock.
  await page.clock.install()
  const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
  await expect(page.getByText(again.waiting)).toBeVisible()
  await expect(creation.createButton(example.symbol)).toBeDisabled()
  await expect(page.getByText(again.hold)).toBeVisible()

  await chain.startMining()
  // One leap: another would cut the read off that this one begins.
  await page.clock.fastForward(10_000)
  await expect(page.getByText(fill(again.made, { symbol: example.symbol }))).toBeVisible()
  await expect(creation.createButton(example.symbol)).toBeDisabled()
  await page.getByRole('checkbox', { name: fill(again.agree, { symbol: example.symbol }) }).check()
  await expect(creation.createButton(example.symbol)).toBeEnabled()
  expect(wallet.sent).toHaveLength(1)
})
