import { findBarriers } from '@e2e/fixtures/accessibility.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'

const paths = [
  '/home',
  '/multi-sender',
  '/create-token?type=standard',
  '/create-token?type=liquidityGenerator',
  '/create-token?type=baby',
  '/create-token?type=buybackBaby',
  '/my-tokens',
  '/nowhere',
]

// Light in English is what every other test ends in, and is looked at there.
for (const [theme, language, tag] of [
  ['dark', 'en', '@commit'],
  ['light', 'ae', '@slow'],
] as const)
  test(`axe finds nothing on any page, ${theme}, in ${language}`, { tag }, async ({ page }) => {
    await page.addInitScript((state) => localStorage.setItem('store', JSON.stringify({ state, version: 2 })), {
      theme,
      language,
    })
    for (const path of paths) {
      await page.goto(path)
      await expect(shellPage(page).title).toBeVisible()
      expect.soft(await findBarriers(page), path).toEqual([])
    }
  })
