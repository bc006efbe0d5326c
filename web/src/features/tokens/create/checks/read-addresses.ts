// Asks the chain about the addresses that a form names or a creation predicts: a router, a wallet, a pair.
import {
  readIerc20BalanceOf,
  readUniswapV2FactoryGetPair,
  readUniswapV2PairGetReserves,
  readUniswapV2RouterFactory,
  readUniswapV2RouterWeth,
} from '@saleyard/generated'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getBytecode } from 'wagmi/actions'
import { undefinedIfReverted, untrustedCallGas } from './untrusted-call.ts'

type RouterFacts = { ok: true; factory: Address; wrappedCoin: Address }
type RouterRefusal = {
  ok: false
  problem: 'routerMissing' | 'routerStrange' | 'exchangeMissing' | 'coinMissing'
}

/**
 * Checks that an address is the router of an exchange like Uniswap V2: it names a factory that knows pairs, and a wrapped coin
 * that knows balances. Its code is fetched only to name a failure: an address without code cannot give those answers, and they
 * are short.
 *
 * @throws The network's error, which says nothing about the contract.
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

/** Code prefix of a delegated account (EIP-7702). Such an account is a wallet: no contract's code can begin so (EIP-3541). */
const delegationPrefix = '0xef0100'

/**
 * Checks that an address that will be paid may be a wallet. The wrapped coin of the router is refused, as the factory refuses
 * it; other contracts may well be wallets.
 *
 * @throws The network's error.
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
  return { ok: true, isContract: isContractCode(code) }
}

/** Whether the code is that of a contract, not the delegation of an account with a key. */
function isContractCode(code: Hex | undefined): boolean {
  return code !== undefined && !code.startsWith(delegationPrefix)
}

/**
 * Whether a contract is at the address. An account that delegates to one (EIP-7702) is none.
 *
 * @throws The network's error.
 */
export async function isContract(config: Config, at: { chainId: number; address: Address }): Promise<boolean> {
  return isContractCode(await getBytecode(config, at))
}

/**
 * Reads the pair of a token that is not created yet: anyone can create the pair before the token.
 *
 * @returns Its coin in wei; the token's side is empty as long as the token does not exist. Undefined if there is no pair.
 * @throws The network's error, which says nothing about the contract.
 */
export async function readPair(
  config: Config,
  { chainId, pair }: { chainId: number; pair: Address },
): Promise<{ reserve: bigint } | undefined> {
  const at = { chainId, gas: untrustedCallGas } as const
  const reserves = await undefinedIfReverted(readUniswapV2PairGetReserves(config, { ...at, address: pair }))
  return reserves && { reserve: reserves[0] + reserves[1] }
}
