import { freshAddress } from '@e2e/fixtures/lists.ts'
import { holdToasts } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { typeExample } from '@e2e/pages/create-token-page.ts'
import { framePage } from '@e2e/pages/frame-page.ts'
import { menuPage } from '@e2e/pages/menu-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { standard } from '@/features/tokens/kinds/standard/schema.ts'

test.describe('at 200 % zoom on a screen of 1280 by 1024', () => {
  test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 })

  test('pages and dialogs are whole, and nothing lies over what has the focus', { tag: '@slow' }, async ({ page }) => {
    const shell = shellPage(page)
    const menu = menuPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/nowhere', '/create-token?type=baby', '/my-tokens', '/home']) {
      await page.goto(path)
      await expectWhole(page, path)
    }

    // Where the walk ended at the star, its card is open already, and a click would close it.
    await page.keyboard.press('Escape')
    await menu.star.click()
    await expect(menu.card).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    for (const open of [
      () => page.keyboard.press('Control+k'),
      () => framePage(page).openCustomizer(),
      () => shell.openNetworks(),
      () => shell.connectButton.click(),
    ]) {
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await shell.dialogOverflow()).toBe(0)
      expect(await coveredStops(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('each step of a run is whole', { tag: '@slow' }, async ({ page, wallet }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await holdToasts(page)
    const sending = multiSendPage(page)
    await sending.open()
    await wallet.connect()
    await sending.paste(`${freshAddress(0x51)}, 1.5\n${freshAddress(0x52)}, 2`)
    await page.keyboard.press('Tab')
    await expect(sending.lines).toHaveCount(2)
    await expectWhole(page, 'list')
    await sending.reviewButton(2).click()
    await expect(sending.goOnToSendButton).toBeEnabled()
    await expectWhole(page, 'review')
    await sending.goOnToSendButton.click()
    await sending.firstSendButton.click()
    await expect(sending.report).toBeVisible()
    // It grows with what it says.
    await expect(page.locator('.Toastify__toast').filter({ hasText: words.activity.states.final })).toBeVisible()
    // From the top of the page: its end has the room for the toast before anything has scrolled.
    const frame = framePage(page)
    await frame.scrollTo(0)
    await expect(frame.toTop).toBeHidden()
    await page.getByRole('link', { name: words.app.support }).focus()
    await expect(frame.toTop).toBeVisible()
    expect(await coveredFocus(page)).toBeUndefined()
    await expectWhole(page, 'report')
  })

  test('the review and the page of a token are whole', { tag: '@slow' }, async ({ page, wallet }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { example } = standard
    const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
    await expect(creation.transaction.simulationOk).toBeVisible()
    await expect(creation.createButton(example.symbol)).toBeEnabled()
    await expectWhole(page, 'review')
    await creation.create(example.symbol)
    const token = createTokenView(page)
    await token.open(await creation.tokenAddress())
    await expect(token.fact(words.createToken.myTokens.balance)).toBeVisible()
    await expect(token.pool).toBeVisible()
    await expectWhole(page, 'token')
  })
})

/** As the browser's own setting does; the zoom is another. */
const largeText = test.extend({
  context: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newContext())
    await browser.close()
  },
})

largeText('with text of twice the size no page scrolls sideways, and the header is all there', async ({ page }) => {
  const shell = shellPage(page)
  for (const path of ['/pages/comingsoon/comingsoonsimple', '/create-token?type=baby', '/multi-sender']) {
    await page.goto(path)
    await expect(shell.title).toHaveCSS('font-size', '52px')
    for (const width of [1920, 1280, 1007, 991, 640]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(shell.sidewaysScroll, `${path} at ${width}`).toBe(0)
    }
  }
  // Where the languages stand in the header they open beneath it, and in the menu of a phone above what they stand at.
  for (const width of [1007, 640]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(width === 640 ? shell.languagesInMenu : shell.languagesInHeader).toBeAttached()
    await shell.chooseLanguage(width === 640 ? 'English' : 'Deutsch')
  }
  await expect(shell.connectButton).toBeInViewport({ ratio: 1 })
})

test('in forced colours what is chosen is told from the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/create-token?type=baby')
  const cards = page.getByRole('navigation', { name: words.createToken.kindLabel }).getByRole('link')
  await expect(cards).toHaveCount(4)
  expect(await grounds(cards)).toBe(2)
  await page.goto('/multi-sender')
  const choices = page.getByRole('main').locator('label', { has: page.getByRole('radio') })
  await expect(choices.first()).toBeVisible()
  expect(await grounds(choices)).toBe(2)
})

async function expectWhole(page: Page, name: string) {
  const shell = shellPage(page)
  await expect(shell.title).toBeVisible()
  // Once a page is rendered, the router takes it to its top, and only then fetches the other languages.
  await page.waitForLoadState('networkidle')
  expect(await shell.sidewaysScroll(), name).toBe(0)
  expect(await coveredStops(page), name).toEqual([])
}

/** How many colours they stand on. */
async function grounds(all: Locator): Promise<number> {
  const colours = await all.evaluateAll((each) => each.map((one) => getComputedStyle(one).backgroundColor))
  return new Set(colours).size
}

/** What can be reached by Tab and Shift+Tab, and then is seen nowhere: something lies over each point of it, or it is out of sight. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (const [key, stops] of [
    ['Shift+Tab', 24],
    ['Tab', 12],
  ] as const)
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key)
      const found = await coveredFocus(page)
      if (found) covered.push(`${key}: ${found}`)
    }
  return covered
}

/** What has the focus, where it is seen nowhere. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shows = [0.1, 0.5, 0.9].some((share) => {
      const at = document.elementFromPoint(left + width * share, top + height / 2)
      return at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
    })
    return shows ? undefined : focused.outerHTML.slice(0, 200)
  })
