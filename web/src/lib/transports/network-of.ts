import type { Config } from 'wagmi'
import type { NetworkAttributes } from './network-transport.ts'

/** Standing and ranking of a network's endpoints; nothing where the network is not configured. Asks nobody. */
export function networkOf(config: Config, chainId: number): Partial<NetworkAttributes> {
  if (!config.chains.some(({ id }) => id === chainId)) return {}
  return config.getClient({ chainId }).transport as Partial<NetworkAttributes>
}
