import type { WalletEntry, WalletLinks } from '@/features/wallet/directory/wallet-entry.ts'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'

export type PairingPlan = {
  /** Whether the code is shown at once; else it is behind a button. */
  codeIsFirst: boolean
  /** Whether an app on this device can be opened. */
  opensApp: boolean
  /** How; where it is missing, by the pairing link itself, which any wallet takes. */
  app?: WalletLinks
}

/** What stands first: on a phone the wallet's app, on a computer what is installed there, else the code. */
export function toPairingPlan(wallet: WalletEntry, isOnPhone: boolean): PairingPlan {
  const app = isOnPhone ? wallet.mobile : wallet.desktop
  const opensApp = !wallet.connectorUid && (Boolean(app) || (isOnPhone && wallet.id === pairingId))
  return { app, opensApp, codeIsFirst: !wallet.connectorUid && !(isOnPhone && opensApp) }
}
