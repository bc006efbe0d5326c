// Computes the modal's navigation: the current view, its history and its data.
import type { WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import { SwitchNetworkDataMissingError, WalletDataMissingError } from '@/lib/wallet/wallet-errors.ts'
import type { ModalView } from '@/lib/wallet/wallet-modal.ts'

/** Data that a view needs. */
export type ViewData = { Wallet?: WalletEntry; SwitchNetwork?: { chainId: number } }

export type Router = {
  view: ModalView
  /** Oldest first; its last entry is the view. */
  history: readonly ModalView[]
  data?: ViewData
}

/** Rows R1 to R5 of the original modal's behaviour: which view is shown, and where "back" leads. */
export const router = {
  start: { view: 'ConnectWallet', history: ['ConnectWallet'], data: undefined } satisfies Router as Router,

  /** Changes nothing if the view is already current, not even its data. */
  push(state: Router, view: ModalView, data?: ViewData): Router {
    if (view === state.view) return state
    return { view, history: [...state.history, view], data: data ?? state.data }
  },

  /** Keeps the data. */
  reset(state: Router, view: ModalView): Router {
    return { ...state, view, history: [view] }
  },

  /** Replaces the current view with another; the first view stays. */
  replace(state: Router, view: ModalView): Router {
    if (!router.canGoBack(state)) return state
    return { ...state, view, history: [...state.history.slice(0, -1), view] }
  },

  goBack(state: Router): Router {
    const history = state.history.slice(0, -1)
    const view = history.at(-1)
    return view ? { ...state, view, history } : state
  },

  canGoBack: ({ history }: Router): boolean => history.length > 1,

  /** @throws WalletDataMissingError */
  getWallet({ data }: Router): WalletEntry {
    if (!data?.Wallet) throw new WalletDataMissingError()
    return data.Wallet
  },

  /** @throws SwitchNetworkDataMissingError */
  getSwitchNetwork({ data }: Router): { chainId: number } {
    if (!data?.SwitchNetwork) throw new SwitchNetworkDataMissingError()
    return data.SwitchNetwork
  },
}
