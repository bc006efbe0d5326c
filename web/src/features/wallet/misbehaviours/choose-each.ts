import { createScriptedWallet, type WalletScript } from '@/lib/testing/scripted-wallet.ts'
import { chooseShown, openWallets, renderPage } from './render-page.tsx'

/** One page with a wallet for each script; each is chosen, and then seen to fail. */
export async function chooseEach(scripts: readonly WalletScript[], see: (name: string) => Promise<unknown>) {
  const wallets = scripts.map((script, at) =>
    createScriptedWallet({ ...script, name: `Wallet ${at}`, rdns: `test.${at}` }),
  )
  await renderPage(wallets)
  await openWallets()
  for (const { name } of wallets) {
    await chooseShown(name)
    await see(name)
  }
  return wallets
}
