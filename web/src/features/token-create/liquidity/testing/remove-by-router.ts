import { uniswapV2RouterAbi } from '@saleyard/generated'
import { encodeFunctionData, type TransactionReceipt } from 'viem'
import { readDeadline } from '@/features/token-create/liquidity/acts/read-deadline.ts'
import type { RemoveTerms } from '@/features/token-create/liquidity/judge/judge-remove.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'
import type { startLiquidityWorld } from './start-liquidity-world.ts'

/** The router's other way for a stranger: token and coin through its hands. */
export async function removeByRouter(
  { stranger: account, router, config, send }: Awaited<ReturnType<typeof startLiquidityWorld>>,
  { token, chainId }: OurToken,
  { liquidity }: RemoveTerms,
): Promise<TransactionReceipt> {
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens',
    args: [token, liquidity, 0n, 0n, account, await readDeadline(config, chainId)],
  })
  return send({ account, to: router, data })
}
