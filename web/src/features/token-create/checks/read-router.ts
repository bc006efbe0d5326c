import {
  readIerc20BalanceOf,
  readUniswapV2FactoryGetPair,
  readUniswapV2RouterFactory,
  readUniswapV2RouterWeth,
} from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { hasCode } from './has-code.ts'
import { questionGas } from './limits.ts'
import { orSilent } from './or-silent.ts'

export type RouterFacts = { ok: true; factory: Address; wrappedCoin: Address }
export type RouterRefusal = {
  ok: false
  problem: 'routerMissing' | 'routerStrange' | 'exchangeMissing' | 'coinMissing'
}

/**
 * Whether an address is the router of an exchange like Uniswap V2: it names a factory that knows pairs, and a wrapped coin that
 * knows balances. Its code is fetched only to name a failure: those answers nobody gives without code, and they are short.
 *
 * @throws what the network did instead of asking.
 */
export async function readRouter(
  config: Config,
  { chainId, router }: { chainId: number; router: Address },
): Promise<RouterFacts | RouterRefusal> {
  const at = { chainId, address: router, gas: questionGas } as const
  const [factory, wrappedCoin] = await Promise.all([
    orSilent(readUniswapV2RouterFactory(config, at)),
    orSilent(readUniswapV2RouterWeth(config, at)),
  ])
  if (!factory || !wrappedCoin) {
    const isThere = await hasCode(config, { chainId, address: router })
    return { ok: false, problem: isThere ? 'routerStrange' : 'routerMissing' }
  }

  const [pair, balance] = await Promise.all([
    orSilent(readUniswapV2FactoryGetPair(config, { ...at, address: factory, args: [router, wrappedCoin] })),
    orSilent(readIerc20BalanceOf(config, { ...at, address: wrappedCoin, args: [router] })),
  ])
  if (pair === undefined) return { ok: false, problem: 'exchangeMissing' }
  if (balance === undefined) return { ok: false, problem: 'coinMissing' }
  return { ok: true, factory, wrappedCoin }
}
