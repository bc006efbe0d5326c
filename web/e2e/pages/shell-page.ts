import type { Page } from '@playwright/test'
export function shellPage(page: Page) {
  return {
    async connect(name: string) {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('button', { name }).click()
    },
  }
}
