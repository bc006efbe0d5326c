import {
  readIerc20BalanceOf,
  readUniswapV2FactoryFeeTo,
  readUniswapV2FactoryGetPair,
  readUniswapV2PairBalanceOf,
  readUniswapV2PairGetReserves,
  readUniswapV2PairToken0,
  readUniswapV2PairTotalSupply,
} from '@saleyard/generated'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { getBalance } from 'wagmi/actions'
import { readRouter } from '@/features/token-create/checks/read-router.ts'
import type { Pool } from '@/features/token-create/liquidity/arithmetic/pool.ts'
import { AppError } from '@/lib/errors/app-error.ts'
import type { Market } from './market.ts'

export type ReadMarketParameters = {
  chainId: number
  token: Address
  router: Address
  account: Address | undefined
}

type Place = { chainId: number; token: Address; wrappedCoin: Address; pair: Address | undefined }

/**
 * The pool of a token behind a router, as it is now, and what the account has.
 *
 * @throws AppError `LiquiditySeeder_RouterInvalid` where there is no router of Uniswap's kind.
 */
export async function readMarket(config: Config, parameters: ReadMarketParameters): Promise<Market> {
  const { chainId, token, router, account } = parameters
  const exchange = await readRouter(config, { chainId, router })
  if (!exchange.ok) throw new AppError('LiquiditySeeder_RouterInvalid', { values: { router } })

  const { factory, wrappedCoin } = exchange
  const at = { chainId, address: factory }
  const [found, feeTo] = await Promise.all([
    readUniswapV2FactoryGetPair(config, { ...at, args: [token, wrappedCoin] }),
    readUniswapV2FactoryFeeTo(config, at),
  ])
  const pair = found === zeroAddress ? undefined : found
  const place = { chainId, token, wrappedCoin, pair }
  const [pool, holdings] = await Promise.all([
    readPool(config, place),
    account && readHoldings(config, { ...place, account }),
  ])
  return { ...pool, router, wrappedCoin, ...(pair && { pair }), takesPart: feeTo !== zeroAddress, holdings }
}

async function readPool(config: Config, { chainId, token, pair }: Place): Promise<Pool> {
  if (!pair) return { reserveToken: 0n, reserveCoin: 0n, lpSupply: 0n }
  const at = { chainId, address: pair }
  const [[reserve0, reserve1], token0, lpSupply] = await Promise.all([
    readUniswapV2PairGetReserves(config, at),
    readUniswapV2PairToken0(config, at),
    readUniswapV2PairTotalSupply(config, at),
  ])
  const isFirst = isAddressEqual(token0, token)
  return { reserveToken: isFirst ? reserve0 : reserve1, reserveCoin: isFirst ? reserve1 : reserve0, lpSupply }
}

async function readHoldings(
  config: Config,
  { chainId, token, wrappedCoin, pair, account }: Place & { account: Address },
) {
  const [ofToken, coin, ofWrapped, liquidity] = await Promise.all([
    readIerc20BalanceOf(config, { chainId, address: token, args: [account] }),
    getBalance(config, { chainId, address: account }),
    readIerc20BalanceOf(config, { chainId, address: wrappedCoin, args: [account] }),
    pair ? readUniswapV2PairBalanceOf(config, { chainId, address: pair, args: [account] }) : 0n,
  ])
  return { token: ofToken, coin: coin.value, wrappedCoin: ofWrapped, liquidity }
}
