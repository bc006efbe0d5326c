import { expect, test } from '@e2e/fixtures/test.ts'
import { homePage } from '@e2e/pages/home-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { sampleRecipients } from '@saleyard/send/list/sample-recipients.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { budgets } from '@scripts/bench-web/budgets.ts'
import { parseEther } from 'viem'

const { guide } = words

/** What a stranger takes to read the next act and to press the button that it names, ms. */
const pace = 3_000
const limit = 120_000

test('a stranger gets from the landing to a first paid list in two minutes, without a wallet, and the chain agrees', async ({
  page,
  wallet,
  chain,
}, info) => {
  const amounts = ['0.01', '0.02', '0.03'].map((amount) => parseEther(amount))
  const sender = account(0).address
  const before = await chain.balanceOf(coin, sender)
  const visitor = watchVisitor(page)
  const sending = multiSendPage(page)
  const coach = page.getByRole('complementary', { name: guide.title })
  const act = (name: keyof typeof guide.acts) =>
    expect(coach).toContainText(fill(guide.acts[name], { button: words.multiSend.list.sample }))

  await visitor.arrive(() => homePage(page).open())
  await page.waitForLoadState('networkidle')
  expect(await measureShift(page), 'the landing stays where it is').toBeLessThan(budgets.shift)
  await visitor.press(homePage(page).tryButton)
  await act('connect')
  await visitor.press(coach.getByRole('button', { name: guide.connect }))
  await act('sample')
  await visitor.press(page.getByRole('button', { name: words.multiSend.list.sample, exact: true }))
  await act('review')

  await test.step('a reload in between keeps list, account and guide', async () => {
    await page.reload()
    await act('review')
    await expect(shellPage(page).connectButton).toBeHidden()
  })

  await visitor.press(sending.reviewButton(3))
  await act('send')
  await visitor.press(sending.goOnToSendButton)
  await act('sign')
  await visitor.press(sending.firstSendButton)
  await visitor.wait(() => expect(sending.report).toContainText(sending.allPaid(3)))
  await act('report')

  const { clicks, waited } = visitor
  const description = `${clicks} clicks at ${pace} ms and ${waited} ms of waiting: ${clicks * pace + waited} ms`
  info.annotations.push({ type: 'figure', description })
  console.info(description)
  expect(clicks).toBe(6)
  expect(clicks * pace + waited).toBeLessThanOrEqual(limit)

  await test.step('the report is true: each of them has it, and the account has paid just that', async () => {
    expect(await chain.balances(coin, [...sampleRecipients])).toEqual(amounts)
    const block = await chain.client.getBlock({ includeTransactions: true })
    const payment = block.transactions.find(({ from }) => from.toLowerCase() === sender.toLowerCase())
    const receipt = await chain.client.getTransactionReceipt({ hash: payment?.hash ?? '0x' })
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const total = amounts.reduce((sum, amount) => sum + amount)
    expect(before - (await chain.balanceOf(coin, sender))).toBe(total + fee)
    expect(await sending.download('csv')).toContain('March')
    // The browser's own wallet was never part of it.
    expect(wallet.prompts.shown).toEqual([])
  })

  await test.step('the guide goes when it is closed, and home has tools and activity from now on', async () => {
    await coach.getByRole('button', { name: guide.finish }).click()
    await expect(coach).toBeHidden()
    await page.reload()
    await expect(sending.steps.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
    await expect(coach).toBeHidden()
    await homePage(page).open()
    await expect(shellPage(page).title).toHaveText(words.home.title)
    await expect(homePage(page).sent).toHaveCount(1)
    expect(await measureShift(page), 'so do the tools').toBeLessThan(budgets.shift)
  })
})

/** How far the layout has shifted since the page was opened, in thousandths of the window. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return 1_000 * shifts.reduce((sum, { value }) => sum + value, 0)
  })
}

/** Counts the clicks of a person, and the time until the page is ready for each of them. */
function watchVisitor(page: Page) {
  const visitor = {
    clicks: 0,
    waited: 0,
    async wait(until: () => Promise<unknown>) {
      const begun = Date.now()
      await until()
      visitor.waited += Date.now() - begun
    },
    arrive: (open: () => Promise<unknown>) =>
      visitor.wait(async () => {
        await open()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }),
    async press(button: Locator) {
      await visitor.wait(() => expect(button).toBeEnabled())
      visitor.clicks += 1
      await button.click()
    },
  }
  return visitor
}
