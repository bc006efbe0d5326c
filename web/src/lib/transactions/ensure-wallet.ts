import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { AppError } from '../errors/app-error'
import { switchNetwork } from '../wallet/switch-network'
import { ConnectorNotFoundError } from '../wallet/wallet-errors'
import type { TransactionIntent } from './transaction-intent'

/**
 * Makes sure that the wallet shows the account and the network of the intent; asks it to switch the network, adding it
 * where the wallet does not know it (4902). The wallet of another account is asked for nothing.
 *
 * @throws ConnectorNotFoundError; AppError `accountChanged`, `chainMismatch`; what {@link switchNetwork} throws.
 */
export async function ensureWallet(
  config: Config,
  { account, chainId }: Pick<TransactionIntent, 'account' | 'chainId'>,
): Promise<void> {
  const before = getConnection(config)
  if (before.status !== 'connected') throw new ConnectorNotFoundError()
  assertAccount(before.address, account)
  if (before.chainId === chainId) return
  await switchNetwork(config, chainId)

  // A wallet may hand out another account on another network.
  const after = getConnection(config)
  assertAccount(after.address, account)
  if (after.chainId !== chainId) throw new AppError('chainMismatch')
}

function assertAccount(shown: Address | undefined, account: Address): void {
  if (!shown || !isAddressEqual(shown, account)) throw new AppError('accountChanged')
}
