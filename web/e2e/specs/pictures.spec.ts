import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage, typeExample } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import type { Page } from '@playwright/test'
import { standard } from '@/features/tokens/kinds/standard/schema.ts'

/** Conditions of each picture. The pictures are committed; `--update-snapshots` redraws them, and a person reviews each. */
const settings = {
  light: { state: { theme: 'light' }, width: 1440 },
  dark: { state: { theme: 'dark' }, width: 1440 },
  arabic: { state: { theme: 'light', language: 'ae' }, width: 1440 },
  phone: { state: { theme: 'light' }, width: 390 },
} as const

const list = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 1,250.50',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC, 310',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906, 1,000',
  'not an address, 5',
].join('\n')

for (const path of ['/home', '/create-token?type=liquidityGenerator', '/receipt', '/pages/errors/error404'])
  test(`${path} looks as its pictures show @slow`, async ({ page }) => {
    await page.goto(path)
    await compare(page, path.replace(/\W+/g, '-').slice(1))
  })

test('the multi-sender with a list looks as its pictures show @slow', async ({ page }) => {
  await page.goto('/multi-sender')
  await multiSendPage(page).list.fill(list)
  await page.keyboard.press('Tab')
  await compare(page, 'multi-sender')
})

test('the page of a token looks as its pictures show @slow', async ({ page, wallet }) => {
  const { example } = standard
  const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
  await creation.create(example.symbol)
  await expect(createTokenPage(page).resultTitle(example.name)).toBeVisible()
  await page.goto(`/token/31337/${await creation.tokenAddress()}`)
  await compare(page, 'token')
})

/** What follows the clock keeps its place and is not seen: how the network is, how long a list took. */
const changing = 'footer details, #page [role="status"] { visibility: hidden }'

/** Takes all pictures of a page. */
async function compare(page: Page, name: string) {
  for (const [setting, { state, width }] of Object.entries(settings)) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((choice) => {
      const stored = JSON.parse(localStorage.getItem('store') ?? '{"state":{}}')
      localStorage.setItem(
        'store',
        JSON.stringify({ state: { ...stored.state, language: 'en', ...choice }, version: 2 }),
      )
    }, state)
    await page.reload()
    await expect(shellPage(page).title).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The page's content policy forbids inline styles; a constructed sheet is not part of its text.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
      window.scrollTo(0, 0)
    }, changing)
    await expect(page).toHaveScreenshot(`${name}-${setting}.png`, { animations: 'disabled', maxDiffPixelRatio: 0.01 })
  }
}
