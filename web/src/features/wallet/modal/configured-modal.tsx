// Configures the page's one modal according to VITE_WALLET_MODAL.
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
  /** The dialog that the page must render; the original modal renders itself. */
  dialog?: ReactNode
}

/** The modals by their value of `VITE_WALLET_MODAL`. */
const modals = {
  saleyard(config) {
    const modal = createModal(config)
    return { modal, dialog: <WalletModal modal={modal} /> }
  },
  web3modal: (config) => ({ modal: createWeb3Modal(config) }),
} satisfies Record<Env['VITE_WALLET_MODAL'], (config: Config) => ConfiguredModal>

function configureModal(config: Config): ConfiguredModal {
  return modals[env.VITE_WALLET_MODAL](config)
}

/** The page's one modal. */
export const { modal, dialog } = configureModal(config)
