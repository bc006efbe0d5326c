import type { Config } from 'wagmi'
import { AccountNotFoundError, ConnectorNotFoundError } from '@/lib/wallet/wallet-errors.ts'
import { requestWallet } from './request-wallet.ts'

/**
 * Requests again which accounts this page may see (`wallet_requestPermissions`, EIP-2255), so that the user can choose
 * another one.
 *
 * @throws As {@link requestWallet}.
 */
export function requestAccounts(config: Config): Promise<void> {
  return requestWallet(async () => {
    const connector = config.state.connections.get(config.state.current ?? '')?.connector
    if (!connector) throw new ConnectorNotFoundError()
    const provider = (await connector.getProvider()) as {
      request(request: { method: string; params: readonly unknown[] }): Promise<unknown>
    }
    await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    const accounts = await connector.getAccounts()
    if (accounts.length === 0) throw new AccountNotFoundError()
    // Wallets report a change by themselves, but not all of them after this request.
    connector.emitter.emit('change', { accounts })
  })
}
