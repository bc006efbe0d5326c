// Connects a Safe by its address alone: what it is asked to do becomes a proposal of this device, which owners sign by files.

import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { type Address, getAddress, isAddress, numberToHex } from 'viem'
import { type Config, type CreateConnectorFn, createConnector } from 'wagmi'
import { AccountNotFoundError } from '@/lib/wallet/wallet-errors.ts'
import { createFilesProvider } from './files-provider.ts'

/** Key in wagmi's storage; its types know only its own. */
const storageKey = 'safeFiles.account' as 'recentConnectorId'

/** Reads the Safe that was connected last, also where another account is connected by now. */
export async function readLastSafe({ storage }: Pick<Config, 'storage'>): Promise<SafeDomain | undefined> {
  const text = await storage?.getItem(storageKey)
  const [chainId, safe] = typeof text === 'string' ? text.split(':') : []
  if (!safe || !isAddress(safe) || !Number.isSafeInteger(Number(chainId))) return undefined
  return { chainId: Number(chainId), safe: getAddress(safe) }
}

/** Keeps the Safe for the next visit. */
export async function writeLastSafe(
  { storage }: Pick<Config, 'storage'>,
  { chainId, safe }: SafeDomain,
): Promise<void> {
  await storage?.setItem(storageKey, `${chainId}:${safe}`)
}

/**
 * Creates the connector of the Safe that was connected last: `connectSafe` has checked it, in this visit or an earlier one.
 *
 * @param id Also its type.
 */
export function createFilesConnector(config: Config, id: string): CreateConnectorFn {
  return createConnector(({ emitter }) => {
    let domain: SafeDomain | undefined
    async function read(): Promise<SafeDomain> {
      domain = (await readLastSafe(config)) ?? domain
      if (!domain) throw new AccountNotFoundError()
      return domain
    }
    const provider = createFilesProvider(config, {
      read,
      async moveTo(chainId) {
        const { safe } = await read()
        // The same address on another network may be another Safe, or none.
        await readSafe(config.getClient({ chainId }), safe)
        domain = { chainId, safe }
        await writeLastSafe(config, domain)
        emitter.emit('change', { chainId })
      },
    })
    return {
      id,
      name: 'Safe',
      type: id,
      async connect() {
        const { chainId, safe } = await read()
        return { accounts: [safe] as never, chainId }
      },
      async disconnect() {
        domain = undefined
      },
      getAccounts: async (): Promise<readonly Address[]> => [(await read()).safe],
      getChainId: async () => (await read()).chainId,
      getProvider: async () => provider,
      isAuthorized: async () => (await readLastSafe(config)) !== undefined,
      async switchChain({ chainId }) {
        await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
        return config.chains.find(({ id }) => id === chainId) as Config['chains'][number]
      },
      // The Safe reports nothing by itself.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  })
}
