import { createWeb3Modal } from '@web3modal/wagmi'
import type { Config } from 'wagmi'
import { env } from '@/lib/env.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { loadPairing } from '@/lib/wallet/pairing/load-pairing.ts'

/**
 * Loads and starts the original modal, once per page.
 *
 * @throws Error without a project id: the modal does not work without one.
 */
export async function startWeb3Modal(config: Config) {
  const projectId = env.VITE_WALLETCONNECT_PROJECT_ID
  if (!projectId) throw new Error('VITE_WALLET_MODAL=web3modal needs a VITE_WALLETCONNECT_PROJECT_ID')

  // Loaded first, because the modal hides the pairing row for good if it finds the connector missing once.
  await loadPairing(config).catch(() => undefined)

  const { origin } = location
  return createWeb3Modal({
    wagmiConfig: config,
    projectId,
    metadata: {
      name: i18n.t('app.name'),
      description: i18n.t('app.title'),
      url: origin,
      icons: [`${origin}/favicon.svg`],
    },
    // Its own typeface would come from a third-party host; with this setting, it does not use the one it requests.
    themeVariables: { '--w3m-font-family': getComputedStyle(document.body).fontFamily },
    enableAnalytics: false,
    enableOnramp: false,
    enableSwaps: false,
  })
}
