import { toUserError } from '@/lib/errors/to-user-error.ts'
import { config } from '@/lib/wagmi-config.ts'
import { createDoor } from './create-door.ts'

/** The way in for pages without the wallet layer around them: they fetch it from here when somebody wants to connect. */
export const walletDoor = { ...createDoor(config), explain: toUserError }
