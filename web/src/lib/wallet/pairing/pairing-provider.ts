import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { Connector } from 'wagmi'
import { env } from '@/lib/env.ts'

export type PairingProvider = Awaited<ReturnType<typeof EthereumProvider.init>>

export async function providerOf(connector: Connector): Promise<PairingProvider> {
  return (await connector.getProvider()) as PairingProvider
}

/**
 * Wallets check a page's address with a service of the public relay. With another relay it vouches for nothing, yet every
 * request would wait up to 5 seconds for it, and a stranger would be asked.
 */
export function leaveOutVerify({ signer }: PairingProvider): void {
  const { hostname } = new URL(env.VITE_WALLETCONNECT_RELAY_URL)
  if (/\.walletconnect\.(org|com)$/.test(hostname)) return
  signer.client.core.verify.register = async () => ''
}

/** Leaves the relay where no session needs it. The provider calls it again by itself with the next pairing. */
export async function hangUp(connector: Connector): Promise<void> {
  const { session, signer } = await providerOf(connector)
  if (!session) await signer.client.core.relayer.transportClose()
}
