import type { Config } from 'wagmi'
import { forgetStored } from './forget-stored'
import { guardConnectors } from './guard-connectors'
import { keepOneSession } from './one-session'
import { stayDisconnected } from './stay-disconnected'

/** The rules of a session. Wallets report while the page still starts, so they hold from the moment there is a config. */
export function startSession(config: Config): void {
  forgetStored(config)
  guardConnectors(config)
  keepOneSession(config)
  stayDisconnected(config)
}
