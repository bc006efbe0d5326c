// Types the dialog that connects wallets, for our own and for the original one, and lets late parts of the page open it.
/** The views of the modal, under the names of the specification. */
export type ModalView = 'ConnectWallet' | 'Account' | 'SelectNetwork' | 'Wallet' | 'SwitchNetwork'

/** Views that the page can request by name; the others need data that only the modal has. */
export type ModalRoute = Exclude<ModalView, 'Wallet' | 'SwitchNetwork'>

/** The page's interface to the dialog that connects wallets, our own or the original one (`VITE_WALLET_MODAL`). */
export type WalletModal = {
  /**
   * Opens at the route; without one, at the view that fits the connection.
   *
   * @param picked Id of the network chosen before; the original dialog lets the user choose it once more.
   */
  open(route?: ModalRoute, picked?: number): Promise<void>
  close(): void
}

let pageModal: WalletModal | undefined

/** Makes the dialog known to parts that load after it: what the first load would pass on to them adds to it. */
export function setPageModal(modal: WalletModal): void {
  pageModal = modal
}

/** Opens the choice of wallets, also while one is connected. @returns Whether the dialog has loaded. */
export function openWallets(): boolean {
  void pageModal?.open('ConnectWallet')
  return pageModal !== undefined
}
