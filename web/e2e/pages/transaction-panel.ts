import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

/** The one component through which every write goes. */
export function transactionPanel(page: Page) {
  const panel = page.getByRole('region', { name: words.tx.title })
  return {
    panel,
    codeExpected: panel.getByText(words.tx.codeExpected),
    simulationOk: panel.getByText(words.tx.simulationOk),
    status: panel.getByRole('status'),
  }
}
