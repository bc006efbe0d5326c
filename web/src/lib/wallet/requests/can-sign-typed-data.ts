import type { Config } from 'wagmi'

/**
 * Whether the connected wallet can be asked for a signature of typed data. A paired wallet has said which methods it takes;
 * of any other it is assumed until it refuses.
 */
export async function canSignTypedData(config: Config): Promise<boolean> {
  const connector = config.state.connections.get(config.state.current ?? '')?.connector
  if (!connector) return false
  const provider = Object(await connector.getProvider()) as {
    session?: { namespaces?: Record<string, { methods?: readonly string[] }> }
  }
  const namespaces = Object.values(provider.session?.namespaces ?? {})
  return namespaces.length === 0 || namespaces.some(({ methods }) => methods?.includes('eth_signTypedData_v4'))
}
