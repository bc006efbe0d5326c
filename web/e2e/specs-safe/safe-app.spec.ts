import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { test } from '@e2e/fixtures/safe-page.ts'
import { expect } from '@e2e/fixtures/test.ts'
import { pageUrl, safePageUrl } from '@e2e/ports.ts'
import { words } from '@e2e/words.ts'

test("inside a Safe's page the Safe connects by itself, other wallets are not offered, and there is a way out", async ({
  safePage,
}) => {
  const app = await safePage.open('/multi-sender')
  const button = app.locator('#wallet-button')
  await expect(button).toHaveAttribute('title', safePage.service.safe)
  await button.click()
  const dialog = app.getByRole('dialog')
  await expect(dialog.getByText(words.safe.frame.only)).toBeVisible()
  await expect(dialog).toContainText(words.wallet.connectedWith.replace('{{wallet}}', 'Safe'))
  await expect(dialog).not.toContainText(walletInfo.name)
  await expect(dialog.getByRole('button', { name: words.wallet.disconnect })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: words.safe.frame.open })).toHaveAttribute(
    'href',
    `${pageUrl}/multi-sender`,
  )
  expect(
    safePage.host.messages.map(({ method }) => method),
    'nothing is read by the frame',
  ).not.toContain('rpcCall')
})

test('in the frame of a page that does not answer it offers what it offers without one', async ({ safePage }) => {
  const app = await safePage.open('/multi-sender', 'silent')
  const button = app.locator('#wallet-button')
  await expect(button).toContainText(words.wallet.connect)
  await button.click()
  await app.getByRole('dialog').getByRole('button', { name: walletInfo.name }).click()
  await expect(button).toHaveAttribute('title', /^0xf39F/)
})

test('by itself the same build connects nothing, and speaks with no page around it', async ({ page, safePage }) => {
  await page.goto('/multi-sender')
  await expect(page.locator('#wallet-button')).toContainText(words.wallet.connect)
  expect(safePage.host.messages).toEqual([])
})

test('an origin that the build does not name cannot frame it', async ({ page, safePage, pageHealth }) => {
  await page.goto(`${safePage.strangerUrl}/?app=${pageUrl}/multi-sender`)
  await expect.poll(() => pageHealth.takeViolations().join()).toContain(`frame-ancestors ${safePageUrl}`)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  expect(safePage.host.messages).toEqual([])
})

test("Safe's page reads what the page is from another origin, and no other file", async ({
  page,
  safePage,
  request,
}) => {
  await safePage.open('/home')
  const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), `${pageUrl}/manifest.json`)
  expect(manifest).toMatchObject({ name: 'Saleyard', iconPath: expect.stringMatching(/\.png$/) })
  expect((await request.get(`/${manifest.iconPath}`)).headers()['content-type']).toBe('image/png')
  const others = await page.evaluate(
    (urls) => Promise.allSettled(urls.map((url) => fetch(url))),
    [pageUrl, `${pageUrl}/manifest.webmanifest`, `${pageUrl}/boot.js`],
  )
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const rules = await (await request.get('/_headers')).text()
  expect(rules).toContain('\n/manifest.json\n  Access-Control-Allow-Origin: *\n')
  expect(rules).not.toContain('X-Frame-Options')
})
