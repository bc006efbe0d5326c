// Connects a Safe by its address alone, after its code has shown that it is one.

import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import type { Config } from 'wagmi'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { writeLastSafe } from './files-connector.ts'
import { loadFilesConnector } from './load-files-connector.ts'

/**
 * Connects a Safe by its address; it replaces the connected account.
 *
 * @throws {SafeError} of `readSafe` for an account that is no Safe there. The node's error. As `connectWallet`.
 */
export async function connectSafe(config: Config, { chainId, safe: address }: SafeDomain): Promise<void> {
  const { safe } = await readSafe(config.getClient({ chainId }), address)
  const connector = await loadFilesConnector(config)
  await writeLastSafe(config, { chainId, safe })
  if (config.state.current !== connector.uid) await connectWallet(config, { connector })
  else connector.emitter.emit('change', { accounts: [safe], chainId })
}
