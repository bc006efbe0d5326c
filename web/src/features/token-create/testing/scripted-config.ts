import { bscTestnet } from 'viem/chains'
import { createConfig, custom } from 'wagmi'

/** A page whose network answers as asked. */
export function scriptedConfig(request: (call: { method: string; params?: unknown }) => Promise<unknown>) {
  const transports = { [bscTestnet.id]: custom({ request }, { retryCount: 0 }) }
  return createConfig({ chains: [bscTestnet], transports, batch: { multicall: false }, storage: null })
}
