import { languages } from '@e2e/fixtures/languages.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { promise } from '@e2e/pages/home-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { readStrings, words } from '@e2e/words.ts'

test('a newcomer browses every page without a wallet, and nothing but the page is asked [c2] [c207]', {
  tag: '@slow',
}, async ({ page, wallet, pageHealth }) => {
  const shell = shellPage(page)
  await page.goto('/')
  await expect(shell.title).toHaveText(promise)
  await expect(shell.connectButton).toBeVisible()

  for (const path of await shell.menuPaths()) {
    await shell.menu.locator(`[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(shell.title).not.toHaveText(promise)
    await expect(shell.title).not.toHaveText(words.pages.errors[404].title)
  }

  expect(pageHealth.nodeRequests()).toEqual([])
  expect(wallet.prompts.shown).toEqual([])
})

test('a user switches between light and dark, and finds the choice after a reload [c9] [c82] [c83]', async ({
  page,
}) => {
  const shell = shellPage(page)
  const root = page.locator('html')
  const body = page.locator('body')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/home')
  await expect(body).toHaveClass(/light-only/)
  const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor)

  await shell.switchToDark()
  await expect(root).toHaveClass(/\bdark\b/)
  await expect(body).toHaveClass(/dark-only/)
  expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(light)

  await page.reload()
  await expect(body).toHaveClass(/dark-only/)
  await shell.switchToLight()
  await expect(body).toHaveClass(/light-only/)
  await expect(root).not.toHaveClass(/\bdark\b/)
})

test('a user reads the page in each language, from right to left where it is, without a network [c237] [c239]', async ({
  page,
  pageHealth,
}) => {
  const shell = shellPage(page)
  await page.goto('/multi-sender')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(shell.title).toBeVisible()
  // The other languages and what knows of wallets come when the page is at rest, pictures and fonts after them.
  const files = new RegExp(`/built/(${languages.map(({ code }) => code).join('|')})-[^/]+[.]js$`)
  await expect.poll(() => pageHealth.requests().filter((url) => files.test(url)).length).toBe(languages.length)
  await expect(shell.chooseNetworkButton).toBeVisible()
  const isWhole = () =>
    page.evaluate(() => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete))
  await expect.poll(isWhole).toBe(true)
  const ofLanguages = () => pageHealth.requests().filter((url) => files.test(url) || url.endsWith('.woff2'))
  const before = ofLanguages()
  await page.context().setOffline(true)

  expect(await shell.languages()).toEqual(languages.map(({ label }) => label))
  for (const { code, label, lang, dir } of languages) {
    await shell.chooseLanguage(label)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(shell.anyMenu).toContainText(readStrings(code).nav?.general ?? words.nav.general)
  }

  expect(ofLanguages()).toEqual(before)
})
