import {
  accountA,
  createScriptedWallet,
  type ScriptedWallet,
  type WalletScript,
} from '@/lib/testing/scripted-wallet.ts'
import { choose, renderPage, seeAccount } from './render-page.tsx'

/** The page with one wallet connected to it, and `others` beside. */
export async function renderConnected(
  script: WalletScript = {},
  options?: { storage?: Storage },
  others: readonly ScriptedWallet[] = [],
) {
  const wallet = createScriptedWallet(script)
  const page = await renderPage([wallet, ...others], options)
  await choose('Test wallet')
  await seeAccount(accountA)
  return { ...page, wallet }
}
