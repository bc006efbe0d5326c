import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { ConnectorNotFoundError } from '@/lib/wallet/wallet-errors.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import type { TransactionIntent } from './transaction-intent.ts'

/**
 * Makes sure that the wallet has the account and the network of the intent; requests the switch of the network, and
 * adds it if the wallet does not know it (4902). A wallet with another account gets no request.
 *
 * @throws ConnectorNotFoundError; AppError `accountChanged`, `chainMismatch`; what {@link switchNetwork} throws.
 */
export async function ensureWallet(
  config: Config,
  { account, chainId }: Pick<TransactionIntent, 'account' | 'chainId'>,
): Promise<void> {
  const before = readWalletState(config)
  if (before.status !== 'connected') throw new ConnectorNotFoundError()
  assertAccount(before.account, account)
  if (before.chain?.id === chainId) return
  await switchNetwork(config, chainId)

  // A wallet may expose another account on another network.
  const after = readWalletState(config)
  assertAccount(after.account, account)
  if (after.chain?.id !== chainId) throw new AppError('chainMismatch')
}

function assertAccount(shown: Address | undefined, account: Address): void {
  if (!shown || !isAddressEqual(shown, account)) throw new AppError('accountChanged')
}
