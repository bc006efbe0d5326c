// Lists the tokens that an account created or received as first owner, page by page.
import { type Address, type Hex, keccak256, toHex } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { kindEntries, kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import { readNewestTokens } from '@/features/tokens/kinds/read-newest-tokens.ts'
import { type HeldToken, readToken } from '@/features/tokens/kinds/read-token.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenFactory, TokenKind } from '@/features/tokens/kinds/token-kind.ts'

/** A token that a factory of ours made, and what the account is to it by the factory's registry. */
export type ListedToken = { token: Address; kind: KindId; created?: boolean; received?: boolean }

type RegisteredToken = HeldToken & Required<ListedToken>

type ListTokensParameters = { chainId: number; account: Address; page: number; size: number }

type Listed<Token> = {
  tokens: Token[]
  more: boolean
  /** Kinds that could not be read, so that their tokens are missing. */
  failed: { kind: KindId; error: Error }[]
}

/**
 * Lists one page, of every kind, of the tokens that an account created or received as first owner, with the account's balance; newest
 * first within a kind. A kind that cannot be read does not hide the others.
 *
 * @throws The error of the first kind, if no kind could be read.
 */
export function listTokens(config: Config, parameters: ListTokensParameters): Promise<Listed<RegisteredToken>> {
  return listKinds(async (kind, { factory }) => {
    const { tokens, more } = await listKind(config, kind, factory, parameters)
    const read = async (listed: (typeof tokens)[number]): Promise<RegisteredToken> => ({
      ...(await readToken(config, { ...parameters, token: listed.token })),
      ...listed,
    })
    return { tokens: await Promise.all(tokens.map(read)), more }
  })
}

/** Lists them as {@link listTokens} does, without asking the tokens themselves. */
export function listRegistered(config: Config, parameters: ListTokensParameters): Promise<Listed<ListedToken>> {
  return listKinds((kind, { factory }) => listKind(config, kind, factory, parameters))
}

async function listKinds<Token>(
  list: (kind: KindId, entry: TokenKind) => Promise<Omit<Listed<Token>, 'failed'>>,
): Promise<Listed<Token>> {
  const answers = await Promise.allSettled(kindEntries.map(([id, kind]) => list(id, kind)))
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failed = kindIds.flatMap((kind, index) => {
    const answer = answers[index]
    return answer?.status === 'rejected' ? [{ kind, error: answer.reason as Error }] : []
  })
  if (lists.length === 0 && failed[0]) throw failed[0].error
  return { tokens: lists.flatMap(({ tokens }) => tokens), more: lists.some(({ more }) => more), failed }
}

async function listKind(config: Config, kind: KindId, factory: TokenFactory, parameters: ListTokensParameters) {
  const registered = await readRegistries(config, factory, parameters)
  if (!registered) return { tokens: [], more: false }
  const [created, received] = registered
  const tokens = [...new Set([...created.tokens, ...received.tokens])].map((token) => ({
    token,
    kind,
    created: created.tokens.includes(token),
    received: received.tokens.includes(token),
  }))
  return { tokens, more: created.more || received.more }
}

/** Reads a factory's registries; returns undefined if the factory is not deployed on the network. */
async function readRegistries(config: Config, factory: TokenFactory, parameters: ListTokensParameters) {
  try {
    return await Promise.all([
      readNewestTokens(config, factory.byCreator, parameters),
      readNewestTokens(config, factory.byFirstOwner, parameters),
    ])
  } catch (error) {
    const code = await getCode(config.getClient({ chainId: parameters.chainId }), { address: factory.address })
    if (code) throw error
  }
}

/** What `make dev` creates on the local chain: account 0 of the development phrase, with this salt. Absent from other builds. */
const demo: { chainId: number; creator: Address; salt: Hex } | undefined = import.meta.env.VITE_LOCAL_RPC_URL
  ? {
      chainId: 31_337,
      creator: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      salt: keccak256(toHex('Demo Dollar')),
    }
  : undefined

/** Finds the token to try things out with, on the local chain; undefined on other networks, and where it is not created. */
export async function findDemoToken(
  config: Config,
  { chainId, account }: { chainId: number; account: Address },
): Promise<(HeldToken & { token: Address }) | undefined> {
  if (!demo || chainId !== demo.chainId) return undefined
  const token = await kinds.standard.factory.tokenOf(config, demo)
  return token && { ...(await readToken(config, { chainId, token, account })), token }
}
