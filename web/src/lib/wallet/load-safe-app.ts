// Loads what speaks with a Safe whose page frames this one, where the build lets pages frame it.

import type { Hash } from 'viem'
import type { Config, Connector } from 'wagmi'
import type { SafeAppProposal } from './safe-app.ts'

/** Compares the type: a wallet of the browser may announce itself under any id. */
export const isSafeApp = ({ type }: Connector): boolean => type === 'safe'

/** Whether another page frames this one, and the build lets it: without the setting it folds this to false. */
export const isFramed = (): boolean =>
  Boolean(import.meta.env.VITE_FRAME_ANCESTORS) && window.parent !== window && isAllowedThere()

/** Each page around this one must be of an exact origin of the setting. Firefox does not name them: there only their messages do. */
function isAllowedThere(): boolean {
  const allowed = import.meta.env.VITE_FRAME_ANCESTORS?.split(/[\s,]+/) ?? []
  return Array.from(window.location.ancestorOrigins ?? []).every((origin) => allowed.includes(origin))
}

/**
 * Registers the Safe whose page frames this one, as soon as that page says so: it may take any time, or never come. Undefined
 * without a frame.
 *
 * @throws What loading throws.
 */
export async function loadSafeApp(config: Config): Promise<Connector | undefined> {
  // The build folds the setting: without one nothing of this is in it.
  if (import.meta.env.VITE_FRAME_ANCESTORS && isFramed()) {
    const { askHost, createSafeApp } = await import('./safe-app.ts')
    await askHost()
    const known = config.connectors.find(isSafeApp)
    if (known) return known
    const connector = config._internal.connectors.setup(createSafeApp())
    config._internal.connectors.setState((connectors) => [...connectors, connector])
    return connector
  }
  return undefined
}

/**
 * Asks the Safe whose page frames this one what its server knows of a proposal; undefined where no Safe does.
 *
 * @throws As `readSafeAppProposal`.
 */
export async function readFramedProposal(config: Config, safeTxHash: Hash): Promise<SafeAppProposal | undefined> {
  if (import.meta.env.VITE_FRAME_ANCESTORS && config.connectors.some(isSafeApp)) {
    const { readSafeAppProposal } = await import('./safe-app.ts')
    return readSafeAppProposal(safeTxHash)
  }
  return undefined
}
