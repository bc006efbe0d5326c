import type { Config } from 'wagmi'
import { forgetStored } from './forget-stored.ts'
import { guardConnectors } from './guard-connectors.ts'
import { keepOneSession } from './one-session.ts'
import { stayDisconnected } from './stay-disconnected.ts'

/** The rules of a session. Wallets report while the page still starts, so they hold from the moment there is a config. */
export function startSession(config: Config): void {
  forgetStored(config)
  guardConnectors(config)
  keepOneSession(config)
  stayDisconnected(config)
}
