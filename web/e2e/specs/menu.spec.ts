import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { holdToasts } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { menuPage } from '@e2e/pages/menu-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'

test('[c62] [c63] [c78] by keyboard alone a page is found, starred and pinned, and a reload keeps it', async ({
  page,
}) => {
  const shell = shellPage(page)
  const menu = menuPage(page)
  await page.goto('/home')
  await expect(menu.searchButton).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(menu.searchText).toBeFocused()
  await expect(menu.search, '[c245]').toHaveCSS('transition-duration', '0.3s')
  // What lies behind cannot have the focus.
  await menu.star.evaluate((button) => button.focus())
  await expect(menu.searchText).toBeFocused()

  await page.keyboard.type('MY TOK')
  await expect(menu.found).toHaveText(['My Tokens'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-tokens$/)
  await page.keyboard.press('/')
  await expect(menu.searchText).toBeFocused()
  // What was found is no stop of its own: the arrows reach it from the text.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.search).toBeHidden()

  await menu.star.focus()
  await expect(menu.starred).toHaveText(['Multi Sender'])
  await menu.addBookmark.press('Enter')
  await page.keyboard.type('my')
  await expect(menu.starred).toHaveText(['My Tokens'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu.starOf('My Tokens')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(menu.card).toBeHidden()
  await expect(menu.star).toBeFocused()

  await menu.pinOf('My Tokens').press('Enter')
  await expect(menu.pinOf('My Tokens')).toBeFocused()
  await page.reload()
  await expect(menu.pinned).toBeVisible()
  expect(await shell.menuPaths()).toEqual(['/my-tokens', '/multi-sender', '/create-token'])
  await menu.star.click()
  await expect(menu.starred).toHaveText(['Multi Sender', 'My Tokens'])
})

test('a network chosen in the search is the one that the wallet goes to, and says why where it is not offered', async ({
  page,
  wallet,
  pageHealth,
}) => {
  const shell = shellPage(page)
  const menu = menuPage(page)
  const switches = () =>
    wallet.requests
      .filter(({ method }) => method === 'wallet_switchEthereumChain')
      .map(({ params }) => (params as [{ chainId: string }])[0].chainId)
  const choose = async (title: string) => {
    await page.keyboard.press('Control+k')
    await menu.searchText.fill(title)
    await menu.searchText.press('Enter')
  }
  pageHealth.goesTo(56)
  await page.goto('/home')
  await expect(menu.searchButton).toBeVisible()
  await choose('Polygon')
  await expect(shell.networkDialog.getByRole('status')).toContainText('Polygon')
  await page.keyboard.press('Escape')

  // Without a wallet it is kept, and asked of the one that connects.
  await choose('BNB Smart Chain')
  await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()
  await expect.poll(switches).toEqual(['0x38'])
  await expect(shell.networkButton('BNB Smart Chain')).toBeVisible()

  await choose('Local chain')
  await expect(shell.accountDialog).toBeVisible()
  await expect.poll(switches).toContain('0x7a69')
})

test('[c243] [c244] a toast closes after 5000 ms, also without motion, or dragged by 80 % of its width', async ({
  page,
}) => {
  const menu = menuPage(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The clock of the first is moved by hand, and that of the second does not count while it is dragged.
  await holdToasts(page)
  // What cannot be fetched is said by a toast.
  await page.route(menu.searchScript, (route) => route.abort())
  await page.goto('/home')
  await menu.searchButton.press('Enter')
  const clock = menu.notLoaded.locator('.Toastify__progress-bar')
  const link = page.getByRole('main').getByRole('link').first()
  await clock.waitFor({ state: 'attached' })
  // At one moment: a millisecond before its end a toast may be gone before the next question.
  const seen = await clock.evaluate(
    (bar, link) => {
      const [animation] = bar.getAnimations()
      animation?.pause()
      if (animation) animation.currentTime = 4_999
      const isThere = bar.checkVisibility()
      const margin = link && getComputedStyle(link).scrollMarginBottom
      const duration = animation?.effect?.getTiming().duration
      if (animation) animation.currentTime = 5_000
      return { isThere, margin, duration }
    },
    await link.elementHandle(),
  )
  // What takes the focus comes to stand above toasts.
  expect(seen).toEqual({ isThere: true, margin: '240px', duration: 5_000 })
  await expect(menu.notLoaded).toHaveCount(0)
  await expect(link).toHaveCSS('scroll-margin-bottom', '72px')

  await menu.searchButton.press('Enter')
  const drag = async (share: number) => {
    const box = await menu.notLoaded.boundingBox()
    if (!box) throw new Error('the toast has no place')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 20 + box.width * share, box.y + 20)
    await page.mouse.up()
  }
  await drag(-0.79)
  // In its place again, whether its entrance has left a transform of nothing behind or not.
  await expect(menu.notLoaded).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
  await drag(-0.81)
  await expect(menu.notLoaded).toHaveCount(0)

  await page.unroute(menu.searchScript)
  await menu.searchButton.press('Enter')
  await expect(menu.searchText).toBeFocused()
  expect(await menu.search.evaluate((dialog) => getComputedStyle(dialog).transitionDuration), '[c245]').not.toBe('0.3s')
})
