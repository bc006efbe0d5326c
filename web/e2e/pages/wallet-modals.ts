import type { Page } from '@playwright/test'
import { shellPage } from './shell-page.ts'
import { web3modalPage } from './web3modal-page.ts'

/** How the dialog that a build carries (`VITE_WALLET_MODAL`) is driven, and whom it asks by itself. */
export const walletModals = {
  saleyard: { drive: shellPage, origins: [], violations: [] },
  web3modal: {
    drive: web3modalPage,
    // Its typeface; lists and pictures of wallets and networks; names of accounts.
    origins: ['https://fonts.googleapis.com', 'https://api.web3modal.org', 'https://rpc.walletconnect.org'],
    // Its buttons carry an empty `ontouchstart`, which nobody misses.
    violations: [/^Executing inline event handler/],
  },
} as const satisfies Record<string, WalletModalUnderTest>

export type WalletModalName = keyof typeof walletModals

export type WalletModalUnderTest = {
  drive(page: Page): { connect(wallet: string): Promise<void> }
  /** Requests to these are no fault of the page. Nobody answers them in the tests. */
  origins: readonly string[]
  /** What it does against the content policy, in the browser's words, and does without. */
  violations: readonly RegExp[]
}
