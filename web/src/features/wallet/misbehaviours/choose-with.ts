import { createScriptedWallet, type WalletScript } from '@/lib/testing/scripted-wallet.ts'
import { choose, renderPage } from './render-page.tsx'

/** Renders the page with one wallet and chooses it. */
export async function chooseWith(script: WalletScript) {
  const wallet = createScriptedWallet(script)
  const page = await renderPage([wallet])
  await choose('Test wallet')
  return { ...page, wallet }
}
