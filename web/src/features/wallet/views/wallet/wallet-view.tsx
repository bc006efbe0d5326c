import { useModalState } from '../../modal/modal-context'
import { router } from '../../modal/router'
import { InstalledPart } from './installed-part'
import { PairingPart } from './pairing-part'
import { StoreLinks } from './store-links'

/** One wallet: connecting it in this browser, pairing with it elsewhere, and where to get it. */
export function WalletView() {
  const wallet = useModalState((state) => router.walletOf(state.router))
  return (
    <div className="flex flex-col gap-5 text-14">
      {wallet.connectorUid && <InstalledPart wallet={wallet} />}
      <PairingPart wallet={wallet} />
      <StoreLinks wallet={wallet} />
    </div>
  )
}
