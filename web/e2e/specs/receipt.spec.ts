import { findBarriers, findBarriersInBothThemes } from '@e2e/fixtures/accessibility.ts'
import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { rpcUrl } from '@e2e/ports.ts'
import { fill, readStrings, words } from '@e2e/words.ts'
import type { Browser, Page } from '@playwright/test'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, parseEther } from 'viem'

const { receipt } = words
const { receipts: ofRun } = words.multiSend
const { host } = new URL(rpcUrl)
const payments: Payment[] = [1, 2, 3].map((number) => ({
  address: freshAddress(0xa0 + number),
  amount: parseEther(`${number}.5`),
}))

test('a recipient opens a receipt without a wallet: nothing is asked before the click, then it is proven, printed and kept', async ({
  page,
  wallet,
  chain,
  browser,
}) => {
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(chain.addresses.demoToken)
  await sending.paste(
    payments.map(({ address, amount }, index) => `${address},${formatEther(amount)},Salary ${index + 1}`).join('\n'),
  )
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await expect(sending.firstSendButton).toBeEnabled()
  expect(await findBarriersInBothThemes(page), 'the board before its first batch').toEqual([])
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await findBarriersInBothThemes(page), 'the board and the report of a run').toEqual([])

  const receipts = page.getByRole('region', { name: ofRun.title })
  await receipts.getByRole('button', { name: ofRun.sign }).click()
  await expect(receipts).toContainText(ofRun.signed)
  await receipts.getByRole('textbox', { name: ofRun.find }).fill('2')
  const rows = receipts.getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const link = await linkOf(rows.getByRole('link', { name: ofRun.open }))
  // 32 px for a mouse, 44 px where the window is a phone's.
  const sizes = async () => {
    const parts = [rows.getByRole('link', { name: ofRun.open }), rows.getByRole('button')]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return Math.min(...boxes.flatMap((box) => (box ? [box.width, box.height] : [0])))
  }
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  expect(await sizes()).toBeGreaterThanOrEqual(32)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(sizes).toBeGreaterThanOrEqual(44)
  await page.setViewportSize(desktop)
  const wholeRun = await linkOf(receipts.getByRole('link', { name: ofRun.run }))
  const saving = page.waitForEvent('download')
  await receipts.getByRole('button', { name: ofRun.file }).click()
  const file = await readText(await saving)
  expect(file.split('\r\n')).toHaveLength(5)
  expect(file).toContain(`2,${payments[1]?.address.toLowerCase()},2.5,${link}`)

  const reader = await openFresh(browser, link)
  const claimed = fill(receipt.claimed, { amount: '2.5 DEMO' })
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(claimed)
  await expect(reader.page.getByRole('status')).toHaveText(receipt.states.unchecked)
  await reader.page.waitForLoadState('networkidle')
  expect(reader.asked()).toEqual([])

  await reader.check()
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(fill(receipt.paid, { amount: '2.5 DEMO' }))
  await expect(reader.page.getByRole('main')).toContainText(receipt.memo.signed)
  await expect(reader.page.getByRole('main')).toContainText('Salary 2')
  await expect(reader.page.getByRole('main')).toContainText(fill(receipt.recordOf, { record: 2, batch: 1 }))
  expect(new Set(reader.asked())).toEqual(new Set([new URL(rpcUrl).origin]))
  expect(await findBarriersInBothThemes(reader.page), 'a payment').toEqual([])

  // On paper there is no button, and the text is dark also in the dark theme.
  await reader.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(reader.page.getByRole('button')).toHaveCount(0)
  await expect(reader.page.locator('html.dark')).toHaveCount(0)
  await reader.page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  // What is kept opens where no node answers.
  await reader.page.getByRole('button', { name: receipt.kept.keep }).click()
  await expect(reader.page.getByRole('button', { name: receipt.kept.remove })).toBeVisible()
  await reader.page.route(`${rpcUrl}/**`, (route) => route.abort())
  await reader.page.goto('about:blank')
  await reader.page.goto(link)
  await expect(reader.page.getByRole('status')).toContainText(receipt.states.proven)
  await expect(reader.page.getByRole('main')).toContainText(receipt.checkedOn.split('{{')[0] as string)

  // In Arabic on the narrowest phone.
  const { receipt: arabic = receipt } = readStrings('ae')
  await reader.page.evaluate(() => localStorage.setItem('store', '{"state":{"language":"ae"},"version":2}'))
  await reader.page.setViewportSize({ width: 320, height: 640 })
  await reader.page.reload()
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(fill(arabic.paid, { amount: '2.5 DEMO' }))
  const sideways = await reader.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
  expect(await findBarriers(reader.page)).toEqual([])
  await reader.close()

  const auditor = await openFresh(browser, wholeRun)
  await auditor.check()
  await expect(auditor.page.getByRole('main')).toContainText(receipt.run.provenWhy)
  expect(await findBarriersInBothThemes(auditor.page), 'a whole run').toEqual([])
  await auditor.close()
})

test('a link that lies, one that is cut, and one of a network that is not there are never green', async ({
  wallet,
  chain,
  page,
  browser,
}) => {
  const [first] = payments
  if (!first) throw new Error('no payment')
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(`${first.address},${formatEther(first.amount)}`)
  await sending.reviewButton(1).click()
  await sending.goOnToSendPlain.click()
  await sending.sendPlainButton('1.5', 'ETH').click()
  await expect(sending.report).toContainText(sending.allPaid(1))
  expect(await chain.balanceOf(coin, first.address)).toBe(first.amount)
  const receipts = page.getByRole('region', { name: ofRun.title })
  const link = await linkOf(receipts.getByRole('link', { name: ofRun.open }))

  const reader = await openFresh(browser, link.replace(/amount=\d+/, `amount=${parseEther('15')}`))
  const main = reader.page.getByRole('main')
  await reader.check()
  await expect(main).toContainText(receipt.differs)
  await expect(main).toContainText(fill(receipt.problems.otherAmount, { amount: '1.5 ETH' }))
  await expect(main).not.toContainText(receipt.states.proven)
  await expect(reader.page.getByRole('button', { name: receipt.kept.keep })).toHaveCount(0)

  for (const [text, sentence] of [
    [link.slice(0, -40), receipt.link.damaged.split('(')[0]],
    [link.replace('chain=31337', 'chain=250'), fill(receipt.link.network, { name: 'Fantom' })],
    [link.replace(/v=1$/, 'v=2'), receipt.link.newer],
    [link.split('#')[0], receipt.kept.none],
  ] as const) {
    await reader.page.goto('about:blank')
    await reader.page.goto(text ?? '')
    await expect(main).toContainText(sentence ?? '')
  }

  // The node does not answer: that says nothing about the payment.
  await reader.page.route(`${rpcUrl}/**`, (route) => route.abort())
  await reader.page.goto(link)
  await reader.page.getByRole('button', { name: fill(receipt.check, { host }) }).click()
  await expect(main).toContainText(receipt.notChecked)
  await reader.page.unroute(`${rpcUrl}/**`)
  await reader.check()
  await expect(main).toContainText(fill(receipt.paid, { amount: '1.5 ETH' }))
  await reader.close()
})

async function linkOf(link: { getAttribute: (name: string) => Promise<string | null> }): Promise<string> {
  return (await link.getAttribute('href')) ?? ''
}

async function readText(download: { createReadStream: () => Promise<NodeJS.ReadableStream> }): Promise<string> {
  let text = ''
  for await (const part of await download.createReadStream()) text += String(part)
  return text
}

/** Another person's browser, without a wallet, with the origins that it asks besides the page's own. */
async function openFresh(browser: Browser, link: string) {
  const context = await browser.newContext()
  const page: Page = await context.newPage()
  const origins: string[] = []
  page.on('request', (request) => origins.push(new URL(request.url()).origin))
  await page.goto(link)
  return {
    page,
    asked: () => origins.filter((origin) => origin !== new URL(link).origin),
    check: async () => {
      await page.getByRole('button', { name: host }).click()
      await expect(page.getByRole('button', { name: fill(receipt.checkAgain, { host }) })).toBeVisible()
    },
    close: () => context.close(),
  }
}
