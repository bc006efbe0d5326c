// Runs the original modal's state machine as the oracle of ours, in our terms.
import {
  AccountCtrl,
  ClientCtrl,
  ConfigCtrl,
  ModalCtrl,
  OptionsCtrl,
  RouterCtrl,
  WcConnectionCtrl,
} from '@web3modal/core'
import type { ViewData } from '@/features/wallet/modal/router.ts'
import type { ModalRoute, ModalView } from '@/lib/wallet/wallet-modal.ts'
import { accountA } from '@/testing/scripted-wallet.ts'

type OriginalView = typeof RouterCtrl.state.view

/** In the original, `Wallet` is the data of several views of one wallet; one of them represents ours. */
const originalViews: Record<ModalView, OriginalView> = {
  ConnectWallet: 'ConnectWallet',
  Account: 'Account',
  SelectNetwork: 'SelectNetwork',
  Wallet: 'DesktopConnecting',
  SwitchNetwork: 'SwitchNetwork',
}
const ourViews = Object.fromEntries(Object.entries(originalViews).map(([ours, theirs]) => [theirs, ours])) as Record<
  OriginalView,
  ModalView
>

/** How the browser's wallet answers the original's request. */
export type Mood = 'agrees' | 'declines' | 'is busy'

/**
 * The state machine of `@web3modal/core` 2.7.1 in our terms. It is a singleton: `restart` resets it to its first state.
 */
export const originalModal = {
  mood: 'agrees' as Mood,
  /** Number of requests to the browser's wallet without a dialog. */
  directConnects: 0,

  restart() {
    originalModal.mood = 'agrees'
    originalModal.directConnects = 0
    ClientCtrl.setEthereumClient(client as never)
    Object.assign(RouterCtrl.state, { view: 'ConnectWallet', history: ['ConnectWallet'], data: undefined })
    AccountCtrl.resetAccount()
    ModalCtrl.close()
    originalModal.configure({ networkView: false })
    originalModal.setReady(false)
  },
  /** Reads the page's URL and the browser's wallets, as at the start of a page. */
  configure({ networkView }: { networkView: boolean }) {
    ConfigCtrl.setConfig({ projectId: 'test', enableNetworkView: networkView })
  },
  /** Sets whether UI and data are loaded and a pairing link exists. */
  setReady(ready: boolean) {
    OptionsCtrl.setIsUiLoaded(ready)
    OptionsCtrl.setIsDataLoaded(ready)
    WcConnectionCtrl.setPairingUri(ready ? 'wc:test@2' : '')
  },
  setInstalled(isInstalled: boolean) {
    client.isInstalled = isInstalled
  },
  connect() {
    AccountCtrl.setAddress(accountA)
    AccountCtrl.setIsConnected(true)
  },
  disconnect: () => AccountCtrl.resetAccount(),
  open: (route?: ModalRoute) => void ModalCtrl.open(route && { route }),
  close: () => ModalCtrl.close(),
  /** Brings it to the state of ours after an intended difference. */
  show: () => Object.assign(ModalCtrl.state, { open: true }),
  push: (view: ModalView, data?: ViewData) => RouterCtrl.push(originalViews[view], data as never),
  reset: (view: ModalView) => RouterCtrl.reset(originalViews[view]),
  replace: (view: ModalView) => RouterCtrl.replace(originalViews[view]),
  goBack: () => RouterCtrl.goBack(),

  /** Returns its state in the shape of ours. */
  read() {
    const { view, history, data } = RouterCtrl.state
    return {
      open: ModalCtrl.state.open,
      router: {
        view: ourViews[view],
        history: history.map((each) => ourViews[each]),
        data: data as ViewData | undefined,
      },
    }
  },
}

const client = {
  chains: [],
  isInstalled: true,
  isInjectedProviderInstalled: () => client.isInstalled,
  getNetwork: () => ({}),
  async connectConnector() {
    originalModal.directConnects += 1
    if (originalModal.mood !== 'agrees') throw new Error('no')
    originalModal.connect()
  },
}
