// Verifies the asset of a run's file on chain: its symbol, its decimals, and who made a token that pays by itself.

import { canPayMany } from '@saleyard/send/plan/can-pay-many.ts'
import type { Asset, Route } from '@saleyard/send/plan/types.ts'
import type { RunSummary } from '@saleyard/send/run/types.ts'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { readToken } from '@/features/multi-send/list/ui/read-token.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { TransferProblem } from './transfer-problem.ts'

type ImportedAsset = {
  summary: Pick<RunSummary, 'chainId' | 'sender' | 'symbol' | 'decimals'>
  asset: Asset
  route: Route
}

/**
 * Compares symbol and decimals with the chain: with other decimals the page would show amounts that differ from those
 * paid. A token that pays by itself must be ours: its marks alone say what is paid.
 *
 * @throws TransferProblem `token`, `contract`, `unreadable`.
 */
export async function verifyAsset(config: Config, { summary, asset, route }: ImportedAsset): Promise<void> {
  const { chainId, sender: account, symbol, decimals } = summary
  const known = asset.kind === 'native' ? getChain(chainId).nativeCurrency : await read(asset.token)
  if (known?.symbol !== symbol || known.decimals !== decimals) throw new TransferProblem('token', { symbol })
  if (asset.kind === 'erc20' && route === 'tokenItself') await verifyMaker(asset.token)

  async function read(token: Address) {
    try {
      // No generated hook: read once, for a file that the user has chosen.
      const result = await readToken(config, { chainId, token, account })
      return result.ok ? result.token : undefined
    } catch {
      throw new TransferProblem('unreadable')
    }
  }

  async function verifyMaker(token: Address) {
    const isOurs = await canPayMany(config.getClient({ chainId }), token).catch(() => {
      throw new TransferProblem('unreadable')
    })
    if (!isOurs) throw new TransferProblem('contract', { address: token })
  }
}
