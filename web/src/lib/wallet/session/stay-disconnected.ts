import type { Config, Connector } from 'wagmi'
import { isPairing } from '@/lib/wallet/pairing/load-pairing.ts'

/**
 * Who disconnected wants to be. A wallet that keeps its permission reports its next account as a connection, which wagmi
 * takes up; a connector that the user disconnected is not listened to until it is chosen again.
 * A paired wallet that ended its session has none to take up: what would look for it is not loaded.
 *
 * To be called as soon as there is a config: extensions report while the page starts.
 *
 * @returns What ends it.
 */
export function stayDisconnected(config: Config): () => void {
  const respect = (connectors: readonly Connector[]) => {
    for (const connector of connectors) ignoreDisconnected(config, connector).catch(() => {})
  }
  respect(config.connectors)
  const ends = [
    config._internal.connectors.subscribe(respect),
    config.subscribe(
      ({ connections, current }) => connections.get(current ?? '')?.connector,
      (connector, before) => note(config, connector, before).catch(() => {}),
    ),
  ]
  return () => {
    for (const end of ends) end()
  }
}

async function note(config: Config, connector: Connector | undefined, before: Connector | undefined): Promise<void> {
  if (connector) await unmarkDisconnected(config, connector.id)
  // What wagmi stored goes by as well while the page starts; that is only a name, and ended nothing.
  else if (before && isPairing(before) && config.connectors.includes(before)) await markDisconnected(config, before.id)
}

/** wagmi's own mark of its injected connector, which only sets it where the wallet answers. */
const markOf = (id: string) => `${id}.disconnected` as 'recentConnectorId'

export async function wasDisconnected(config: Config, id: string): Promise<boolean> {
  return Boolean(await config.storage?.getItem(markOf(id)))
}

export async function markDisconnected(config: Config, id: string): Promise<void> {
  await config.storage?.setItem(markOf(id), true as never)
}

async function unmarkDisconnected(config: Config, id: string): Promise<void> {
  await config.storage?.removeItem(markOf(id))
}

async function ignoreDisconnected(config: Config, connector: Connector): Promise<void> {
  if (await wasDisconnected(config, connector.id)) connector.emitter.off('connect', config._internal.events.connect)
}

/** To nothing that it says, until it is connected again. */
export function stopListening(config: Config, { emitter }: Connector): void {
  const { change, connect, disconnect } = config._internal.events
  emitter.off('change', change)
  emitter.off('connect', connect)
  emitter.off('disconnect', disconnect)
}
