import { shortenAddress } from '../../src/lib/shorten-address.ts'
import { languages } from '../fixtures/languages.ts'
import { expect, test } from '../fixtures/test.ts'
import { walletInfo } from '../fixtures/wallet/install-wallet.ts'
import { shellPage } from '../pages/shell-page.ts'
import { readStrings, words } from '../words.ts'

test('a newcomer browses every page without a wallet, and nothing but the page is asked [c2] [c207]', async ({
  page,
  wallet,
  pageHealth,
}) => {
  const shell = shellPage(page)
  await page.goto('/')
  await expect(shell.title).toHaveText(words.home.title)
  await expect(shell.connectButton).toBeVisible()

  for (const path of await shell.menuPaths()) {
    await shell.menu.locator(`[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(shell.title).not.toHaveText(words.home.title)
    await expect(shell.title).not.toHaveText(words.pages.notFound)
  }

  expect(pageHealth.nodeRequests()).toEqual([])
  expect(wallet.prompts.shown).toEqual([])
})

test('a newcomer connects a wallet of the browser, and disconnects for good [c3] [c109] [c124]', async ({
  page,
  wallet,
}) => {
  const shell = shellPage(page)
  const account = shell.accountButton(shortenAddress(wallet.address))
  await page.goto('/home')
  await wallet.connect()
  await expect(account).toBeVisible()

  await page.reload()
  await expect(account).toBeVisible()

  await shell.disconnect(shortenAddress(wallet.address))
  await expect(shell.connectButton).toBeVisible()
  await page.reload()
  await expect(shell.connectButton).toBeVisible()
  await expect(account).toBeHidden()
})

test('a user who declines to connect is told so, and connects at the next click [c107] [c227]', async ({
  page,
  wallet,
}) => {
  const shell = shellPage(page)
  await page.goto('/home')
  // wagmi asks for the accounts by permission, so that the user may choose which.
  wallet.prompts.rejectNext('wallet_requestPermissions')

  await shell.connectButton.click()
  await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()
  await expect(shell.walletDialog).toContainText(words.wallet.declined)
  await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()

  await expect(shell.accountButton(shortenAddress(wallet.address))).toBeVisible()
})

test('the page follows what the user changes in the wallet [c110] [c112]', async ({ page, wallet }) => {
  const shell = shellPage(page)
  await page.goto('/home')
  await wallet.connect()

  await wallet.switchAccount(1)
  await expect(shell.accountButton(shortenAddress(wallet.address))).toBeVisible()

  await wallet.disconnect()
  await expect(shell.connectButton).toBeVisible()
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

test('a user reads the page in each language, from right to left where it is, without a request [c237] [c239]', async ({
  page,
  pageHealth,
}) => {
  const shell = shellPage(page)
  await page.goto('/multi-sender')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(shell.title).toBeVisible()
  // Pictures and fonts come after the text; what is asked for later was asked for by a switch.
  await page.waitForLoadState('networkidle')
  const before = pageHealth.requests()

  expect(await shell.languages()).toEqual(languages.map(({ label }) => label))
  for (const { code, label, lang, dir } of languages) {
    await shell.chooseLanguage(label)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(shell.anyMenu).toContainText(readStrings(code).nav?.general ?? words.nav.general)
  }

  expect(pageHealth.requests()).toEqual(before)
})
