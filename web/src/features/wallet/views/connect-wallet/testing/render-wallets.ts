import { act } from '@testing-library/react'
import { injected } from 'wagmi'
import { renderClosedModal } from '@/features/wallet/testing/render-closed-modal.tsx'
import { createTestConfig, type WalletAnswer } from '@/lib/testing/render-app.tsx'

export const silent: WalletAnswer = () => new Promise(() => {})

/** The dialog of a browser with the test wallet and `others`, all of which answer alike, or with `window.ethereum` alone; closed until `show`. */
export async function renderWallets(
  answer: WalletAnswer = silent,
  others: readonly string[] = [],
  { legacy = false } = {},
) {
  const config = createTestConfig(answer)
  if (legacy) config._internal.connectors.setState([config._internal.connectors.setup(injected())])
  for (const name of others) {
    const provider = { request: ({ method }: { method: string }) => answer(method, []), on() {}, removeListener() {} }
    const id = `test.${name.toLowerCase()}`
    const connector = config._internal.connectors.setup(injected({ target: { id, name, provider: provider as never } }))
    config._internal.connectors.setState((known) => [...known, connector])
  }
  const modal = await renderClosedModal(config)
  return { config, modal, show: () => act(() => modal.open('ConnectWallet')) }
}
