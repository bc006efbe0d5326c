import { watchMotion } from '@e2e/fixtures/measure-page.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { framePage } from '@e2e/pages/frame-page.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

test('what comes in by motion stands in its place from the first frame on, for who wants no motion', async ({
  page,
}) => {
  expect(await motionOf(page)).toEqual(expect.arrayContaining(['customizer-in', 'menu-in', 'scrim-in', 'slide-out']))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motionOf(page)).toEqual([])
})

/** What moves while the groups of a narrow menu, the customizer and a phone's menu are opened. */
async function motionOf(page: Page): Promise<string[]> {
  const frame = framePage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await frame.open('tokyo')
  await expect(frame.group(words.nav.tokens)).toBeVisible()
  const seen = await watchMotion(page)
  await frame.group(words.nav.tokens).press('Enter')
  await expect(frame.menuLink(words.nav.createToken)).toBeInViewport()
  await frame.openCustomizer()
  await expect(frame.customizer).toBeInViewport()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 640 })
  await frame.toggle.click()
  await expect(frame.menuLink(words.nav.createToken)).toBeInViewport()
  return seen()
}
