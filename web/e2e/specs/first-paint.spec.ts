import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import type { Page } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

for (const [language, path] of [
  ['en', '/home'],
  ['ae', '/multi-sender'],
] as const)
  test(`title and lead of ${path} are painted before any module is there, where the page has them, ${language}`, async ({
    page,
  }) => {
    const first = page.locator('#first-painted')
    await page.addInitScript((language) => {
      if (!localStorage.getItem('store'))
        localStorage.setItem('store', JSON.stringify({ state: { language }, version: 2 }))
    }, language)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/built\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(first.locator('h1')).toBeVisible()
    await expect(first.locator('p').last()).toBeVisible()
    const before = await findPlaces(page)
    expect(before).toHaveLength(4)

    release()
    await expect(shellPage(page).title).toBeVisible()
    await expect(first).toHaveCount(0)
    expect(await findPlaces(page)).toEqual(before)
  })

/** Texts and places of title and lead, and those of the mark and the menu's button. */
function findPlaces(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const [title] = document.querySelectorAll('h1')
    const lead = title?.matches('.headline *') ? title.parentElement?.nextElementSibling : title?.nextElementSibling
    const parts = [title, lead, document.querySelector('.logo-small svg'), document.querySelector('.menu-toggle')]
    return parts.flatMap((part) => {
      if (!part) return []
      const { x, y, width, height } = part.getBoundingClientRect()
      return [{ text: part.textContent?.trim(), place: [x, y, width, height].map(Math.round) }]
    })
  })
}
