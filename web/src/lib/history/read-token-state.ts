// Reads what no log of a token tells: which holders are contracts and locks, and the figures that its logs are compared with.

import {
  babyTokenAbi,
  tokenLockAbi,
  tokenLockFactoryAbi,
  tokenLockFactoryAddress,
  uniswapV2PairAbi,
} from '@saleyard/generated/abis'
import { askContracts, findContracts, type Question, withState } from '@saleyard/history/check/ask-chain.ts'
import type { Holding } from '@saleyard/history/check/check-balances.ts'
import type { HistoryError } from '@saleyard/history/errors.ts'
import type { BlockMark } from '@saleyard/history/read/log-store.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import type { Abi, Address, Client } from 'viem'
import type { LockFacts } from './token-parts.ts'

const abi: Abi = [...uniswapV2PairAbi, ...babyTokenAbi, ...tokenLockAbi, ...tokenLockFactoryAbi]

export type TokenState = {
  /** Holders of the token that are contracts, in lower case, as locks are. */
  contracts: Set<string>
  locks: Map<string, LockFacts>
  liquidityLocks: Map<string, LockFacts>
  /** Reserves of a pair and units of its liquidity; undefined without a pair that answers. */
  market: { token: bigint; coin: bigint; liquidity: bigint } | undefined
  dividends: { claimed: bigint; granted: bigint } | undefined
}

type ReadTokenStateParameters = {
  token: Address
  pair?: Address | undefined
  /** Largest holders of the token and of its pair's liquidity: contracts are searched among them, see `findLocks`. */
  holdings: readonly Holding[]
  liquidity: readonly Holding[]
}

/** @returns Undefined if no endpoint has the state of the block. @throws The last endpoint's error. */
export async function readTokenState(
  endpoints: readonly LogEndpoint[],
  block: BlockMark,
  parameters: ReadTokenStateParameters,
): Promise<TokenState | undefined> {
  try {
    return await withState(endpoints, block, (client) => readState(client, block, parameters))
  } catch (error) {
    if ((error as HistoryError).code === 'stateMissing') return undefined
    throw error
  }
}

async function readState(
  client: Client,
  block: BlockMark,
  { token, pair, holdings, liquidity }: ReadTokenStateParameters,
): Promise<TokenState> {
  const accounts = [...new Set([...holdings, ...liquidity].map(({ account }) => account))]
  const [contracts, [totals, reserves, first, units]] = await Promise.all([
    findContracts(client, block, accounts),
    askContracts(client, block, [ask(token, 'dividendTotals'), ...(pair ? listPairQuestions(pair) : [])]),
  ])
  const assets = pair ? [token, pair] : [token]
  const all = await findLocks(client, block, { contracts, assets })
  const [locks = new Map(), liquidityLocks = new Map()] = await Promise.all(
    assets.map((asset) => readLocks(client, block, asset, all)),
  )
  const [reserve0, reserve1] = (reserves ?? []) as [bigint?, bigint?]
  const isTokenFirst = String(first).toLowerCase() === token.toLowerCase()
  return {
    contracts: new Set<string>(contracts),
    locks,
    liquidityLocks,
    market: {
      token: (isTokenFirst ? reserve0 : reserve1) ?? 0n,
      coin: (isTokenFirst ? reserve1 : reserve0) ?? 0n,
      liquidity: (units as bigint | undefined) ?? 0n,
    },
    dividends: totals as TokenState['dividends'],
  }
}

function ask(address: Address, functionName: string, args: readonly unknown[] = []): Question {
  return { address, abi, functionName, args }
}

function listPairQuestions(pair: Address): Question[] {
  return (['getReserves', 'token0', 'totalSupply'] as const).map((name) => ask(pair, name))
}

/** Locks in one answer of the factory: many answers in one call stay below the gas that nodes allow for it. */
const locksPerPage = 100

/**
 * Finds all locks that the factory lists under the token or its pair, however little they hold. A lock holds any token,
 * so those that are listed under another one are searched among the contracts.
 */
async function findLocks(
  client: Client,
  block: BlockMark,
  { contracts, assets }: { contracts: readonly Address[]; assets: readonly Address[] },
): Promise<Address[]> {
  const [counts, isLock] = await Promise.all([
    askContracts(
      client,
      block,
      assets.map((asset) => askFactory('countByToken', asset)),
    ),
    askContracts(
      client,
      block,
      contracts.map((one) => askFactory('isLock', one)),
    ),
  ])
  const pages = assets.flatMap((asset, index) =>
    Array.from({ length: Math.ceil(Number(counts[index] ?? 0n) / locksPerPage) }, (_, page) =>
      askFactory('locksByToken', asset, BigInt(page * locksPerPage), BigInt(locksPerPage)),
    ),
  )
  const listed = ((await askContracts(client, block, pages)) as (Address[] | undefined)[]).flatMap((page) => page ?? [])
  const among = contracts.filter((_, index) => isLock[index] === true)
  return [...new Set([...among, ...listed.map((lock) => lock.toLowerCase() as Address)])]
}

function askFactory(functionName: string, ...args: readonly unknown[]): Question {
  return ask(tokenLockFactoryAddress, functionName, args)
}

/**
 * Reads what each lock keeps of a token; locks without any are left out. One that does not say what it would release keeps
 * all: a token whose balances shrink by themselves can cause that.
 */
async function readLocks(client: Client, block: BlockMark, token: Address, all: readonly Address[]) {
  const balances = await askContracts(
    client,
    block,
    all.map((lock) => ask(token, 'balanceOf', [lock])),
  )
  const held = all.flatMap((lock, index) => {
    const amount = (balances[index] as bigint | undefined) ?? 0n
    return amount > 0n ? [{ lock, amount }] : []
  })
  const answers = await askContracts(
    client,
    block,
    held.flatMap(({ lock }) => [ask(lock, 'cliff'), ask(lock, 'end'), ask(lock, 'releasable', [token])]),
  )
  return new Map<string, LockFacts>(
    held.map(({ lock, amount }, index) => {
      const [cliff, end, releasable = 0n] = answers.slice(index * 3, index * 3 + 3) as (bigint | undefined)[]
      return [lock, { kept: amount - (releasable ?? 0n), isVesting: cliff !== end }]
    }),
  )
}
