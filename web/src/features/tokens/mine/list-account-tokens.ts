// Finds the tokens of ours that an account has to do with on one network: by registries, by logs, by what the device knows.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { babyTokenAbi, standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { type Address, getAddress, type Hex, isAddressEqual, pad, parseAbi, toEventSelector } from 'viem'
import type { Config } from 'wagmi'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { type ListedToken, listRegistered } from '@/features/tokens/manage/list-tokens.ts'
import { hasFeePurpose } from '@/features/tokens/page/read-saleyard-token.ts'
import { env } from '@/lib/env.ts'
import { askHeldTokens } from '@/lib/history/ask-indexer.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import { type AtBlock, askEach, requireRow } from './ask-at-block.ts'

type ListParameters = { chainId: number; account: Address; size: number }

export type AccountTokens = {
  /** Those of the registries come first, newest first within a kind. */
  tokens: ListedToken[]
  more: boolean
  /** Kinds that could not be read, so that their tokens are missing. */
  failed: { kind: KindId; error: Error }[]
  /**
   * The node searches no logs, and no indexer is set, or more contracts name the account than are looked at: a token that came by a
   * transfer may be missing if the device does not know it.
   */
  isPartial: boolean
}

/** Addresses that the factories are asked about besides those of the registries: any contract can name the account in a log. */
const mostFound = 1_000
/** Of these, those that the indexer may name. */
const mostHeld = 100

/**
 * Finds the tokens that an account created or received as first owner, and those of which it may hold some, or own, by the
 * word of logs, of the indexer or of the device; of these only what a factory of ours made, and with which it still has to do.
 *
 * @throws The error of the first kind, if no kind could be read.
 */
export async function listAccountTokens(
  config: Config,
  parameters: ListParameters & { blockNumber: bigint },
): Promise<AccountTokens> {
  const { chainId, account, blockNumber } = parameters
  const [registered, logged, held] = await Promise.all([
    listRegistered(config, { ...parameters, page: 0 }),
    searchLogs(config, parameters),
    env.VITE_INDEXER_URL
      ? askHeldTokens({ url: env.VITE_INDEXER_URL }, { chainId, account, most: mostHeld }).catch(() => undefined)
      : undefined,
  ])
  const known = knownTokens.getState().tokens.flatMap((each) => (each.chainId === chainId ? [each.token] : []))
  const listed = new Set(registered.tokens.map(({ token }) => token))
  const named = [...known, ...(held ?? []), ...(logged ?? [])].map((token) => getAddress(token))
  const others = [...new Set(named)].filter((token) => !listed.has(token))
  const at: AtBlock = { config, chainId, blockNumber }
  const { found, failed } = await findKinds(at, others.slice(0, mostFound))
  const missing = failed.filter(({ kind }) => registered.failed.every((each) => each.kind !== kind))
  return {
    tokens: [...registered.tokens, ...(await keepConcerned(at, account, found))],
    more: registered.more,
    failed: [...registered.failed, ...missing],
    isPartial: (!logged && (!held || held.length === mostHeld)) || others.length > mostFound,
  }
}

type Question = { kind: KindId; factory: Address; token: Address }

/** Finds which factory made each token, kind by kind. A factory that is not on the network made none; one that could not be asked has failed. */
export async function findKinds(at: AtBlock, tokens: readonly Address[]) {
  const questions: Question[] = kindEntries.flatMap(([kind, { factory }]) =>
    tokens.map((token) => ({ kind, factory: factory.address, token })),
  )
  // All factories share ITokenFactory, so the ABI of one reads them all.
  const answers = await askEach<Question, readonly [boolean]>(at, questions, ({ factory, token }) => [
    { address: factory, abi: standardTokenFactoryAbi, functionName: 'isToken', args: [token] },
  ])
  const found: ListedToken[] = []
  const failed = new Map<KindId, Error>()
  for (const [{ kind, token }, answer] of answers)
    if (!(answer instanceof Error)) {
      if (answer[0]) found.push({ kind, token })
    } else if (!isAnswered(answer)) failed.set(kind, answer)
  return { found, failed: [...failed].map(([kind, error]) => ({ kind, error })) }
}

type Row = readonly [balance: bigint, owner?: Address, pending?: Address, claimable?: readonly [bigint, bigint]]

/** Keeps the tokens of which the account holds some, is or may become the owner, or can claim dividends. */
async function keepConcerned(at: AtBlock, account: Address, tokens: readonly ListedToken[]): Promise<ListedToken[]> {
  const rows = await askEach<ListedToken, Row>(at, tokens, ({ kind, token: address }) => [
    { address, abi: babyTokenAbi, functionName: 'balanceOf', args: [account] },
    ...(kind === 'standard' ? [] : ['owner', 'pendingOwner']).map((functionName) => ({
      ...{ address, abi: babyTokenAbi, functionName },
    })),
    ...(hasFeePurpose(kind, 'dividends') ? ['claimableOf'] : []).map((functionName) => ({
      ...{ address, abi: babyTokenAbi, functionName, args: [account] },
    })),
  ])
  return tokens.filter((token) => {
    const [balance, owner, pending, claimable] = requireRow(rows, token)
    const isNamed = [owner, pending].some((one) => one && isAddressEqual(one, account))
    return balance > 0n || isNamed || (claimable !== undefined && claimable[0] > 0n)
  })
}

const movesAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event OwnershipTransferStarted(address indexed from, address indexed to)',
  'event OwnershipTransferred(address indexed from, address indexed to)',
])

/** Lists the contracts whose logs name the account as receiver or new owner, newest first; undefined if the node refuses. */
async function searchLogs(config: Config, { chainId, account }: ListParameters): Promise<Address[] | undefined> {
  const names = movesAbi.map((event) => toEventSelector(event))
  const filter = { topics: [names, null, pad(account)], fromBlock: '0x0', toBlock: 'latest' }
  try {
    const request = { method: 'eth_getLogs', params: [filter] } as const
    const client = config.getClient({ chainId })
    const logs = (await client.request(request as never, { retryCount: 0 })) as { address: Hex }[]
    return logs.map(({ address }) => address).reverse()
  } catch {
    return undefined
  }
}
