import type { ReactNode } from 'react'
import type { Config } from 'wagmi'
import { createWeb3Modal } from '@/features/wallet/alternative/create-web3modal.ts'
import { type Env, env } from '@/lib/env.ts'
import type { WalletModal as WalletModalInterface } from '@/lib/wallet/wallet-modal.ts'
import { createModal } from './create-modal.ts'
import { WalletModal } from './wallet-modal.tsx'

export type ConfiguredModal = {
  modal: WalletModalInterface
  /** What the page must draw for it; the alternative draws itself. */
  dialog?: ReactNode
}

/** The modals that `VITE_WALLET_MODAL` can name. */
const modals = {
  saleyard(config) {
    const modal = createModal(config)
    return { modal, dialog: <WalletModal modal={modal} /> }
  },
  web3modal: (config) => ({ modal: createWeb3Modal(config) }),
} satisfies Record<Env['VITE_WALLET_MODAL'], (config: Config) => ConfiguredModal>

/** The modal that the settings name. */
export function configureModal(config: Config): ConfiguredModal {
  return modals[env.VITE_WALLET_MODAL](config)
}
