import type { Page } from '@playwright/test'
import { fill, words } from '../words.ts'
import { transactionPanel } from './transaction-panel.ts'

const { createToken } = words

/** Fields of a token as a user types them. */
export type TokenFields = Partial<Record<keyof typeof createToken.fields, string>>

export function createTokenPage(page: Page) {
  const field = (name: keyof TokenFields) => page.getByRole('textbox', { name: createToken.fields[name] })
  // A long symbol is cut short on the button.
  const createButton = (symbol: string) =>
    transactionPanel(page).panel.getByRole('button', {
      name: fill(createToken.review.create, { symbol: symbol.slice(0, 11) }),
    })

  return {
    field,
    transaction: transactionPanel(page),
    addToWallet: page.getByRole('button', { name: createToken.result.addToWallet }),
    addedToWallet: page.getByRole('button', { name: createToken.result.addedToWallet }),

    resultTitle: (name: string) => page.getByRole('heading', { name: fill(createToken.result.title, { name }) }),

    open: () => page.goto('/create-token'),

    async fill(fields: TokenFields) {
      for (const [name, text] of Object.entries(fields)) {
        await field(name as keyof TokenFields).fill(text)
        await field(name as keyof TokenFields).press('Tab')
      }
    },

    review: () => page.getByRole('button', { name: createToken.actions.review }).click(),

    createButton,
    create: (symbol: string) => createButton(symbol).click(),
    backToForm: () => page.getByRole('button', { name: createToken.review.back }).click(),

    /** The address that the result names. */
    async tokenAddress(): Promise<string> {
      const row = page.getByRole('definition').filter({
        has: page.getByRole('button', { name: createToken.result.copyToken }),
      })
      return (await row.textContent())?.match(/0x[0-9a-fA-F]{40}/)?.[0] ?? ''
    },

    sendToMany: () => page.getByRole('link', { name: createToken.result.send }).click(),
  }
}
