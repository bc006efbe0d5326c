// Configures the page's one modal as VITE_WALLET_MODAL names it.
import type { ReactNode } from 'react'
import type { Config } from 'wagmi'
import { type Env, env } from '@/lib/env.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'
import type { WalletModal as WalletModalInterface } from '@/lib/wallet/wallet-modal.ts'
import { createModal } from './create-modal.ts'
import { createWeb3Modal } from './create-web3modal.ts'
import { WalletModal } from './wallet-modal.tsx'

type ConfiguredModal = {
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
function configureModal(config: Config): ConfiguredModal {
  return modals[env.VITE_WALLET_MODAL](config)
}

/** The page's one modal. */
export const { modal, dialog } = configureModal(config)
