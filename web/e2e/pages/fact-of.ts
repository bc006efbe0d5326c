import type { Locator, Page } from '@playwright/test'

/** What stands beside a name in a list of facts; of all of the page, or of one part of it. */
export function factOf(page: Page, name: string, within: Page | Locator = page): Locator {
  const row = within.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
  return row.getByRole('definition')
}
