import { longSafeListPath } from '../fixtures/lists.ts'
import { test } from '../fixtures/test.ts'
import { multiSendPage } from '../pages/multi-send-page.ts'
test('x', async ({ page, wallet, chain }) => {
  page.on('pageerror', (e) => console.log('PE', e.stack))
  page.on('console', (e) => console.log('C', e.text().slice(0, 1500)))
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(chain.addresses.demoToken)
  await sending.loadFile(longSafeListPath)
  await page.getByText('Something went').or(sending.reviewButton(5000)).first().waitFor()
  await page.getByText('Details').first().click().catch(() => {})
  console.log(await page.locator('main').innerText())
})
