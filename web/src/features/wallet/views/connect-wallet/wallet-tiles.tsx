// Shows wallets as tiles; choosing one opens its view.
import type { ReactNode } from 'react'
import type { WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import { WalletIcon } from '@/features/wallet/directory/wallet-icon.tsx'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'

export type WalletTilesProps = {
  wallets: readonly WalletEntry[]
  /** Names the list for screen readers. */
  label: string
  /** One more tile at the end. */
  last?: ReactNode
}

export function WalletTiles({ wallets, label, last }: WalletTilesProps) {
  const { push } = useModal()
  return (
    <ul className="-mx-1 grid grid-cols-3 gap-1 min-[25rem]:grid-cols-5" aria-label={label}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <Tile
            name={wallet.name}
            icon={<WalletIcon wallet={wallet} className="size-11" />}
            onChoose={() => push('Wallet', { Wallet: wallet })}
          />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  )
}

/** As many tiles as the first view of the directory shows. */
export function WaitingTiles() {
  return (
    <div aria-hidden className="-mx-1 grid grid-cols-3 gap-1 min-[25rem]:grid-cols-5">
      {Array.from({ length: 20 }, (_, index) => (
        <span key={index} className="flex flex-col items-center gap-1.5 px-1 pt-2.5 pb-1">
          <span className="skeleton size-11 rounded-box" />
          <span className="flex h-8 w-full justify-center">
            <span className="skeleton h-4 w-4/5" />
          </span>
        </span>
      ))}
    </div>
  )
}

export function Tile({ name, icon, onChoose }: { name: string; icon: ReactNode; onChoose: () => void }) {
  return (
    <button
      type="button"
      title={name}
      className="flex w-full flex-col items-center gap-1.5 rounded-box px-1 pt-2.5 pb-1 text-12 hover:bg-ground"
      onClick={onChoose}
    >
      {icon}
      <span className="line-clamp-2 h-8 w-full text-balance text-center font-medium wrap-anywhere">{name}</span>
    </button>
  )
}
