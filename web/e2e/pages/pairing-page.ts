// Locates and drives the pairing part of the wallet dialog, and pairs a phone.

import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { WalletPeer } from '@saleyard/testkit/pairing/create-wallet-peer.ts'
import { shellPage } from './shell-page.ts'

const { connect, directory, wallet } = words.walletModal
/** As the page calls a wallet that it does not know yet. */
const anyWallet = wallet.yourWallet

/** The part of the wallet dialog that reaches wallets on other devices. */
export function pairingPage(page: Page) {
  const shell = shellPage(page)
  const dialog = page.getByRole('dialog')
  const copyButton = dialog.getByRole('button', { name: words.walletModal.copyLink })

  return {
    dialog,
    status: dialog.getByRole('status').first(),
    code: dialog.getByRole('img', { name: fill(wallet.qr, { wallet: anyWallet }) }),
    retryButton: dialog.getByRole('button', { name: words.common.tryAgain }),
    disconnectFirst: dialog.getByRole('button', { name: wallet.disconnectFirst }),
    otherWallets: dialog.getByRole('list', { name: connect.others }),

    /** From the closed dialog to the code. */
    async open() {
      await shell.connectButton.click()
      await shell.walletDialog.getByRole('button', { name: 'WalletConnect' }).click()
    },

    /** What the page writes to the clipboard; the test must be allowed to read it. */
    async copyLink(): Promise<string> {
      await copyButton.click()
      // Until then the clipboard holds what was there before.
      await dialog.getByRole('button', { name: words.common.copied }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    },

    close: () => dialog.getByRole('button', { name: words.common.close }).click(),

    /** A wallet that a list offers. */
    listed: (name: string) => dialog.getByRole('listitem').getByRole('button', { name, exact: true }),
    allWallets: dialog.getByRole('button', { name: directory.all }),
    search: dialog.getByRole('searchbox', { name: directory.search }),

    /** The link that opens the wallet's app. */
    appLink: (name: string) => dialog.getByRole('link', { name: fill(wallet.open, { wallet: name }) }),
  }
}

/** As a user does it: copies the link in the page, and gives it to the wallet on the phone. Settles when it is connected. */
export async function pairPhone(page: Page, phone: Pick<WalletPeer, 'address' | 'pair'>): Promise<void> {
  const pairing = pairingPage(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await pairing.open()
  await phone.pair(await pairing.copyLink())
  await shellPage(page).accountButton(shortenAddress(phone.address)).waitFor()
}
