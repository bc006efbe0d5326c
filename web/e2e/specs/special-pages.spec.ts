import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { breakWalletLayer } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { specialPage } from '@e2e/pages/special-page.ts'
import { fill, readStrings, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { specialPaths } from '@/lib/layout/special-paths.ts'

const { errors, signIn, unlock } = words.pages
const logins = '/pages/authentication/login-'

/** One of each kind of special page. */
const samples = [
  '/pages/errors/error404',
  '/pages/comingsoon/coming-bg-video',
  '/pages/authentication/login-bg-img',
  '/pages/authentication/registerwizard',
  '/pages/authentication/unlock-user',
  '/authentication/login',
] as const

for (const [which, paths, tag] of [
  ['a special page of each kind', samples, '@commit'],
  ['each special page', specialPaths, '@slow'],
] as const)
  test(`${which} stands by itself while whatever imports the wallet layer fails, in a layout of its own [c2] [c42] [c45]`, {
    tag,
  }, async ({ page, pageHealth }) => {
    const broken = await breakWalletLayer(page)
    const special = specialPage(page)
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`${path}?layout=tokyo&next=%2Fhome#top`)
      await expect(special.title, path).toBeVisible()
      await expect(special.frame, path).toHaveCount(0)
      await expect(special.logo, path).toBeVisible()
      await expect(special.inputs, path).toHaveCount(0)
      expect(await nameless(page), path).toEqual([])

      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('body'), path).toHaveClass(/dark-only/)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await shellPage(page).sidewaysScroll(), path).toBe(0)
    }
    expect(broken).toEqual([])
    expect(pageHealth.endRequests()).toEqual([])
  })

test('each way to connect says itself that the wallet layer is broken [c30] [c31] [c32]', async ({ page }) => {
  const broken = await breakWalletLayer(page)
  const special = specialPage(page)
  for (const [name, place] of [
    ['validation', page.getByRole('alert')],
    ['tooltip', special.tooltip],
    ['sweetalert', special.dialog],
  ] as const) {
    await page.goto(logins + name)
    await special.connectButton.click()
    await expect(place).toContainText(signIn.broken)
  }
  expect(broken.length).toBeGreaterThan(0)
})

test('a user connects without a frame, goes to the app and is asked again [c27] [c37] [c41]', async ({
  page,
  wallet,
}) => {
  const special = specialPage(page)
  const short = shortenAddress(wallet.address)
  await page.goto('/authentication/login')
  wallet.prompts.rejectNext('wallet_requestPermissions')
  await special.connectButton.click()
  await expect(special.status).toContainText(words.errors.userRejected)

  await special.connectButton.click()
  await expect(special.status).toContainText(short)
  await expect(special.status).toContainText(fill(words.wallet.connectedWith, { wallet: walletInfo.name }))
  await expect(special.toApp).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shellPage(page).accountButton(short)).toBeVisible()

  await page.goto('/pages/authentication/unlock-user')
  await expect(special.title).toHaveText(unlock.title)
  await expect(page.getByText(short)).toBeVisible()
  const asked = wallet.prompts.shown.length
  await special.askButton.click()
  await expect(special.toApp).toBeFocused()
  expect(wallet.prompts.shown.length).toBe(asked + 1)
})

test('a locked wallet and one that does not allow it lead to the pages about that [c19] [c20]', async ({ page }) => {
  const shell = shellPage(page)
  const answers = [
    [401, { result: [] }, unlock.act],
    [403, { error: { code: 4100, message: 'not authorised' } }, words.wallet.connect],
  ] as const
  for (const [code, answer, way] of answers) {
    await page.goto('/home')
    await shell.connectButton.click()
    await page.evaluate((said) => {
      window.walletRequest = async (method) => (method === 'eth_chainId' ? { result: '0x7a69' } : (said as never))
    }, answer)
    await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()
    const help = await specialPage(page).openHelp()
    await expect(specialPage(help).title).toHaveText(errors[code].title)
    await expect(specialPage(help).frame).toHaveCount(0)
    await help.getByRole('link', { name: way }).click()
    await expect(help).toHaveURL(/\/authentication\//)
    await expect(shell.walletDialog).toBeVisible()
  }
})

test('a bad link, no page and a page that does not come each say what they are [c18] [c21] [c22]', async ({ page }) => {
  const special = specialPage(page)
  await page.goto('/create-token?type=gold')
  await expect(special.title).toHaveText(errors[400].title)
  await expect(special.frame).toHaveCount(0)

  for (const path of ['/nowhere', '/pages/errors/error418', '/token/1/2/3']) {
    await page.goto(path)
    await expect(special.title).toHaveText(errors[404].title)
    await expect(special.frame).toHaveCount(0)
  }
  await special.home.click()
  await expect(shellPage(page).menu).toBeVisible()

  await page.route(/built\/_app\._wallet\.my-tokens/, (route) => route.abort())
  await page.goto('/my-tokens')
  await expect(special.title).toHaveText(errors[500].title)
  await page.unrouteAll()
  await page.getByRole('button', { name: words.common.reload }).click()
  await expect(special.title).not.toHaveText(errors[500].title)
})

test('the days until something new are counted, and its picture can be stopped [c24] [c25] [c26]', async ({ page }) => {
  const special = specialPage(page)
  await page.clock.install({ time: new Date('2099-12-30T20:00:00Z') })
  await page.goto('/pages/comingsoon/coming-bg-video')
  await expect(special.timer).toBeVisible()
  await page.clock.pauseAt(new Date('2099-12-30T21:58:58Z'))
  await expect(special.timer).toHaveText('01day01hour01minute02seconds')
  await page.clock.runFor(3_000)
  await expect(special.timer).toHaveText('01day01hour00minutes59seconds')
  await page.clock.resume()

  // A film without sound, which begins again at its end.
  await expect(special.film).toHaveJSProperty('muted', true)
  await expect(special.film).toHaveJSProperty('loop', true)
  await expect(special.film).toHaveAttribute('poster', /yard-poster/)
  await expect.poll(special.filmTime).toBeGreaterThan(0)
  await special.pauseButton.click()
  await expect.poll(special.filmIsPaused).toBe(true)
  const stopped = await special.filmTime()
  await special.playButton.click()
  await expect.poll(special.filmIsPaused).toBe(false)
  await expect.poll(special.filmTime).not.toBe(stopped)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(special.pauseButton).toBeHidden()
  await expect.poll(special.filmIsPaused).toBe(true)

  await page.clock.setFixedTime(new Date('2100-01-01T00:00:00Z'))
  await page.goto('/pages/comingsoon/coming-bg-img')
  await expect(page.getByText(words.pages.comingSoon.passed)).toBeVisible()
})

test('special pages are mirrored in Arabic [c18] [c33]', async ({ page }) => {
  const arabic = { ...words.pages, ...readStrings('ae').pages }
  await page.goto('/pages/errors/error400')
  await page.evaluate(() => localStorage.setItem('store', JSON.stringify({ state: { language: 'ae' }, version: 2 })))
  await page.goto('/pages/errors/error404')
  await expect(specialPage(page).title).toHaveText(arabic.errors[404].title)
  await page.goto('/pages/authentication/registerwizard')
  const next = page.getByRole('button', { name: arabic.guide.next })
  const box = await next.boundingBox()
  expect(box?.x).toBeLessThan(640)
  await next.click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText(arabic.guide.steps.install.title)
  await expect(page.locator('[data-slide=next]'), '[c245]').toHaveCSS('animation-duration', '0.6s')
})

/** Links, buttons and pictures that say nothing to who does not see them; a picture may say that it has nothing to say. */
function nameless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, img, svg')]
      .filter((one) => !one.closest('[aria-hidden=true], img[alt=""]'))
      .filter((one) => !(one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? one.textContent)?.trim())
      .map((one) => one.outerHTML),
  )
}
