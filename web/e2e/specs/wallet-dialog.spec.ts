import { expect, test } from '@e2e/fixtures/test.ts'
import { pairingPage } from '@e2e/pages/pairing-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'

test('a click beside the dialog closes it; one at its inner edge, and a drag from inside out, do not [U1]', async ({
  page,
}) => {
  const { connectButton, walletDialog } = shellPage(page)
  await page.goto('/home')
  await connectButton.click()
  await expect(walletDialog).toBeVisible()
  const { x, y } = await walletDialog.evaluate((dialog) => dialog.getBoundingClientRect().toJSON())

  await page.mouse.click(x + 8, y + 40)
  await expect(walletDialog).toBeVisible()

  await page.mouse.move(x + 60, y + 40)
  await page.mouse.down()
  await page.mouse.move(x - 40, y + 40)
  await page.mouse.up()
  await expect(walletDialog).toBeVisible()

  await page.mouse.click(x - 40, y + 40)
  await expect(walletDialog).toBeHidden()
})

test('by keyboard nobody leaves the open dialog; closed, the focus is where it was [U1]', async ({ page }) => {
  const { connectButton, walletDialog } = shellPage(page)
  await page.goto('/home')
  for (const close of ['Escape', words.common.close]) {
    await connectButton.focus()
    await page.keyboard.press('Enter')
    await expect(walletDialog.getByRole('heading', { name: words.wallet.choose })).toBeFocused()

    const stops = await walletDialog.getByRole('button').count()
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press('Tab')
      // Between the last and the first a browser goes through its own buttons.
      const isOutside = await page.evaluate(() => !document.activeElement?.matches('body, dialog *'))
      expect(isOutside, `after ${stop + 1} tabs`).toBe(false)
    }

    if (close === 'Escape') await page.keyboard.press(close)
    else await walletDialog.getByRole('button', { name: close }).click()
    await expect(walletDialog).toBeHidden()
    await expect(connectButton).toBeFocused()
  }
})

for (const by of ['mouse', 'keyboard'] as const)
  test(`an owner who was sent a file comes to the proposals of Safes from the dialog, by ${by}`, async ({ page }) => {
    const { connectButton, walletDialog } = shellPage(page)
    await page.goto('/home')
    await connectButton.click()
    const link = walletDialog.getByRole('link', { name: words.walletModal.connect.safeSign })
    await expect(link).toBeVisible()
    if (by === 'mouse') await link.click()
    else {
      const isReached = () => link.evaluate((element) => element === document.activeElement)
      for (let stop = 0; stop < 20 && !(await isReached()); stop++) await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(walletDialog).toBeHidden()
    await expect(page).toHaveURL(/\/safe$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.safe.page.title)
  })

test('Escape and Enter right after it leave the dialog open [U1]', async ({ page }) => {
  const { connectButton, walletDialog } = shellPage(page)
  const { keyboard } = page
  await page.goto('/home')
  await connectButton.click()
  await expect(walletDialog).toBeVisible()
  await Promise.all([keyboard.press('Escape'), keyboard.press('Enter')])
  await expect(walletDialog.getByRole('heading', { name: words.wallet.choose })).toBeFocused()
})

test('a user whose connection drops copies the link in place of the code, and sees the code at the next try', async ({
  page,
  context,
}) => {
  const pairing = pairingPage(page)
  const script = /qr-code/
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/home')
  await page.route(script, (route) => route.abort())
  await pairing.open()
  await expect(pairing.dialog.getByRole('alert')).toContainText(words.errors.unreachable)
  await expect(shellPage(page).title).toBeAttached()
  expect(await pairing.copyLink()).toMatch(/^wc:/)

  await page.unroute(script)
  await pairing.retryButton.click()
  await expect(pairing.code).toBeVisible()
})
