import { kinds } from '../../src/features/token-create/kinds/index.ts'
import { holdToasts } from '../fixtures/hold-toasts.ts'
import { expect, test } from '../fixtures/test.ts'
import { typeExample } from '../pages/create-example.ts'
import { words } from '../words.ts'

const { example } = kinds.standard

for (const [place, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
  ['a narrow phone', { width: 320, height: 568 }],
] as const)
  test.describe(`on ${place}`, () => {
    test.use({ viewport })

    test('a toast lies over no main button, and its words not below its cross', async ({ page, wallet }) => {
      await holdToasts(page)
      const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
      wallet.prompts.rejectNext('eth_sendTransaction')
      await creation.create(example.symbol)
      const toast = page.locator('.Toastify__toast').filter({ hasText: words.tx.rejected })
      await expect(toast).toBeVisible()
      // It slides in.
      await toast.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))

      const boxOf = async (part: typeof toast) => {
        const box = await part.boundingBox()
        if (!box) throw new Error('It is not on the screen')
        return box
      }
      const button = creation.createButton(example.symbol)
      await expect(button).toBeInViewport()
      const [act, message] = [await boxOf(button), await boxOf(toast)]
      const isApart =
        act.x + act.width <= message.x ||
        message.x + message.width <= act.x ||
        act.y + act.height <= message.y ||
        message.y + message.height <= act.y
      expect(isApart, 'toast beside button').toBe(true)

      const cross = await boxOf(toast.getByRole('button', { name: words.common.close }))
      const text = await boxOf(toast.getByText(words.tx.rejected))
      expect(text.x + text.width).toBeLessThanOrEqual(cross.x)
    })
  })
