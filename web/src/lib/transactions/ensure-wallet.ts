import { isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { AppError } from '../errors/app-error'
import { switchNetwork } from '../wallet/switch-network'
import type { TransactionIntent } from './transaction-intent'

/**
 * Makes sure that the wallet shows the account and the network of the intent; asks it to switch the network, adding it
 * where the wallet does not know it (4902).
 *
 * @throws AppError `connectorMissing`, `accountChanged`, `chainMismatch`; what the wallet throws when it declines.
 */
export async function ensureWallet(
  config: Config,
  { account, chainId }: Pick<TransactionIntent, 'account' | 'chainId'>,
): Promise<void> {
  const before = getConnection(config)
  if (before.status !== 'connected') throw new AppError('connectorMissing')
  if (before.chainId !== chainId) await switchNetwork(config, chainId)

  // A wallet may hand out another account on another network.
  const after = getConnection(config)
  if (!after.address || !isAddressEqual(after.address, account)) throw new AppError('accountChanged')
  if (after.chainId !== chainId) throw new AppError('chainMismatch')
}
