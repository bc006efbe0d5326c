// Drives the original modal (`@web3modal/wagmi`) through our interface, and loads it when it first opens.
import type { Config } from 'wagmi'
import { showErrorToast } from '@/components/errors/show-error-toast.tsx'
import type { ModalRoute, WalletModal } from '@/lib/wallet/wallet-modal.ts'

type Web3Modal = Awaited<ReturnType<typeof import('./start-web3modal.ts').startWeb3Modal>>

/** The original modal's names of the views that the page can request. */
const originalViews = {
  ConnectWallet: 'Connect',
  SelectNetwork: 'Networks',
  Account: 'Account',
} as const satisfies Record<ModalRoute, string>

/**
 * Wraps the original modal (`@web3modal/wagmi`) in our interface. It contacts its makers' hosts as soon as it exists,
 * and is larger than the page: nothing of it loads before it opens.
 */
export function createWeb3Modal(config: Config): WalletModal {
  let started: Promise<Web3Modal> | undefined
  let isOpenRequested = false

  const start = () => {
    started ??= import('./start-web3modal.ts').then(({ startWeb3Modal }) => startWeb3Modal(config))
    started.catch(() => {
      started = undefined // offline; the next click retries
    })
    return started
  }

  const show = async (route?: ModalRoute) => {
    const modal = await start()
    if (!isOpenRequested) return
    modal.setThemeMode(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
    await modal.open(route && { view: originalViews[route] })
  }

  return {
    open(route) {
      isOpenRequested = true
      return show(route).catch((error) => showErrorToast(error))
    },
    close() {
      isOpenRequested = false
      started?.then((modal) => modal.close()).catch(() => {}) // a modal that failed to load is not open
    },
  }
}
