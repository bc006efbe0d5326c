import { expect, test } from '@e2e/fixtures/test.ts'
import { promise } from '@e2e/pages/home-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'

const { common, nav } = words

for (const [from, to, tag] of [
  [{ path: '/home', title: promise }, { link: nav.myTokens, path: '/my-tokens' }, '@commit'],
  [{ path: '/my-tokens', title: nav.myTokens }, { link: nav.multiSender, path: '/multi-sender' }, '@slow'],
] as const)
  test(`offline, a click from ${from.path} keeps the page and says why, and goes on once the connection is back`, {
    tag,
  }, async ({ page, context }) => {
    const title = page.getByRole('heading', { level: 1 })
    const notice = page.getByText(common.offline)
    await page.goto(from.path)
    await expect(title).toHaveText(from.title)
    // The title comes before the code of the page.
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
    await expect(notice).toBeHidden()

    await context.setOffline(true)
    await expect(notice).toBeVisible()
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/built/'))
    await shellPage(page).menu.getByRole('link', { name: to.link }).click()
    await asked
    await expect(title).toHaveText(from.title)
    await expect(notice).toBeVisible()

    await context.setOffline(false)
    await expect(title).not.toHaveText(from.title)
    await expect(page).toHaveURL(new RegExp(`${to.path}$`))
    await expect(notice).toBeHidden()
  })

test('offline, home is left and opened without an error page', async ({ page, context }) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/my-tokens')
  await expect(title).toHaveText(nav.myTokens)
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('link', { name: words.app.name }).first().click()
  await expect(page.getByText(common.offline)).toBeVisible()
  await expect(title).toHaveText(nav.myTokens)
  await context.setOffline(false)
  await expect(title).toHaveText(promise)
})
