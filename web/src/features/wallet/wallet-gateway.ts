import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Config } from 'wagmi'
import { toFoundWallets } from '@/features/wallet/directory/wallet-entry.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { awaitAnnouncement, hasLegacyWallet, listWallets } from '@/lib/wallet/list-wallets.ts'
import { requestAccounts } from '@/lib/wallet/requests/request-accounts.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'
import { ConnectorNotFoundError } from '@/lib/wallet/wallet-errors.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'

/**
 * Lists and connects the wallets of this browser for pages without the wallet layer; they load it from here when the
 * user wants to connect.
 */
export const walletGateway = { ...createWalletGateway(config), explain: toUserError }

type ConnectOptions = { again: boolean; signal: AbortSignal }

/** Creates the gateway, which has no dialog of its own. */
function createWalletGateway(config: Config) {
  const wallets = () => listWallets(config.connectors, hasLegacyWallet())
  return {
    /** Lists the wallets, the last used first. */
    async list() {
      await awaitAnnouncement(config, () => wallets().length > 0)
      const recentId = (await config.storage?.getItem('recentConnectorId')) ?? undefined
      return toFoundWallets(wallets(), recentId)
    },

    /**
     * @param options.again Requests from an already connected wallet again which accounts this page may see.
     * @throws As `connectWallet` and `requestAccounts`; ConnectorNotFoundError if the wallet is gone.
     */
    async connect(id: string, { again, signal }: ConnectOptions) {
      const connector = wallets().find((wallet) => wallet.id === id)
      if (!connector) throw new ConnectorNotFoundError()
      const isConnected = config.state.current === connector.uid && readWalletState(config).status === 'connected'
      if (!isConnected) await connectWallet(config, { connector, signal })
      else if (again) await requestAccounts(config)
      return { account: readWalletState(config).account ?? '', wallet: connector.name }
    },
  }
}
