import { useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { router } from '@/features/wallet/modal/router.ts'
import { InstalledPart } from './installed-part.tsx'
import { PairingPart } from './pairing-part.tsx'
import { StoreLinks } from './store-links.tsx'

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
