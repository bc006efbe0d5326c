import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { foundry } from 'viem/chains'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, hasTouch: true })

/** What can be pressed and is smaller than 44 px in one direction, links in a sentence excepted. */
const findSmall = (page: Page) =>
  page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]'
    const scope = document.querySelector('dialog[open]') ?? document
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !(element.matches('a') && getComputedStyle(element).display === 'inline')
    const getTarget = (element: HTMLElement) =>
      (element.matches('[type="checkbox"], [type="radio"]') && element.closest('label')) || element
    const describe = (element: HTMLElement) => {
      const { width, height, right, bottom } = getTarget(element).getBoundingClientRect()
      const isAway = width === 0 || right < 0 || bottom + scrollY < 0
      if (isAway || Math.min(width, height) > 43.9) return []
      return [`${element.ariaLabel ?? element.textContent}: ${Math.round(width)} x ${Math.round(height)}`]
    }
    return [...scope.querySelectorAll<HTMLElement>(pressable)].filter(isShown).flatMap(describe)
  })

const paths = [
  '/home',
  '/multi-sender',
  ...['standard', 'liquidityGenerator', 'baby', 'buybackBaby'].map((kind) => `/create-token?type=${kind}`),
  '/my-tokens',
  '/sample-page',
  '/authentication/login',
  '/pages/errors/error404',
]

test('on a phone whatever can be pressed has 44 px, on each page, in the menu and in a dialog, which is a sheet', async ({
  page,
  wallet,
  chain,
}) => {
  const shell = shellPage(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(shell.title).toBeVisible()
    await expect.poll(() => findSmall(page), path).toEqual([])
  }

  await page.goto('/home')
  await page.getByRole('button', { name: words.nav.openMenu }).click()
  expect(await findSmall(page), 'menu').toEqual([])
  await page.getByRole('button', { name: words.nav.closeMenu }).click()

  await shell.connectButton.click()
  await expect(shell.walletDialog).toBeVisible()
  await expect
    .poll(() =>
      shell.walletDialog.evaluate((dialog) => {
        const { left, right, bottom } = dialog.getBoundingClientRect()
        return [left, right, bottom]
      }),
    )
    .toEqual([0, phone.width, phone.height])
  expect(await findSmall(page), 'wallets').toEqual([])
  await page.keyboard.press('Escape')
  await wallet.connect()
  expect(await findSmall(page), 'connected').toEqual([])

  await page.goto(`/token/${foundry.id}/${chain.addresses.demoToken}`)
  await expect(shell.title).toBeVisible()
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  expect(await findSmall(page), 'token').toEqual([])
})

test('on a phone the button that leads on is in reach, and covers neither the end of the page nor what has the focus', async ({
  page,
}) => {
  const sending = multiSendPage(page)
  const creation = createTokenPage(page)
  const footer = page.getByRole('contentinfo')

  for (const open of [sending.open, creation.open]) {
    await open()
    const main = page.locator('.main-action')
    await expect(main).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 10_000)
    await expect(main).toBeInViewport({ ratio: 1 })
    const [end, bar] = await Promise.all([
      footer.locator('> :last-child').evaluate((element) => element.getBoundingClientRect().bottom),
      main.evaluate((element) => element.getBoundingClientRect().top),
    ])
    await expect(footer).toBeInViewport()
    expect(end).toBeLessThanOrEqual(bar)
  }

  await sending.open()
  await sending.paste(`${freshAddress(0x71)}, 1`)
  await sending.list.press('Tab')
  for (let step = 0; step < 6; step++) {
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('.main-action')
      if (!focused || focused === document.body || !bar || bar.contains(focused)) return false
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    })
    expect(isCovered).toBe(false)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: words.multiSend.list.editText })).toBeVisible()
  expect(await findSmall(page), 'a list and its tools').toEqual([])
})
