import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { type SiteCopy, serveCopy } from '@e2e/fixtures/site-copy.ts'
import { test as base, expect } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { beginRun } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'

const { common, createToken, multiSend, nav, pages, version } = words
const payments: Payment[] = [
  { address: freshAddress(0xa1), amount: parseEther('1') },
  { address: freshAddress(0xa2), amount: parseEther('2') },
]

/** The page on a server of the test's own. */
const test = base.extend<{ site: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  site: async ({}, use) => {
    const site = await serveCopy(process.env.E2E_SITE ?? '../.test-results/e2e-site')
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.url),
})

/** Waits until the device has all of the page. */
const isKept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

/** Decodes the pictures of the manifest as the browser's dialog does, which takes none that is longer than 2.3 times its width. */
const readScreenshots = (page: Page) =>
  page.evaluate(async () => {
    type Screenshot = { src: string; sizes: string; type: string; form_factor: string }
    const { screenshots } = (await (await fetch('/manifest.webmanifest')).json()) as { screenshots: Screenshot[] }
    return Promise.all(
      screenshots.map(async ({ src, sizes, type, form_factor }) => {
        const isKept = (await caches.match(src)) !== undefined
        const { width, height } = await createImageBitmap(await (await fetch(`${src}?fresh`)).blob())
        const ratio = Math.max(width, height) / Math.min(width, height)
        return {
          form_factor,
          type,
          isWide: width > height,
          fits: sizes === `${width}x${height}` && ratio <= 2.3,
          isKept,
        }
      }),
    )
  })

/** Lets the browser forget what it has loaded; what the page keeps by itself stays. */
async function clearHttpCache(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

test.describe('a page that is kept on the device', () => {
  test.use({ serviceWorker: true })

  test('without server, network and cache each page of the menu opens, with the draft, the run and its report', async ({
    page,
    wallet,
    context,
    site,
  }) => {
    const shell = shellPage(page)
    const sending = await beginRun(page, wallet, payments)
    await sending.sendButton(1, 1).click()
    await expect(sending.report).toContainText(sending.allPaid(2))
    await createTokenPage(page).open()
    await createTokenPage(page).fill({ name: 'Offline Coin' })
    await expect.poll(() => isKept(page)).toBe('activated')
    const picture = { type: 'image/png', fits: true, isKept: false }
    expect(await readScreenshots(page)).toEqual([
      { ...picture, form_factor: 'wide', isWide: true },
      { ...picture, form_factor: 'narrow', isWide: false },
    ])

    await site.stop()
    await context.setOffline(true)
    await clearHttpCache(page)
    await expect(page.getByText(common.offline)).toBeVisible()
    const paths = await shell.menuPaths()
    for (const path of paths) {
      await shell.menu.locator(`[href="${path}"]`).click()
      await expect(page).toHaveURL(`${site.url}${path}`)
      await expect(shell.title).not.toHaveText(pages.errors[500].title)
    }
    for (const path of ['/home', ...paths]) {
      await page.goto(path)
      await expect(shell.title).toBeVisible()
      await expect(shell.title).not.toHaveText(pages.errors[500].title)
    }

    await page.goto('/create-token')
    await expect(page.getByRole('textbox', { name: createToken.fields.name })).toHaveValue('Offline Coin')
    await page.goto('/multi-sender')
    await pastRunsPanel(page).openLatest()
    await expect(sending.report).toContainText(sending.allPaid(2))
    await shell.chooseLanguage('العربية')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  test('a new version waits for the run of another tab, whose parts stay there, and is offered when it is done', async ({
    page,
    wallet,
    context,
    site,
  }) => {
    const other = await context.newPage()
    await other.goto('/home')
    const html = (tab: Page) => tab.locator('html')
    const reloadIn = (tab: Page) => tab.getByRole('button', { name: version.reload, exact: true })
    const sending = await beginRun(page, wallet, payments)
    await expect.poll(() => isKept(other)).toBe('activated')
    const held = wallet.prompts.holdNext('eth_sendTransaction')
    await sending.sendButton(1, 1).click()
    await held.opened

    site.deploy()
    await clearHttpCache(page)
    await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    // 170 files, fetched one after the other.
    const isFetched = () => other.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
    await expect.poll(isFetched, { timeout: 120_000 }).toBe(true)
    await expect(page.getByText(version.held)).toBeVisible()
    await expect(reloadIn(page)).toHaveCount(0)
    await expect(reloadIn(other)).toBeVisible()
    await expect(html(other)).not.toHaveAttribute('data-version')
    await reloadIn(other).click()
    await expect(html(other)).toHaveAttribute('data-version', '2')
    await expect(reloadIn(other)).toHaveCount(0)

    // The server has none of these parts any more, and the browser's own cache is empty.
    await page.getByRole('button', { name: words.customizer.title }).click()
    await expect(page.getByRole('dialog', { name: words.customizer.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(html(page)).not.toHaveAttribute('data-version')
    held.approve()
    await expect(sending.report).toContainText(sending.allPaid(2))
    await reloadIn(page).click()
    await expect(html(page)).toHaveAttribute('data-version', '2')
    await expect(pastRunsPanel(page).rows).toContainText(multiSend.pastRuns.finished)

    // With its last tab the old version goes from the device.
    const countOld = () =>
      page.evaluate(async () => {
        const entries = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
        const names = await caches.keys()
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const indexes = kept.flat().filter(({ url }) => /\/built\/index-[\w-]+\.js/.test(url))
        return indexes.filter(({ url }) => !entries.has(url)).length
      })
    await expect.poll(countOld).toBe(0)
  })
})

test('a page that is gone from the server never reloads a run, and is opened when the run is done', async ({
  page,
  wallet,
  site,
}) => {
  const shell = shellPage(page)
  const sending = await beginRun(page, wallet, payments)
  const held = wallet.prompts.holdNext('eth_sendTransaction')
  await sending.sendButton(1, 1).click()
  await held.opened

  site.deploy()
  await clearHttpCache(page)
  await shell.menu.getByRole('link', { name: nav.myTokens }).click()
  await expect(page.getByText(version.held)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  held.approve()
  await expect(page.locator('html')).toHaveAttribute('data-version', '2')
  await expect(shell.title).toHaveText(nav.myTokens)
})

for (const [state, isEarly] of [
  [{ language: 'ae', layout: 'tokyo' }, true],
  [{ language: 'en' }, false],
] as const)
  test(`${state.language}: faces and layouts that the first paint does not need ${isEarly ? 'come before it where it needs them' : 'come after it'}`, async ({
    page,
  }) => {
    await page.addInitScript((stored) => localStorage.setItem('store', stored), JSON.stringify({ version: 2, state }))
    await page.goto('/home')
    const readTimes = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const sheets = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const others = sheets.filter(({ name }) => /\/other-(fonts|layouts)-[\w-]+\.css$/.test(name))
        return others.map(({ responseEnd }) => responseEnd < (paint?.startTime ?? 0))
      })
    await expect.poll(readTimes).toEqual([isEarly, isEarly])
  })
