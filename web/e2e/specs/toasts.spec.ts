import { freshAddress } from '@e2e/fixtures/lists.ts'
import { holdToasts } from '@e2e/fixtures/page-conditions.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { typeExample } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { kinds } from '@/features/tokens/kinds/index.ts'

const { example } = kinds.standard
const list = [0x71, 0x72].map((seed) => `${freshAddress(seed)},1`).join('\n')

for (const [place, viewport, tag] of [
  ['a desktop', { width: 1280, height: 800 }, '@slow'],
  ['a phone', { width: 390, height: 844 }, '@slow'],
  ['a narrow phone', { width: 320, height: 568 }, '@commit'],
] as const)
  test.describe(`on ${place}`, { tag }, () => {
    test.use({ viewport })

    test('a toast lies over no main button, and its words not below its cross', async ({ page, wallet }) => {
      await holdToasts(page)
      const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
      wallet.prompts.rejectNext('eth_sendTransaction')
      await creation.create(example.symbol)
      await expectClear(page, creation.createButton(example.symbol))
    })

    test('a toast of an approval lies over no main button either', { tag: '@slow' }, async ({
      page,
      wallet,
      chain,
    }) => {
      await holdToasts(page)
      const sending = multiSendPage(page)
      await sending.open()
      await wallet.connect()
      await sending.chooseToken(await chain.deployForeignToken())
      await sending.paste(list)
      await sending.reviewButton(2).click()
      await sending.goOnToApprove.click()
      wallet.prompts.rejectNext('eth_sendTransaction')
      await sending.anyApproveButton.click()
      await expectClear(page, sending.anyApproveButton)
    })
  })

/** Expects the toast of a declined transaction and the button near it not to overlap. */
async function expectClear(page: Page, button: Locator) {
  const toast = page.locator('.Toastify__toast').filter({ hasText: words.tx.rejected })
  await expect(toast).toBeVisible()
  // It slides in.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))

  await expect(button).toBeInViewport()
  const [act, message] = [await boxOf(button), await boxOf(toast)]
  const isApart =
    act.x + act.width <= message.x ||
    message.x + message.width <= act.x ||
    act.y + act.height <= message.y ||
    message.y + message.height <= act.y
  expect(isApart, 'toast beside button').toBe(true)

  const cross = await boxOf(toast.getByRole('button', { name: words.common.close }))
  // A longer sentence, as other languages have, would fill all of the room.
  const room = await toast.evaluate((box) => {
    const { borderInlineEndWidth, paddingInlineEnd } = getComputedStyle(box)
    return (
      box.getBoundingClientRect().right - Number.parseFloat(borderInlineEndWidth) - Number.parseFloat(paddingInlineEnd)
    )
  })
  expect(room).toBeLessThanOrEqual(cross.x)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}
