import { findBarriers } from '@e2e/fixtures/accessibility.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { makeSafe, proposalsPage, proposeCrowds } from '@e2e/pages/proposals-page.ts'
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

for (const [theme, language, tag] of [
  ['dark', 'ae', '@commit'],
  ['light', 'du', '@slow'],
] as const)
  test(`axe finds nothing where proposals of a Safe are listed, read and signed: ${theme}, in ${language}`, {
    tag,
  }, async ({ page, wallet, chain }) => {
    const shell = shellPage(page)
    const proposals = proposalsPage(page)
    const { safe } = await makeSafe(chain)
    await page.addInitScript((state) => localStorage.setItem('store', JSON.stringify({ state, version: 2 })), {
      theme,
      language,
    })
    await page.goto('/safe')
    await proposals.openFiles(proposeCrowds(safe))
    await expect(proposals.listed).toHaveCount(2)
    expect.soft(await findBarriers(page), 'list').toEqual([])
    expect.soft((await shell.strongActions()).slice(1), 'list').toEqual([])

    await proposals.listed.first().click()
    await wallet.switchAccount(1)
    await proposals.strongButton.first().click()
    await expect(proposals.strongButton).toBeEnabled()
    await proposals.unfoldAll()
    expect.soft(await findBarriers(page), 'proposal').toEqual([])
    expect.soft((await shell.strongActions()).slice(1), 'proposal').toEqual([])
  })
