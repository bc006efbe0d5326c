import { freshAddress, type Payment, readReport } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { beginRun } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { parseEther } from 'viem'

const { transfer, pastRuns } = words.multiSend
const payments: Payment[] = [
  { address: freshAddress(0x91), amount: parseEther('1') },
  { address: freshAddress(0x92), amount: parseEther('2.5') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)

test('a run is exported, deleted, refused when forged, imported, and pays once', async ({ page, wallet, chain }) => {
  const sending = await beginRun(page, wallet, payments)
  const runs = pastRunsPanel(page)
  await expect(sending.sendButton(1, 1)).toBeVisible()
  await sending.backToRuns.click()
  // The list above moves the runs when it is back.
  await expect(sending.reviewButton(2)).toBeEnabled()
  const file = await runs.exportLatest()
  await runs.deleteLatest(pastRuns.deleteAnyway)
  await expect(runs.rows).toHaveCount(0)

  // Another address replaces a recipient, in the list alone.
  await runs.importFile(file.replaceAll(payments[0]?.address ?? '', freshAddress(0x99)))
  await expect(page.getByRole('dialog')).toContainText(fill(transfer.problems.recipients, { number: 1 }))
  await page.getByRole('button', { name: transfer.close }).click()
  await expect(runs.rows).toHaveCount(0)

  await runs.importFile(file)
  await page.getByRole('button', { name: transfer.confirm, exact: true }).click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
})

test('a finished run is found again with its report, and deleted by keyboard', async ({ page, wallet, chain }) => {
  const sending = await beginRun(page, wallet, payments)
  const runs = pastRunsPanel(page)
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  const report = await sending.download('csv')

  await page.reload()
  await expect(runs.rows).toContainText(pastRuns.finished)
  await runs.openLatest()
  await expect(sending.report).toContainText(sending.allPaid(2))
  expect(await sending.download('csv')).toBe(report)
  expect(readReport(report).map(({ status }) => status)).toEqual(['paid', 'paid'])

  await sending.backToRuns.click()
  await runs.rows.getByRole('button', { name: /^Delete/ }).focus()
  await page.keyboard.press('Enter')
  const remove = page.getByRole('dialog').getByRole('button', { name: pastRuns.delete, exact: true })
  for (let steps = 0; steps < 5 && !(await isFocused(remove)); steps += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(runs.rows).toHaveCount(0)
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('the menu leads from the report of a finished run to an empty list, and takes no run away that is under way', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  const menuLink = shellPage(page).menu.getByRole('link', { name: words.nav.multiSender })
  await chain.stopMining()
  await sending.sendButton(1, 1).click()
  await expect(sending.pauseButton).toBeVisible()
  await menuLink.click()
  await expect(sending.pauseButton).toBeVisible()
  await chain.startMining()
  await expect(sending.report).toContainText(sending.allPaid(2))

  await menuLink.click()
  await expect(sending.report).toBeHidden()
  await expect(sending.list).toHaveValue('')
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

const isFocused = (button: { evaluate: (check: (element: Element) => boolean) => Promise<boolean> }) =>
  button.evaluate((element) => element === document.activeElement)
