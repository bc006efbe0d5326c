import { type Config, type Connector, createConnector } from 'wagmi'
import { pairingId } from '../../../lib/wallet/pairing/load-pairing'

export type PairingScript = ReturnType<typeof scriptPairing>

/** A pairing connector without a relay: the test gives the links and says what the wallet answers. */
export function scriptPairing(config: Config) {
  const answers: { resolve(): void; reject(error: unknown): void }[] = []
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const connector: Connector = config._internal.connectors.setup(
    createConnector(() => ({
      id: pairingId,
      name: 'WalletConnect',
      type: pairingId,
      connect: () =>
        new Promise<never>((resolve, reject) =>
          answers.push({ resolve: () => resolve({ accounts: [account], chainId: 31337 } as never), reject }),
        ),
      disconnect: async () => {},
      getAccounts: async () => [account],
      getChainId: async () => 31337,
      getProvider: async () => ({}),
      isAuthorized: async () => false,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    })),
  )
  const last = () => answers.at(-1) ?? { resolve() {}, reject() {} }

  return {
    connector,
    /** How often a link was asked for. */
    asked: () => answers.length,
    /** The relay gives a link that is good for five minutes. */
    link(uri: string) {
      const expiry = Math.floor(Date.now() / 1000) + 300
      connector.emitter.emit('message', {
        type: 'display_uri',
        data: `${uri}?expiryTimestamp=${expiry}`,
      } as never)
    },
    approve: () => last().resolve(),
    decline: () => last().reject(Object.assign(new Error('User rejected.'), { code: 5000 })),
    fail: (error: unknown) => last().reject(error),
  }
}
