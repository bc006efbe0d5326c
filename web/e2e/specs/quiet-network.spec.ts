import { expect, test } from '../fixtures/test.ts'
import { shellPage } from '../pages/shell-page.ts'

test('a visitor opens every page of the menu, and nobody but the page is asked [c2]', async ({ page, pageHealth }) => {
  const shell = shellPage(page)
  await page.goto('/')
  await expect(shell.title).toBeVisible()

  for (const path of await shell.menuPaths()) {
    await page.goto(path)
    await expect(shell.title).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  expect(pageHealth.endRequests()).toEqual([])
})
