import type { Page } from '@playwright/test'
import type { Address } from 'viem'

/** What the account created or received. */
export function myTokensPage(page: Page) {
  return {
    /** Finds a token in the list, and goes to its page by the link that its name is. */
    async openToken(token: Address, name: string) {
      await page.goto('/my-tokens')
      const item = page.getByRole('listitem').filter({ has: page.getByTitle(token) })
      await item.getByRole('link', { name }).click()
    },
  }
}
