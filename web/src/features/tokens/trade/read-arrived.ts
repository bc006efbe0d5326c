// Reads from a receipt what a trade really brought to the account.
import { ierc20Abi, uniswapV2PairAbi } from '@saleyard/generated/abis'
import { isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import type { TradePlan } from './trade-plan.ts'

/**
 * Reads what a trade brought: what the token says that it moved to the account, or the coin that the pair paid and the router
 * handed on, all of it. Wei or base units. A token with reflection adds the account's share of the reflected fee to it.
 */
export function readArrived({ logs }: TransactionReceipt, { direction, account, token, pair, wrappedCoin }: TradePlan) {
  if (direction === 'buy')
    return sumOf(
      parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from: pair, to: account } })
        .filter(({ address }) => isAddressEqual(address, token))
        .map(({ args }) => args.value),
    )
  const isTokenFirst = token.toLowerCase() < wrappedCoin.toLowerCase()
  return sumOf(
    parseEventLogs({ abi: uniswapV2PairAbi, logs, eventName: 'Swap' })
      .filter(({ address }) => isAddressEqual(address, pair))
      .map(({ args }) => (isTokenFirst ? args.amount1Out : args.amount0Out)),
  )
}

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)
