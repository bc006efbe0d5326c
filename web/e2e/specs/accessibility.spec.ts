import { findBarriers } from '@e2e/fixtures/accessibility.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { foundry } from 'viem/chains'

const paths = [
  '/home',
  '/multi-sender',
  '/create-token?type=standard',
  '/create-token?type=liquidityGenerator',
  '/create-token?type=baby',
  '/create-token?type=buybackBaby',
  '/my-tokens',
  '/receipt',
  '/nowhere',
]

// Light in English is what every other test ends in, and is looked at there.
for (const [theme, language, tag] of [
  ['dark', 'ae', '@commit'],
  ['light', 'du', '@slow'],
] as const)
  test(`axe finds nothing on any page, which has one strong action at most: ${theme}, in ${language}`, { tag }, async ({
    page,
    chain,
  }) => {
    const shell = shellPage(page)
    await page.addInitScript((state) => localStorage.setItem('store', JSON.stringify({ state, version: 2 })), {
      theme,
      language,
    })
    for (const path of [...paths, `/token/${foundry.id}/${chain.addresses.demoToken}`]) {
      await page.goto(path)
      await expect(shell.title).toBeVisible()
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
      expect.soft(await findBarriers(page), path).toEqual([])
      expect.soft((await shell.strongActions()).slice(1), path).toEqual([])
    }
  })
