import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { transactionPanel } from './transaction-panel.ts'

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
