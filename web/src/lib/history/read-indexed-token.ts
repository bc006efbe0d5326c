// Reads the history of a token from an indexer. Nothing of it is believed: the chain confirms balances, totals and hours.

import { checkBalances } from '@saleyard/history/check/check-balances.ts'
import type { Candle } from '@saleyard/history/folds/candles.ts'
import { type Flow, listFlows, noFlow, type Timed } from '@saleyard/history/folds/flows.ts'
import { type BlockHeader, readHeader } from '@saleyard/history/read/blocks.ts'
import type { ReadLogsParameters } from '@saleyard/history/read/read-logs.ts'
import { type Address, zeroAddress } from 'viem'
import { getLogs } from 'viem/actions'
import * as z from 'zod/mini'
import {
  addressSchema,
  amountSchema,
  askIndexer,
  findLastBlock,
  type IndexerPlace,
  type IndexerRefusal,
  IndexerSilent,
  statusSchema,
} from './ask-indexer.ts'
import { checkHours } from './check-hours.ts'
import { mostReadings } from './read-indexer.ts'
import { askFirst, confirmFigures, type TokenHistory } from './read-token-history.ts'
import { findFirstOwner, type TokenFigures, type TokenPlace } from './token-ledgers.ts'
import { rankHoldings } from './token-parts.ts'

type ReadIndexedTokenParameters = TokenPlace &
  IndexerPlace &
  /** Nodes that confirm it, in the order of their use. */
  Pick<ReadLogsParameters, 'endpoints' | 'learned'> & {
    chainId: number
    /** The last final block. */
    final: BlockHeader
  }

/** Seconds by which an indexer may be behind the last final block. */
const mostBehind = 60n
const rowsPerAnswer = 1_000
const answersAtOnce = 4
/** What a page can hold, of each list. */
const mostRows = 1_000_000

/**
 * Reads the history of a token, and takes it only if the chain confirms it. It has no earnings: an indexer keeps what an
 * account has, not what it had.
 *
 * @returns Why not, whatever the reason: the logs say the same, and take longer.
 * @throws The signal's reason.
 */
export async function readIndexedToken(parameters: ReadIndexedTokenParameters): Promise<TokenHistory | IndexerRefusal> {
  for (let reading = 0; reading < mostReadings; reading++) {
    const found = await readOnce(parameters)
    if (found !== 'busy') return found
  }
  return 'busy'
}

async function readOnce(parameters: ReadIndexedTokenParameters): Promise<TokenHistory | IndexerRefusal> {
  try {
    const found = await readRows(parameters)
    return typeof found === 'string' ? found : await confirm(parameters, found)
  } catch (error) {
    parameters.signal?.throwIfAborted()
    return error instanceof IndexerSilent ? 'silent' : 'unconfirmed'
  }
}

type Rows = { figures: TokenFigures; end: BlockHeader; createdBlock: bigint }

/** All rows are of one block: it is asked for before them, and no log of the token, its pool and its vault came since. */
async function readRows(parameters: ReadIndexedTokenParameters): Promise<Rows | IndexerRefusal> {
  const lastBlock = await findEnd(parameters)
  if (typeof lastBlock === 'string') return lastBlock
  const createdBlock = findCreation(parameters, await askAround(parameters))
  if (createdBlock === undefined) return 'token'
  const figures = await readFigures(parameters)
  const changed = findLastChange(await askAround(parameters))
  if (changed > lastBlock) return 'busy'
  const { endpoints, final } = parameters
  const isFinal = changed <= final.number && final.number <= lastBlock
  const end = isFinal ? final : await askFirst(endpoints, (client) => readHeader(client, lastBlock))
  return { end, createdBlock, figures }
}

/** The last block of the indexer. */
async function findEnd(parameters: ReadIndexedTokenParameters): Promise<bigint | IndexerRefusal> {
  const { chainId, endpoints, final } = parameters
  const { _meta } = await askIndexer(parameters, { query: '{ _meta { status } }', variables: {}, schema: metaSchema })
  const lastBlock = findLastBlock(_meta.status, chainId)
  if (lastBlock === undefined) return 'network'
  if (lastBlock >= final.number) return lastBlock
  const last = await askFirst(endpoints, (client) => readHeader(client, lastBlock))
  return last.timestamp + mostBehind < final.timestamp ? 'behind' : lastBlock
}

/** The block of the token's creation; undefined if the indexer does not follow it, or not its pool. */
function findCreation({ pair }: TokenPlace, { token, pool }: Around): bigint | undefined {
  const isKnown = token?.fault === null && (!pair || pool)
  return isKnown ? (token.createdBlock ?? undefined) : undefined
}

async function readFigures(parameters: ReadIndexedTokenParameters): Promise<TokenFigures> {
  const { token, pair, vault, kind } = parameters
  const [holdings, liquidity, candles, flowsFound] = await Promise.all([
    listRows(parameters, token, holdingRows),
    pair ? listRows(parameters, pair, liquidityRows) : [],
    pair ? listRows(parameters, pair, candleRows) : [],
    vault ? listRows(parameters, token, flowRows) : [],
  ])
  const hours = candles.map(toCandle)
  const flows = toFlows(flowsFound)
  const sum = (name: keyof Flow) => flows.reduce((total, flow) => total + flow[name], 0n)
  return {
    holdings: rankHoldings(holdings.map(({ account, balance }) => ({ account, amount: balance }))),
    liquidity: rankHoldings(liquidity.map(({ account, units }) => ({ account, amount: units }))),
    firstOwner: undefined,
    ...(pair && { market: { hours, last: hours.at(-1)?.close } }),
    ...(vault && { flows }),
    ...(kind === 'dividends' && { dividends: { granted: sum('distributedReward'), claimed: sum('claimedReward') } }),
  }
}

async function confirm(
  parameters: ReadIndexedTokenParameters,
  { figures, end, createdBlock }: Rows,
): Promise<TokenHistory | IndexerRefusal> {
  const { endpoints, pair, url } = parameters
  const firstOwner = await readFirstOwner(parameters, createdBlock)
  const history = await confirmFigures(parameters, end, { ...figures, firstOwner })
  const { liquidity } = figures
  const ofPair =
    pair && (await checkBalances({ endpoints, contract: pair, standard: 'erc20', block: end, holdings: liquidity }))
  const verdicts = [history.verdict, ...(ofPair ? [ofPair] : [])].map(({ kind }) => kind)
  if (verdicts.includes('unchecked')) return 'unconfirmed'
  if (verdicts.includes('wrong') || history.misfits.length > 0 || !firstOwner) return 'wrong'
  const hours = await checkHours(parameters, end, figures)
  return hours === undefined ? 'wrong' : { ...history, indexer: { host: new URL(url).host, hours } }
}

/** The account that received the supply, by the logs of the token's first block. */
async function readFirstOwner({ endpoints, token }: ReadIndexedTokenParameters, block: bigint) {
  const logs = await askFirst(endpoints, (client) =>
    getLogs(client, { address: token, fromBlock: block, toBlock: block }),
  )
  return findFirstOwner(logs, token)
}

/* What is asked. */

const metaSchema = z.object({ _meta: z.object({ status: statusSchema }) })

const aroundQuery = `query ($id: Float!, $chainId: Int!, $token: String!, $pair: String!) {
  token(chainId: $id, token: $token) { createdBlock lastBlock fault }
  pool(chainId: $id, pair: $pair) { lastBlock }
  flows(where: { chainId: $chainId, token: $token }, orderBy: "lastBlock", orderDirection: "desc", limit: 1) { items { lastBlock } }
}`
const lastSchema = z.object({ lastBlock: amountSchema })
const aroundSchema = z.object({
  token: z.nullable(
    z.object({ createdBlock: z.nullable(amountSchema), lastBlock: amountSchema, fault: z.nullable(z.string()) }),
  ),
  pool: z.nullable(lastSchema),
  flows: z.object({ items: z.array(lastSchema) }),
})
type Around = z.infer<typeof aroundSchema>

function askAround(parameters: ReadIndexedTokenParameters): Promise<Around> {
  const { chainId, token, pair = zeroAddress } = parameters
  const variables = { id: chainId, chainId, token: token.toLowerCase(), pair: pair.toLowerCase() }
  return askIndexer(parameters, { query: aroundQuery, variables, schema: aroundSchema })
}

/** The block of the last log of the token, of its pool or of its vault. */
function findLastChange({ token, pool, flows: { items } }: Around): bigint {
  const blocks = [token, pool, ...items].map((row) => row?.lastBlock ?? 0n)
  return blocks.sort((one, other) => (one < other ? -1 : 1)).at(-1) ?? 0n
}

const prices = ['open', 'high', 'low', 'close'] as const
const priceFields = prices.flatMap((name) => [`${name}Base`, `${name}Quote`] as const)
const flowNames = Object.keys(noFlow) as (keyof Flow)[]

const holdingRows = describeRows({
  list: 'holdings',
  where: 'token: $of, balance_gt: "0"',
  order: 'account',
  row: { account: addressSchema, balance: amountSchema },
})
const liquidityRows = describeRows({
  list: 'liquidityHoldings',
  where: 'pair: $of, units_gt: "0"',
  order: 'account',
  row: { account: addressSchema, units: amountSchema },
})
const candleRows = describeRows({
  list: 'candles',
  where: 'pair: $of, interval: 3600',
  order: 'time',
  row: {
    time: z.number(),
    ...sameFor(priceFields),
    baseVolume: amountSchema,
    quoteVolume: amountSchema,
    swaps: z.number(),
  },
})
const flowRows = describeRows({
  list: 'flows',
  where: 'token: $of, interval: 3600',
  order: 'time',
  row: { time: z.number(), ...sameFor(flowNames) },
})

function sameFor<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, amountSchema])) as Record<Name, typeof amountSchema>
}

type RowsQuestion<Shape extends z.core.$ZodLooseShape> = { list: string; where: string; order: string; row: Shape }

function describeRows<Shape extends z.core.$ZodLooseShape>({ list, where, order, row }: RowsQuestion<Shape>) {
  const query = `query ($chainId: Int!, $of: String!, $offset: Int!) {
    rows: ${list}(where: { chainId: $chainId, ${where} }, orderBy: "${order}", limit: ${rowsPerAnswer}, offset: $offset) {
      items { ${Object.keys(row).join(' ')} }
      totalCount
    }
  }`
  const rows = z.object({ items: z.array(z.object(row)), totalCount: z.number().check(z.lte(mostRows)) })
  return { query, schema: z.object({ rows }) }
}

/** All rows of a list of the token or of its pair, several answers at once. */
async function listRows<Row>(
  parameters: ReadIndexedTokenParameters,
  of: Address,
  { query, schema }: { query: string; schema: z.ZodMiniType<{ rows: { items: Row[]; totalCount: number } }> },
): Promise<Row[]> {
  const ask = async (offset: number) => {
    const variables = { chainId: parameters.chainId, of: of.toLowerCase(), offset }
    return (await askIndexer(parameters, { query, variables, schema })).rows
  }
  const first = await ask(0)
  const pages = [first.items]
  const count = Math.ceil(first.totalCount / rowsPerAnswer)
  for (let page = 1; page < count; page += answersAtOnce) {
    const some = Array.from({ length: Math.min(answersAtOnce, count - page) }, (_, index) => page + index)
    pages.push(...(await Promise.all(some.map(async (one) => (await ask(one * rowsPerAnswer)).items))))
  }
  return pages.flat()
}

type CandleRow = z.infer<typeof candleRows.schema>['rows']['items'][number]
type FlowRow = z.infer<typeof flowRows.schema>['rows']['items'][number]

function toCandle({ time, baseVolume, quoteVolume, swaps, ...row }: CandleRow): Candle {
  const [open, high, low, close] = prices.map((name) => ({ base: row[`${name}Base`], quote: row[`${name}Quote`] }))
  return { time, open, high, low, close, baseVolume, quoteVolume, swaps } as Candle
}

/** What was bought back passes through the vault, and is none of what it collected. */
function toFlows(rows: readonly FlowRow[]): Timed<Flow>[] {
  const entries = new Map(rows.map(({ time, ...flow }) => [String(time), flow]))
  return listFlows({ entries }, { entries: new Map() })
}
