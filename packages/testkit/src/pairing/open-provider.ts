// Opens the pairing provider that the page ships, in Node.

import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { foundry } from 'viem/chains'
import { type CoreOptionsParameters, createCoreOptions } from './core-options.ts'

export type OpenProviderParameters = CoreOptionsParameters & { rpcUrl: string }

/** The provider that the page ships, in Node. */
export async function openProvider({ rpcUrl, ...parameters }: OpenProviderParameters) {
  const provider = await EthereumProvider.init({
    ...createCoreOptions(parameters),
    showQrModal: false,
    optionalChains: [foundry.id, 56],
    rpcMap: { [foundry.id]: rpcUrl, 56: rpcUrl },
    metadata: { name: 'Page', description: 'A page in a test', url: 'https://page.example', icons: [] },
  })
  const { core } = provider.signer.client
  return Object.assign(provider, {
    /** Settles with the link as soon as there is one; what becomes of it is in `connection`. */
    async propose() {
      const shown = new Promise<string>((resolve) => provider.once('display_uri', resolve))
      const connection = provider.connect()
      return { uri: await shown, connection }
    },
    async close() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  })
}
