// Loads the connector of a Safe whose owners sign by files, on first use or where the last session was one.

import type { Config, Connector } from 'wagmi'

/** wagmi's id, and its type: a wallet of the browser may announce itself under any id. */
export const filesId = 'safeFiles'

export const isByFiles = ({ type }: Pick<Connector, 'type'>): boolean => type === filesId

const loads = new WeakMap<Config, Promise<Connector>>()

/** Loads the connector and registers it with wagmi, once. @throws What loading throws, which the next call retries. */
export function loadFilesConnector(config: Config): Promise<Connector> {
  const running = loads.get(config) ?? load(config)
  loads.set(config, running)
  running.catch(() => loads.delete(config))
  return running
}

async function load(config: Config): Promise<Connector> {
  const { createFilesConnector } = await import('./files-connector.ts')
  const connector = config._internal.connectors.setup(createFilesConnector(config, filesId))
  config._internal.connectors.setState((connectors) => [...connectors, connector])
  return connector
}
