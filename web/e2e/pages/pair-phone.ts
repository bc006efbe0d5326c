import type { WalletPeer } from '@e2e/fixtures/pairing/create-wallet-peer.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { pairingPage } from './pairing-page.ts'
import { shellPage } from './shell-page.ts'

/** As a user does it: copies the link in the page, and gives it to the wallet on the phone. Settles when it is connected. */
export async function pairPhone(page: Page, phone: WalletPeer): Promise<void> {
  const pairing = pairingPage(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await pairing.open()
  await phone.pair(await pairing.copyLink())
  await shellPage(page).accountButton(shortenAddress(phone.address)).waitFor()
}
