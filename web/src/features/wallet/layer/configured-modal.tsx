import { config } from '../../../lib/wagmi-config'
import { configureModal } from '../modal/configure-modal'

/** The page's one modal. */
export const { modal, dialog } = configureModal(config)
