/** The views of the modal, under the names of the specification. */
export type ModalView = 'ConnectWallet' | 'Account' | 'SelectNetwork' | 'Wallet' | 'SwitchNetwork'

/** Views that can be asked for by name; the others need data that only the modal has. */
export type ModalRoute = Exclude<ModalView, 'Wallet' | 'SwitchNetwork'>

/** What the page asks of the dialog that connects wallets, whichever it is (`VITE_WALLET_MODAL`). */
export type WalletModal = {
  /**
   * Opens at the route; without one, at the view that fits the connection.
   *
   * @param picked Id of the network that was chosen before; the original dialog lets it be chosen once more.
   */
  open(route?: ModalRoute, picked?: number): Promise<void>
  close(): void
}
