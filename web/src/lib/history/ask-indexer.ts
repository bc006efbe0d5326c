// Sends a question to an indexer, and reads its answer by a schema: docs/indexer.md has the tables.

import type { Address } from 'viem'
import * as z from 'zod/mini'

export const amountSchema = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((text) => BigInt(text)),
)

export const addressSchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{40}$/)),
  z.transform((text) => text as Address),
)

/** The last block of each network, by a name that is the indexer's own. */
export const statusSchema = z.record(z.string(), z.object({ id: z.number(), block: z.object({ number: z.number() }) }))

/** @returns Undefined for a network that the indexer does not follow. */
export function findLastBlock(status: z.infer<typeof statusSchema>, chainId: number): bigint | undefined {
  const network = Object.values(status).find(({ id }) => id === chainId)
  return network && BigInt(network.block.number)
}

export type IndexerPlace = {
  /** Address of the indexer, as docs/indexer.md describes it. */
  url: string
  signal?: AbortSignal | undefined
  /** How long an answer may take, ms. */
  patience?: number | undefined
}

type Question<Schema extends z.ZodMiniType> = {
  query: string
  variables: Record<string, unknown>
  /** Of `data`. */
  schema: Schema
}

/**
 * Why an indexer's history of a token is not used: there is no such answer; it does not follow the network, does not know
 * the token or its pool, is behind, or goes on while it is read; the chain says otherwise; no node could confirm it.
 */
export type IndexerRefusal = 'silent' | 'network' | 'token' | 'behind' | 'busy' | 'wrong' | 'unconfirmed'

/** The indexer gives no answer, or none that can be read. */
export class IndexerSilent extends Error {
  override name = 'IndexerSilent'
}

/** @throws IndexerSilent */
export async function askIndexer<Schema extends z.ZodMiniType>(
  { url, signal, patience = 20_000 }: IndexerPlace,
  { query, variables, schema }: Question<Schema>,
): Promise<z.infer<Schema>> {
  const late = AbortSignal.timeout(patience)
  try {
    const response = await fetch(new URL('graphql', url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    return schema.parse(((await response.json()) as { data?: unknown }).data)
  } catch (cause) {
    throw new IndexerSilent(`The indexer ${url} gives no answer that can be read`, { cause })
  }
}

const heldSchema = z.object({ holdings: z.object({ items: z.array(z.object({ token: addressSchema })) }) })

const heldQuery = `query ($chainId: Int!, $account: String!, $most: Int!) {
  holdings(where: { chainId: $chainId, account: $account, balance_gt: "0" }, limit: $most) { items { token } }
}`

/**
 * Names tokens of which an account holds some, by the indexer's word alone.
 *
 * @param most How many tokens at most.
 * @throws IndexerSilent
 */
export async function askHeldTokens(
  place: IndexerPlace,
  { chainId, account, most }: { chainId: number; account: Address; most: number },
): Promise<Address[]> {
  const variables = { chainId, account: account.toLowerCase(), most }
  const { holdings } = await askIndexer(place, { query: heldQuery, variables, schema: heldSchema })
  return holdings.items.slice(0, most).map(({ token }) => token)
}

const createdSchema = z.object({
  tokens: z.object({ items: z.array(z.object({ createdBlock: z.nullable(amountSchema) })) }),
})

const createdQuery = `query ($chainId: Int!, $tokens: [String!]!) {
  tokens(where: { chainId: $chainId, token_in: $tokens }, limit: 1000) { items { createdBlock } }
}`

/**
 * Names the blocks in which tokens were created, each once, by the indexer's word alone.
 *
 * @throws IndexerSilent
 */
export async function askCreationBlocks(
  place: IndexerPlace,
  { chainId, tokens }: { chainId: number; tokens: readonly Address[] },
): Promise<bigint[]> {
  const variables = { chainId, tokens: tokens.map((token) => token.toLowerCase()) }
  const answer = await askIndexer(place, { query: createdQuery, variables, schema: createdSchema })
  return [...new Set(answer.tokens.items.flatMap(({ createdBlock }) => createdBlock ?? []))]
}
