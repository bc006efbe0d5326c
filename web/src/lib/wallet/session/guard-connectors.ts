import type { Config, Connector } from 'wagmi'
import { guardProvider } from './guard-provider.ts'
import { readAccounts } from './read-accounts.ts'
import { readWalletName } from './read-wallet-name.ts'

const guarded = new WeakSet<Connector>()

/**
 * Wallets are programs of strangers: what they say about themselves, and unasked, is read with care before wagmi and the
 * page get it.
 *
 * To be called right after the config is made: a connector binds its listeners one turn after it was set up.
 *
 * @returns What ends it for wallets that come later.
 */
export function guardConnectors(config: Config): () => void {
  const guardAll = (connectors: readonly Connector[]) => {
    for (const connector of connectors) guard(connector)
  }
  guardAll(config.connectors)
  return config._internal.connectors.subscribe(guardAll)
}

function guard(connector: Connector): void {
  if (guarded.has(connector) || connector.type !== 'injected') return
  guarded.add(connector)
  const { getProvider, icon, onAccountsChanged, onConnect, onDisconnect } = connector
  Object.assign(connector, {
    name: readWalletName(connector.name, connector.id),
    // Any other address would be fetched from wherever the wallet likes, before anybody chose it.
    icon: icon?.trim().startsWith('data:image/') ? icon.trim() : undefined,
    getProvider: async () => guardProvider(await getProvider.call(connector)),
    onAccountsChanged: (accounts: unknown) =>
      calm(() => onAccountsChanged.call(connector, [...readAccounts(accounts)])),
    onConnect: (info: unknown) => calm(() => onConnect?.call(connector, Object(info))),
    onDisconnect: (error?: Error) => calm(() => onDisconnect.call(connector, error)),
  } satisfies Partial<Record<keyof Connector, unknown>>)
}

/** Nobody waits for these: what they throw would be an error of the page. */
async function calm(listen: () => unknown): Promise<void> {
  try {
    await listen()
  } catch (error) {
    console.warn('A wallet reported something that could not be read.', error)
  }
}
