// Drives the dialog that a build carries, ours or the original, and lists the origins that the original may contact.

import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { shellPage } from './shell-page.ts'

/** How the dialog that a build carries (`VITE_WALLET_MODAL`) is driven, and whom it asks by itself. */
export const walletModals = {
  saleyard: { drive: shellPage, origins: [], violations: [] },
  web3modal: {
    drive: web3modalPage,
    // Its typeface; lists and pictures of wallets and networks; names of accounts.
    origins: ['https://fonts.googleapis.com', 'https://api.web3modal.org', 'https://rpc.walletconnect.org'],
    // Its buttons carry an empty `ontouchstart`, which has no effect when blocked.
    violations: [/^Executing inline event handler/],
  },
} as const satisfies Record<string, WalletModalUnderTest>

export type WalletModalName = keyof typeof walletModals

export type WalletModalUnderTest = {
  drive(page: Page): { connect(wallet: string): Promise<void> }
  /** Requests to these are no fault of the page. They get no answer in the tests. */
  origins: readonly string[]
  /** What it does against the content policy, in the browser's words, and does without. */
  violations: readonly RegExp[]
}

/** The original modal: custom elements, whose open shadow roots Playwright looks into. Its words are its own, always English. */
export function web3modalPage(page: Page) {
  const header = page.getByRole('banner')
  const connectButton = header.getByRole('button', { name: words.wallet.connect })
  const dialog = page.getByRole('alertdialog')

  return {
    connectButton,
    /** Whether a network was picked before or not. */
    networkButton: header
      .getByRole('button', { name: words.networks.button.split('{{')[0] })
      .or(header.getByRole('button', { name: words.networks.choose, exact: true })),
    dialog,
    balance: dialog.getByText(/\d [A-Z]{3,}/),
    disconnectButton: dialog.getByRole('button', { name: 'Disconnect' }),

    /** From the closed dialog to the link that the code shows. */
    async startPairing(): Promise<string> {
      await connectButton.click()
      await dialog.getByRole('button', { name: 'WalletConnect' }).click()
      return (await dialog.locator('wui-qr-code').getAttribute('uri')) ?? ''
    },

    async connect(wallet: string) {
      await connectButton.click()
      await dialog.getByRole('button', { name: wallet }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
