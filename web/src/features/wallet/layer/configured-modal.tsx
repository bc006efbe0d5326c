import { configureModal } from '@/features/wallet/modal/configure-modal.tsx'
import { config } from '@/lib/wagmi-config.ts'

/** The page's one modal. */
export const { modal, dialog } = configureModal(config)
