import { languages } from '@e2e/fixtures/languages.ts'
import { holdToasts } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { framePage } from '@e2e/pages/frame-page.ts'
import { promise } from '@e2e/pages/home-page.ts'
import { menuPage } from '@e2e/pages/menu-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'

/** The three labels that every language must have, to the letter: General, Sample Page, Support Ticket. */
const labels: Record<string, readonly [string, string, string]> = {
  en: ['General', 'Sample Page', 'Support Ticket'],
  cn: ['常规', '示例页面', '支持工单'],
  ae: ['عام', 'صفحة نموذجية', 'تذكرة دعم'],
  du: ['Allgemein', 'Beispielseite', 'Support-Ticket'],
  es: ['General', 'Página de ejemplo', 'Ticket de soporte'],
  fr: ['Général', 'Page d’exemple', 'Ticket d’assistance'],
  pt: ['Geral', 'Página de exemplo', 'Chamado de suporte'],
}

test('General, Sample Page and Support Ticket are named in each of the seven languages, each where it stands [c238]', async ({
  page,
}) => {
  const shell = shellPage(page)
  await page.goto('/sample-page')
  await expect(shell.title).toHaveText('Sample Page')
  expect(Object.keys(labels)).toEqual(languages.map(({ code }) => code))
  for (const { code, label } of languages) {
    await shell.chooseLanguage(label)
    const [general, samplePage, support] = labels[code] ?? []
    await expect(shell.title).toHaveText(samplePage ?? '')
    await expect(shell.anyMenu.getByRole('heading').first()).toHaveText(general ?? '')
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText(support ?? '')
  }
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveAttribute('href', 'https://support.example/')
})

test('the sample page is found by search and stands in no menu; it shows each section in either theme, from 1440 to 320 px', async ({
  page,
}) => {
  const shell = shellPage(page)
  const menu = menuPage(page)
  await page.goto('/home')
  await expect(shell.title).toBeVisible()
  expect(await shell.menuPaths()).not.toContain('/sample-page')
  await menu.searchButton.click()
  await menu.searchText.fill('sample')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sample-page/)

  const { buttons, facts, fields, states, windows } = words.samplePage
  for (const width of [1440, 1000, 600, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of [words.customizer.colours, buttons, fields, facts, states, windows])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect.poll(shell.sidewaysScroll, `at ${width}`).toBe(0)
  }
  await shell.switchToDark()
  await expect(page.locator('body')).toHaveClass('dark-only')
})

test('on the sample page a field refuses, a dialog opens, and each variant of a toast appears [c241]', async ({
  page,
}) => {
  const { dialog, toasts } = words.samplePage
  await holdToasts(page)
  await page.goto('/sample-page')
  await page.getByRole('button', { name: words.createToken.actions.review }).click()
  await expect(page.getByText('Token name cannot be blank', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: dialog }).click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of Object.values(toasts)) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('.Toastify__toast').filter({ hasText: name })).toBeVisible()
  }
})

test('exactly four kinds of token are offered, by the names of the specification [c6]', async ({ page }) => {
  await page.goto('/create-token')
  const kinds = page.getByRole('navigation', { name: words.createToken.kindLabel }).getByRole('link')
  await expect(kinds).toHaveCount(4)
  const names = ['Standard Token', 'Liquidity Generator Token', 'Baby Token', 'Buyback Baby Token']
  for (const [index, name] of names.entries())
    await expect(kinds.nth(index).getByText(name, { exact: true })).toBeVisible()
})

test('/multi-sender is where a list is prepared, opened by its address as by the menu [c13]', async ({ page }) => {
  const shell = shellPage(page)
  const { list } = multiSendPage(page)
  await page.goto('/multi-sender')
  await expect(shell.title).toHaveText('Multi Sender')
  await expect(list).toBeEditable()
  await page.goto('/home')
  await framePage(page).menuLink('Multi Sender').click()
  await expect(page).toHaveURL('/multi-sender')
  await expect(list).toBeEditable()
})

test('the logo leads to /home, from any page and at any width, and home shows the tools [c12] [c67]', async ({
  page,
}) => {
  const { logo } = framePage(page)
  const shell = shellPage(page)
  for (const [width, path] of [
    [1440, '/my-tokens'],
    [1000, '/create-token'],
    [600, '/multi-sender'],
    [320, '/sample-page'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(shell.title).toBeVisible()
    await logo.click()
    await expect(page).toHaveURL('/home')
    await expect(shell.title).toHaveText(promise)
    await expect(page.getByRole('main').getByRole('link', { name: /^Multi Sender/ })).toBeVisible()
  }
})

test.describe('in a browser that speaks another language', () => {
  test.use({ locale: 'de-DE' })

  test('the page is English until another language is chosen, and stays so where that cannot be had [c236]', async ({
    page,
  }) => {
    const shell = shellPage(page)
    await page.route(/[/]built[/]du-[^/]*[.]js$/, (route) => route.abort())
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(shell.title).toHaveText('Pay 43,575 people. Each of them once.')
    // The pauses between tries go by on the page's clock.
    await page.clock.install()
    await shell.chooseLanguage('Deutsch')
    await expect(async () => {
      await page.clock.fastForward(5_000)
      const said = page.getByRole('alert').filter({ hasText: words.errors.partNotLoaded })
      await expect(said).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(shell.title).toHaveText('Pay 43,575 people. Each of them once.')
  })
})
