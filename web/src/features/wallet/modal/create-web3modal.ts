// Drives the original modal (`@web3modal/wagmi`) through our interface, and loads it at its first opening.
import type { Config } from 'wagmi'
import { showErrorToast } from '@/components/errors/show-error-toast.tsx'
import type { ModalRoute, WalletModal } from '@/lib/wallet/wallet-modal.ts'

type Web3Modal = Awaited<ReturnType<typeof import('./start-web3modal.ts').startWeb3Modal>>

/** What the original modal calls the views that can be asked for. */
const viewOf = { ConnectWallet: 'Connect', SelectNetwork: 'Networks', Account: 'Account' } as const satisfies Record<
  ModalRoute,
  string
>

/**
 * The original modal (`@web3modal/wagmi`) behind our interface. It asks its makers' hosts as soon as it exists, and weighs
 * more than the page: nothing of it is loaded before somebody opens it.
 */
export function createWeb3Modal(config: Config): WalletModal {
  let started: Promise<Web3Modal> | undefined
  let isWanted = false

  const start = () => {
    started ??= import('./start-web3modal.ts').then(({ startWeb3Modal }) => startWeb3Modal(config))
    started.catch(() => {
      started = undefined // offline; the next click tries again
    })
    return started
  }

  const show = async (route?: ModalRoute) => {
    const modal = await start()
    if (!isWanted) return
    modal.setThemeMode(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
    await modal.open(route && { view: viewOf[route] })
  }

  return {
    open(route) {
      isWanted = true
      return show(route).catch((error) => showErrorToast(error))
    },
    close() {
      isWanted = false
      started?.then((modal) => modal.close()).catch(() => {}) // what could not be loaded is not open
    },
  }
}
