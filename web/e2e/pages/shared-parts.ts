// Locates what several pages share: facts, the transaction panel, the deployment panel.
import { fill, words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'

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

const { deploy } = words

/** Where a network lacks a contract: what will be deployed, then the transaction. */
export function deployPanel(page: Page) {
  return {
    title: (contract: string, network: string) =>
      page.getByRole('heading', { name: fill(deploy.title, { contract, network }) }),
    contracts: page.getByRole('list', { name: deploy.list }).getByRole('listitem'),
    transaction: transactionPanel(page),
    button: (contract: string) => page.getByRole('button', { name: fill(deploy.action, { contract }), exact: true }),
    problem: (sentence: string) => page.getByRole('alert').filter({ hasText: sentence }),
  }
}

/** The value of a name in a list of facts; in the whole page, or in one part of it. */
export function getFact(page: Page, name: string, within: Page | Locator = page): Locator {
  const row = within.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
  return row.getByRole('definition')
}
