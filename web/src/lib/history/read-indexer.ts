// Reads the holders of a token from an indexer. Nothing of it is believed: the chain confirms each balance, or a sample.

import { checkBalances } from '@saleyard/history/check/check-balances.ts'
import { type ContractKind, type HolderReading, standards } from '@saleyard/history/holders/read-holders.ts'
import { type BlockHeader, readHeader } from '@saleyard/history/read/blocks.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import { addressSchema, amountSchema, askIndexer, findLastBlock, statusSchema } from './ask-indexer.ts'
import { askFirst } from './read-token-history.ts'

type ReadIndexedHoldersParameters = {
  /** Address of the indexer, as docs/indexer.md describes it. */
  url: string
  chainId: number
  token: Address
  kind: ContractKind
  /** Nodes that confirm the balances, in the order of their use. */
  endpoints: readonly LogEndpoint[]
  /** The last final block. */
  final: BlockHeader
  signal?: AbortSignal | undefined
}

/** Rows of one answer: the most that the indexer gives. */
const rowsPerAnswer = 1_000
/** Readings after which a token that is traded all the time is left to its logs. */
export const mostReadings = 3

const tokenSchema = z.object({ lastBlock: amountSchema, lastLog: z.number(), fault: z.nullable(z.string()) })
const pageSchema = z.object({
  token: tokenSchema,
  holdings: z.object({
    items: z.array(z.object({ account: addressSchema, balance: amountSchema })),
    pageInfo: z.object({ hasNextPage: z.boolean() }),
  }),
  _meta: z.object({ status: statusSchema }),
})
type Page = z.infer<typeof pageSchema>

/**
 * Reads the holders of a token, and takes them only if the chain confirms them: at the final block, or at the indexer's
 * last one if the token has moved since.
 *
 * @returns Undefined without such holders, whatever the reason: the logs say the same, and take longer.
 * @throws The signal's reason.
 */
export async function readIndexedHolders(parameters: ReadIndexedHoldersParameters): Promise<HolderReading | undefined> {
  if (standards[parameters.kind] !== 'erc20') return undefined
  try {
    for (let reading = 0; reading < mostReadings; reading++) {
      const pages = await readPages(parameters)
      if (isOneState(pages)) return await confirm(pages, parameters)
    }
  } catch {
    parameters.signal?.throwIfAborted()
  }
  return undefined
}

async function readPages(parameters: ReadIndexedHoldersParameters): Promise<Page[]> {
  const pages: Page[] = []
  for (let offset = 0; ; offset += rowsPerAnswer) {
    const page = await readPage(parameters, offset)
    pages.push(page)
    if (!page.holdings.pageInfo.hasNextPage) return pages
  }
}

/** Whether no log of the token came between the answers. */
function isOneState([first, ...pages]: readonly Page[]): boolean {
  return pages.every(({ token }) => token.lastBlock === first?.token.lastBlock && token.lastLog === first.token.lastLog)
}

async function confirm(pages: readonly Page[], parameters: ReadIndexedHoldersParameters) {
  const { endpoints, token: contract, kind, chainId, final } = parameters
  const [first] = pages
  const lastBlock = first && findLastBlock(first._meta.status, chainId)
  if (!first || lastBlock === undefined || first.token.fault !== null) return undefined
  const isFinal = first.token.lastBlock <= final.number && final.number <= lastBlock
  const end = isFinal ? final : await askFirst(endpoints, (client) => readHeader(client, lastBlock))

  const holdings = pages.flatMap(({ holdings }) =>
    holdings.items.map(({ account, balance }) => ({ account, amount: balance })),
  )
  // Each account's shares are rounded down to units.
  const shortBy = kind === 'reflection' ? BigInt(holdings.length) : 0n
  const verdict = await checkBalances({ endpoints, contract, standard: 'erc20', block: end, holdings, shortBy })
  if (verdict.kind !== 'proven' && verdict.kind !== 'sampled') return undefined
  return { holders: holdings.map(({ account, amount }) => ({ account, balance: amount })), end, verdict }
}

const query = `query ($id: Float!, $chainId: Int!, $token: String!, $offset: Int!) {
  token(chainId: $id, token: $token) { lastBlock lastLog fault }
  holdings(where: { chainId: $chainId, token: $token, balance_gt: "0" }, orderBy: "account", limit: ${rowsPerAnswer}, offset: $offset) {
    items { account balance }
    pageInfo { hasNextPage }
  }
  _meta { status }
}`

async function readPage({ url, chainId, token, signal }: ReadIndexedHoldersParameters, offset: number): Promise<Page> {
  const variables = { id: chainId, chainId, token: token.toLowerCase(), offset }
  return askIndexer({ url, signal }, { query, variables, schema: pageSchema })
}
