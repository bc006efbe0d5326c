import type { Config } from 'wagmi'
import type { Asset } from '@/features/multi-send/core/plan-types.ts'
import { readToken } from '@/features/multi-send/prepare/read-token.ts'
import type { RunSummary } from '@/features/multi-send/run/types.ts'
import { getChain } from '@/lib/chains.ts'
import { TransferProblem } from './transfer-problem.ts'

/**
 * Compares symbol and decimals with the chain: with others, every amount on the page would be another than the one paid.
 *
 * @throws TransferProblem `token`, `unreadable`.
 */
export async function verifyAsset(config: Config, summary: RunSummary, asset: Asset): Promise<void> {
  const { chainId, sender: account, symbol, decimals } = summary
  const known = asset.kind === 'native' ? getChain(chainId).nativeCurrency : await read(asset.token)
  if (known?.symbol !== symbol || known.decimals !== decimals) throw new TransferProblem('token', { symbol })

  async function read(token: Extract<Asset, { kind: 'erc20' }>['token']) {
    try {
      const result = await readToken(config, { chainId, token, account })
      return result.ok ? result.token : undefined
    } catch {
      throw new TransferProblem('unreadable')
    }
  }
}
