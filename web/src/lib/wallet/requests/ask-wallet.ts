import { toUserError } from '@/lib/errors/to-user-error.ts'
import { nameWalletError } from '@/lib/wallet/name-wallet-error.ts'
import { AccountNotFoundError, ConnectorNotFoundError } from '@/lib/wallet/wallet-errors.ts'

/**
 * Asks the wallet, and names what goes wrong.
 *
 * @throws UserRejectedError, ConnectorNotFoundError, AccountNotFoundError; what else the wallet throws, for `toUserError`.
 */
export async function askWallet<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    const { code } = toUserError(cause)
    if (code === 'connectorMissing') throw new ConnectorNotFoundError({ cause })
    if (code === 'accountMissing') throw new AccountNotFoundError({ cause })
    throw nameWalletError(cause)
  }
}
