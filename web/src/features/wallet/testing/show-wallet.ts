// Renders the view of one wallet up to its request to the relay.
import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import { createTestConfig } from '@/testing/render-app.tsx'
import { createScriptedRelay, remote, type ScriptedRelay } from '@/testing/scripted-pairing.ts'
import { accountA as account } from '@/testing/scripted-wallet.ts'
import { pass, renderClosedModal } from './render-modal.tsx'

type WalletFixture = {
  phone?: boolean
  installed?: boolean
  /** Delay of the relay's link, ms. */
  link?: ScriptedRelay['link']
}

/**
 * Shows the view of a wallet after its request to the relay; needs a fake clock, and `scriptedConnectors` in place of
 * wagmi's.
 */
export async function showWallet(
  entry: WalletEntry,
  { phone = false, installed = false, link = 0 }: WalletFixture = {},
) {
  if (phone) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile')
  const answers: Record<string, unknown> = { eth_requestAccounts: [account], eth_chainId: '0x7a69' }
  const config = createTestConfig((method) => answers[method] ?? null)
  const wallet = installed ? { ...entry, connectorUid: config.connectors[0]?.uid } : entry
  const relay = createScriptedRelay()
  relay.link = link
  remote.relay = relay
  const modal = await renderClosedModal(config)
  await act(() => modal.open('ConnectWallet'))
  act(() => modal.push('Wallet', { Wallet: wallet }))
  await screen.findByText(wallet.name, { selector: 'h2' })
  if (link === 0) await pass(400)
  return { modal, relay, requested: () => relay.proposals.length }
}

/** Fills the wallet's name into a sentence of the page. */
export const fillWalletName = (sentence: string, wallet: string) => sentence.replace('{{wallet}}', wallet)
