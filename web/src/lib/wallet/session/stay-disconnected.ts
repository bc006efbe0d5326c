import type { Config, Connector } from 'wagmi'

/**
 * Who disconnected wants to be. A wallet that keeps its permission reports its next account as a connection, which wagmi
 * takes up; a connector that the user disconnected is not listened to until it is chosen again.
 *
 * @returns What ends it.
 */
export function stayDisconnected(config: Config): () => void {
  const respect = (connectors: readonly Connector[]) => {
    for (const connector of connectors) ignoreDisconnected(config, connector).catch(() => {})
  }
  respect(config.connectors)
  return config._internal.connectors.subscribe(respect)
}

/** wagmi's own mark of its injected connector. */
export async function wasDisconnected(config: Config, id: string): Promise<boolean> {
  return Boolean(await config.storage?.getItem(`${id}.disconnected` as 'recentConnectorId'))
}

async function ignoreDisconnected(config: Config, connector: Connector): Promise<void> {
  if (await wasDisconnected(config, connector.id)) ignoreConnects(config, connector)
}

export function ignoreConnects(config: Config, connector: Connector): void {
  connector.emitter.off('connect', config._internal.events.connect)
}
