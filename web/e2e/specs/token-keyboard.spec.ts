import { unseenFocus } from '@e2e/fixtures/accessibility.ts'
import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { readToken } from '@e2e/fixtures/read-token.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage, type TokenFields } from '@e2e/pages/create-token-page.ts'
import { words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'

const { example } = kinds.liquidityGenerator
const { router: _, teamWallet: __, ...typed } = example
/** More than any of these pages has places to stop at. */
const mostStops = 80

test('a user creates a token with fees with the keyboard alone', async ({ page, chain }) => {
  const creation = createTokenPage(page)
  const { keyboard } = page
  // It says the act, or how many fields are to be corrected.
  const review = page.getByRole('main').locator('button[type=submit]')
  await creation.open()
  await tabTo(page, creation.card('liquidityGenerator'))
  await keyboard.press('Enter')

  // What is wrong comes to who goes on too early.
  await tabTo(page, review)
  await keyboard.press('Enter')
  await expect(creation.field('name')).toBeFocused()

  for (const [field, text] of Object.entries(typed)) {
    if (field === 'generateYield') await chooseRouter()
    await tabTo(page, creation.field(field as keyof TokenFields))
    await keyboard.type(text)
  }
  await tabTo(page, review)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.createToken.review.title })).toBeFocused()

  await connect()
  const create = creation.createButton(example.symbol)
  await expect(create).toBeEnabled()
  await tabTo(page, create)
  await keyboard.press('Space')
  await expect(creation.resultTitle(example.name)).toBeFocused()
  const token = readToken(chain, 'liquidityGenerator', await creation.tokenAddress())
  expect([await token.read('name'), await token.owner()]).toEqual([example.name, account(0).address])

  async function chooseRouter() {
    await tabTo(page, creation.routers)
    await keyboard.type('Panacake')
    await expect(creation.routers).toHaveValue(example.router)
  }

  /** The dialog keeps the focus to itself, and gives it back when it is left. */
  async function connect() {
    const button = page.getByRole('main').getByRole('button', { name: words.wallet.connect })
    const dialog = page.getByRole('dialog', { name: words.wallet.choose })
    await tabTo(page, button)
    await keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await keyboard.press('Escape')
    await expect(button).toBeFocused()

    await keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: walletInfo.name }))
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
})

/** Goes on with Tab to where it leads, and sees the focus at each stop. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await unseenFocus(page), 'focus that nobody sees').toBeUndefined()
  }
  throw new Error(`Tab does not lead to ${target}`)
}
