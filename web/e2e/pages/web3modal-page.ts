import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'

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
