import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { framePage } from '../pages/frame-page.ts'
import { menuPage } from '../pages/menu-page.ts'
import { shellPage } from '../pages/shell-page.ts'
import { words } from '../words.ts'

test.describe('at 200 % zoom on a screen of 1280 by 1024', () => {
  test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 })

  test('pages and dialogs are whole, and nothing lies over what has the focus', async ({ page }) => {
    const shell = shellPage(page)
    const menu = menuPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/nowhere', '/create-token?type=baby', '/my-tokens', '/home']) {
      await page.goto(path)
      await expect(shell.title).toBeVisible()
      expect(await shell.sidewaysScroll(), path).toBe(0)
      expect(await coveredStops(page), path).toEqual([])
    }

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
      const found = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return undefined
        const { left, top, width, height } = focused.getBoundingClientRect()
        const shows = [0.1, 0.5, 0.9].some((share) => {
          const at = document.elementFromPoint(left + width * share, top + height / 2)
          return at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
        })
        return shows ? undefined : focused.outerHTML.slice(0, 200)
      })
      if (found) covered.push(`${key}: ${found}`)
    }
  return covered
}
