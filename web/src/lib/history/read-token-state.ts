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
  /** Largest holders of the token and of its pair's liquidity, among which locks are searched. */
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
  const found = new Set<string>(contracts)
  const isLock = await askContracts(
    client,
    block,
    contracts.map((one) => ask(tokenLockFactoryAddress, 'isLock', [one])),
  )
  const locks = new Set<string>(contracts.filter((_, index) => isLock[index] === true))
  const ofLocks = (all: readonly Holding[]) => all.filter(({ account }) => locks.has(account))
  const [reserve0, reserve1] = (reserves ?? []) as [bigint?, bigint?]
  const isTokenFirst = String(first).toLowerCase() === token.toLowerCase()
  return {
    contracts: found,
    locks: await readLocks(client, block, token, ofLocks(holdings)),
    liquidityLocks: pair ? await readLocks(client, block, pair, ofLocks(liquidity)) : new Map(),
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

/** A lock that does not say what it would release keeps all: a token whose balances shrink by themselves can cause that. */
async function readLocks(client: Client, block: BlockMark, token: Address, holdings: readonly Holding[]) {
  const names = ['cliff', 'end'] as const
  const answers = await askContracts(
    client,
    block,
    holdings.flatMap(({ account }) => [
      ...names.map((name) => ask(account, name)),
      ask(account, 'releasable', [token]),
    ]),
  )
  return new Map<string, LockFacts>(
    holdings.map(({ account, amount }, index) => {
      const [cliff, end, releasable = 0n] = answers.slice(index * 3, index * 3 + 3) as (bigint | undefined)[]
      return [account, { kept: amount - (releasable ?? 0n), isVesting: cliff !== end }]
    }),
  )
}
