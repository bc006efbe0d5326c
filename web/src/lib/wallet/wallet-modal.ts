// Types the dialog that connects wallets, for our own and for the original one.
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
