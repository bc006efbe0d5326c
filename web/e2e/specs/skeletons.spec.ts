import { freshAddress } from '@e2e/fixtures/lists.ts'
import { watchShift } from '@e2e/fixtures/measure-page.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { menuPage } from '@e2e/pages/menu-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { pairingPage } from '@e2e/pages/pairing-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { rpcUrl, serviceUrls } from '@e2e/ports.ts'
import { words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { budgets } from '@scripts/bench-web/budgets.ts'
import { foundry } from 'viem/chains'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

const count = 30
const list = Array.from({ length: count }, (_, index) => `${freshAddress(0x21 + index)}, 0.0${index + 1}`).join('\n')

for (const size of sizes)
  test(`while it loads, nothing on a page moves, ${size.width} px wide`, async ({ page, wallet, chain }) => {
    const shell = shellPage(page)
    const sending = multiSendPage(page)
    const { arrive } = await watchParts(page)
    await page.goto('/home')
    const paths = ['/home', ...(await shell.menuPaths()), `/token/${foundry.id}/${chain.addresses.demoToken}`]
    await page.setViewportSize(size)
    await shell.connectButton.click()
    const pairing = pairingPage(page)
    await arrive({ held: serviceUrls.directory, by: () => pairing.allWallets.click(), place: pairing.dialog })
    await page.keyboard.press('Escape')
    await wallet.connect()

    // The code of the page, the wallet and the node come late, so that what waits for them is seen.
    const account = shell.accountButton(shortenAddress(wallet.address))
    const late = new RegExp(`/built/(wallet-layer|_app\\._wallet\\.)|^${rpcUrl}`)
    for (const path of paths)
      await arrive({ held: late, by: () => page.goto(path), until: () => expect(account).toBeVisible() })

    await sending.open()
    const isRead = () => expect(sending.reviewButton(count)).toBeVisible()
    await arrive({ held: /list-worker/, by: () => sending.paste(list), place: sending.recipients, until: isRead })
    await arrive({ held: /list-worker/, by: () => page.reload(), place: sending.recipients, until: isRead })
  })

test('each part that comes later has its size from the beginning', { tag: '@slow' }, async ({
  page,
  wallet,
  chain,
}) => {
  const shell = shellPage(page)
  const sending = multiSendPage(page)
  const creation = createTokenPage(page)
  const { arrive, takeShift } = await watchParts(page)
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  const summary = page.getByText(words.createToken.verification.title, { exact: true })
  const reload = () => page.reload()
  const account = shell.accountButton(shortenAddress(wallet.address))
  const inEachSize = async (part: Part & { open?: () => Promise<unknown> }) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await (part.open ?? reload)()
      await arrive(part)
    }
  }
  // What opens has its height at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  await inEachSize({ held: /qr-code/, by: () => pairingPage(page).open(), place: dialog })
  await page.keyboard.press('Escape')
  await wallet.connect()
  // The local account has so much that its balance takes a second line on a phone.
  await inEachSize({ held: /account-view/, by: () => account.click(), place: dialog, slack: 90, shift: 600 })
  await sending.open()
  const holders = page.getByRole('button', { name: words.multiSend.holders.title })
  await inEachSize({ held: /holders-dialog/, by: () => holders.click(), place: dialog })

  await creation.open()
  await creation.fill({ name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000' })
  await creation.review()
  await creation.create('HRB')
  await expect(creation.resultTitle('Harbour')).toBeVisible()
  const token = await creation.tokenAddress()
  const isThere = () => expect(creation.launchStep(words.vesting.title).step.getByRole('button')).toHaveCount(2)
  await inEachSize({ held: rpcUrl, by: reload, place: main, until: isThere })
  const share = page.getByRole('button', { name: words.share.action })
  await inEachSize({ held: /share-picture/, by: () => share.click(), place: dialog })
  const details = summary.locator('xpath=..')
  await inEachSize({ held: /verification-facts/, by: () => summary.click(), place: details })
  for (const title of [words.activity.kinds.seedLiquidity, words.vesting.title]) {
    const { step, start } = creation.launchStep(title)
    await inEachSize({ held: /liquidity-panel|vesting-section/, by: start, place: step })
  }
  await page.goto(`/token/${foundry.id}/${token}`)
  const history = page.getByRole('region', { name: words.tokenPage.history.title, exact: true })
  const load = history.getByRole('button', { name: words.tokenPage.history.load })
  await inEachSize({ held: /history-view/, by: () => load.click(), place: history, slack: 100 })
  await page.goto('/my-tokens')
  await inEachSize({ held: rpcUrl, by: reload, place: main })

  await test.step('a run that is not finished, which the device knows of', async () => {
    await sending.open()
    await sending.paste(`${freshAddress(0x21)}, 0.01\n${freshAddress(0x22)}, 0.02`)
    await sending.reviewButton(2).click()
    await sending.goOnToSendButton.click()
    await expect(sending.firstSendButton).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await sending.open()
      await expect(sending.reviewButton(2)).toBeVisible()
      expect((await takeShift()).value, `${size.width}`).toBeLessThanOrEqual(budgets.shift)
    }
    await sending.continueRun()
    await sending.firstSendButton.click()
    await expect(sending.report).toContainText(sending.allPaid(2))
  })
  const link = await page.getByRole('link', { name: words.multiSend.receipts.open }).first().getAttribute('href')
  const open = () => page.goto('about:blank').then(() => page.goto(link ?? ''))
  const check = page.getByRole('button', { name: words.receipt.check.split('{{')[0] })
  // What is proven is written beside each fact.
  await inEachSize({ held: rpcUrl, open, by: () => check.click(), place: main, slack: 80, shift: 80 })
  expect(await chain.client.getBlockNumber()).toBeGreaterThan(0n)
})

test('Ctrl-K opens in the next frame and keeps what is typed, a press on "Connect wallet" is heard: both before their code is there', async ({
  page,
}) => {
  const menu = menuPage(page)
  const shell = shellPage(page)
  const search = await holdBack(page, menu.searchScript)
  const layer = await holdBack(page, /built\/wallet-layer/)
  await page.goto('/home')
  await expect(shell.title).toBeVisible()
  const frame = await watchNextFrame(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bnb')
  expect(await frame()).toEqual({ field: true, options: 0 })
  await expect(menu.searchText).toHaveValue('bnb')
  await expect(menu.searchText).toBeFocused()

  await search.release()
  await expect(menu.search.getByRole('option')).toHaveCount(2)
  await expect(menu.searchText).toHaveValue('bnb')
  await expect(menu.searchText).toBeFocused()
  await page.keyboard.press('Escape')
  const again = await watchNextFrame(page)
  await page.keyboard.press('Control+k')
  expect(await again()).toMatchObject({ field: true, options: expect.any(Number) })
  expect((await again()).options, 'with all that it finds').toBeGreaterThan(10)
  await page.keyboard.press('Escape')

  await shell.connectButton.click()
  await layer.asked
  await expect(shell.connectButton).toHaveAttribute('aria-busy', 'true')
  await layer.release()
  await expect(shell.walletDialog).toBeVisible()
})

/** What the first frame after the next key shows: whether the field of the search has the focus, and how many matches there are. */
async function watchNextFrame(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const look = () => ({
      field: document.activeElement?.matches('dialog[open] [role="combobox"]') ?? false,
      options: document.querySelectorAll('dialog[open] [role="option"]').length,
    })
    const found = new Promise<ReturnType<typeof look>>((resolve) => {
      const onKey = ({ key }: KeyboardEvent) => {
        if (key !== 'k') return
        removeEventListener('keydown', onKey, true)
        requestAnimationFrame(() => resolve(look()))
      }
      addEventListener('keydown', onKey, true)
    })
    return { found }
  })
  return () => seen.evaluate(({ found }) => found)
}

type Part = {
  /** Requests that are kept back until what waits for them is seen. */
  held: RegExp | string
  by: () => Promise<unknown>
  /** What has the same height before and after; the page by default, of any height. */
  place?: Locator
  until?: () => Promise<unknown>
  /** px that the height may differ by: a line of text by default. */
  slack?: number
  /** Thousandths of the window that the layout may shift. */
  shift?: number
}

/** px */
const line = 24

/** Opens a page, or a part of it, with its code or its data kept back, and measures what moves when it arrives. */
async function watchParts(page: Page) {
  const takeShift = await watchShift(page)
  return {
    takeShift,
    async arrive({ held: what, by, place, until, slack = line, shift = budgets.shift }: Part) {
      const held = await holdBack(page, what)
      await by()
      await held.asked
      const name = `${what}, ${page.url()}, ${page.viewportSize()?.width}`
      const frame = place ?? page.locator('body')
      // A list that is read shows its text.
      await expect(frame.locator('.skeleton, pre').first(), name).toBeVisible()
      const before = await frame.boundingBox()
      // A press moves what is below it: only what comes after it is measured.
      if (place) await takeShift()
      await held.release()
      await until?.()
      await expect(frame.locator('.skeleton'), name).toHaveCount(0)
      const { value, moved } = await takeShift()
      expect(value, `${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(shift)
      const after = await frame.boundingBox()
      if (place) expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), name).toBeLessThanOrEqual(slack)
    },
  }
}

/** Keeps requests back, of the page or of its workers, until they are released. */
async function holdBack(page: Page, what: RegExp | string) {
  const released = openPromise()
  const asked = openPromise()
  const matches = ({ href }: URL) => (typeof what === 'string' ? href.startsWith(what) : what.test(href))
  await page.route(matches, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue().catch(() => {}) // the page may have gone meanwhile
  })
  return {
    asked: asked.promise,
    async release() {
      released.resolve()
      await page.unroute(matches)
    },
  }
}

function openPromise() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
