// Asks the chain about the addresses that a form names or a creation predicts: a router, a wallet, a pair.
import {
  readIerc20BalanceOf,
  readUniswapV2FactoryGetPair,
  readUniswapV2PairGetReserves,
  readUniswapV2RouterFactory,
  readUniswapV2RouterWeth,
} from '@saleyard/generated'
import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getBytecode } from 'wagmi/actions'
import { undefinedIfReverted, untrustedCallGas } from './ask-contract.ts'

type RouterFacts = { ok: true; factory: Address; wrappedCoin: Address }
type RouterRefusal = {
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
  const at = { chainId, address: router, gas: untrustedCallGas } as const
  const [factory, wrappedCoin] = await Promise.all([
    undefinedIfReverted(readUniswapV2RouterFactory(config, at)),
    undefinedIfReverted(readUniswapV2RouterWeth(config, at)),
  ])
  if (!factory || !wrappedCoin) {
    const isThere = await hasCode(config, { chainId, address: router })
    return { ok: false, problem: isThere ? 'routerStrange' : 'routerMissing' }
  }

  const [pair, balance] = await Promise.all([
    undefinedIfReverted(readUniswapV2FactoryGetPair(config, { ...at, address: factory, args: [router, wrappedCoin] })),
    undefinedIfReverted(readIerc20BalanceOf(config, { ...at, address: wrappedCoin, args: [router] })),
  ])
  if (pair === undefined) return { ok: false, problem: 'exchangeMissing' }
  if (balance === undefined) return { ok: false, problem: 'coinMissing' }
  return { ok: true, factory, wrappedCoin }
}

/** Whether a contract, or an account that delegates to one, is at the address. */
export async function hasCode(config: Config, at: { chainId: number; address: Address }): Promise<boolean> {
  return (await getBytecode(config, at)) !== undefined
}

export type WalletFacts = { ok: true; isContract: boolean }
type WalletRefusal = { ok: false; problem: 'walletIsCoin' }

/** What the code of an account begins with that has delegated itself (EIP-7702): a person, as no contract's can (EIP-3541). */
const delegationPrefix = '0xef0100'

/**
 * Whether somebody can be expected behind an address that will be paid. The wrapped coin of the router is refused as the factory
 * refuses it; other contracts may well be wallets.
 *
 * @throws what the network did instead of answering.
 */
export async function readWallet(
  config: Config,
  { chainId, wallet, router }: { chainId: number; wallet: Address; router: Address | undefined },
): Promise<WalletFacts | WalletRefusal> {
  const [code, market] = await Promise.all([
    getBytecode(config, { chainId, address: wallet }),
    router && readRouter(config, { chainId, router }),
  ])
  if (market?.ok && isAddressEqual(wallet, market.wrappedCoin)) return { ok: false, problem: 'walletIsCoin' }
  return { ok: true, isContract: code !== undefined && !code.startsWith(delegationPrefix) }
}

/**
 * The pair that a token will have, if somebody has made it before the token: nobody needs to wait for one to do so.
 *
 * @returns What is in it of both sides; wei, for the token's side is empty as long as there is no token. Nothing where there is
 * no pair.
 * @throws what the network did instead of asking.
 */
export async function readPair(
  config: Config,
  { chainId, pair }: { chainId: number; pair: Address },
): Promise<{ reserve: bigint } | undefined> {
  const at = { chainId, gas: untrustedCallGas } as const
  const reserves = await undefinedIfReverted(readUniswapV2PairGetReserves(config, { ...at, address: pair }))
  return reserves && { reserve: reserves[0] + reserves[1] }
}
