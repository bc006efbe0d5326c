import type { Page } from '@playwright/test'
import type { Address } from 'viem'

/** What the account created or received. */
export function myTokensPage(page: Page) {
  return {
    open: () => page.goto('/my-tokens'),
    token: (token: Address) => page.getByRole('listitem').filter({ has: page.getByTitle(token) }),
  }
}
