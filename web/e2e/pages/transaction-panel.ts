import type { Page } from '@playwright/test'
import { words } from '../words.ts'

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
