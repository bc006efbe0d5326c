// Reads a token's metadata and balance, and recognises addresses that are no token.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { readIerc20BalanceOf, readIerc20Decimals, readIerc20Name, readIerc20Symbol } from '@saleyard/generated'
import { AbiDecodingZeroDataError, type Address, BaseError, ContractFunctionZeroDataError } from 'viem'
import type { Config } from 'wagmi'
import { getBytecode } from 'wagmi/actions'
import { askHeldTokens } from '@/lib/history/ask-indexer.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'

export type Token = {
  address: Address
  symbol: string
  name: string
  decimals: number
  /** Balance of the given account, in base units. */
  balance: bigint
}

/**
 * Reasons why an address is not accepted as a token. The page has a sentence for each; `unreachable`: the answer is
 * unknown. `silent`: the contract accepts every call and returns nothing, as a wallet's empty fallback does.
 * MultiSender treats empty data as success, because many tokens return nothing: nothing would move, and the batch would
 * count as sent.
 */
export const tokenProblems = ['noCode', 'notToken', 'silent', 'unreachable'] as const
export type TokenProblem = (typeof tokenProblems)[number]

export type ReadTokenParameters = { chainId: number; token: Address; account: Address }
export type ReadTokenReturnType =
  | { ok: true; token: Token }
  | { ok: false; problem: Exclude<TokenProblem, 'unreachable'> }

/**
 * Reads what the list needs of a token. The standard makes name and symbol optional, the rest is not.
 *
 * @throws The network's error if the call did not reach the contract: that says nothing about the address.
 */
export async function readToken(
  config: Config,
  { chainId, token, account }: ReadTokenParameters,
): Promise<ReadTokenReturnType> {
  try {
    const code = await getBytecode(config, { chainId, address: token })
    if (!code) return { ok: false, problem: 'noCode' }

    const contract = { chainId, address: token } as const
    const [decimals, balance, symbol, name] = await Promise.all([
      readIerc20Decimals(config, contract),
      readIerc20BalanceOf(config, { ...contract, args: [account] }),
      readIerc20Symbol(config, contract).catch(orEmpty),
      readIerc20Name(config, contract).catch(orEmpty),
    ])
    const known = cleanText(symbol) || shortenAddress(token)
    return { ok: true, token: { address: token, symbol: known, name: cleanText(name) || known, decimals, balance } }
  } catch (error) {
    if (isAnswered(error)) return { ok: false, problem: isEmptyResponse(error) ? 'silent' : 'notToken' }
    throw error
  }
}

function isEmptyResponse(error: unknown): boolean {
  const isNoData = (cause: unknown) =>
    cause instanceof ContractFunctionZeroDataError || cause instanceof AbiDecodingZeroDataError
  return error instanceof BaseError && error.walk(isNoData) !== null
}

/** A token that the page can name, for the user to choose. */
export type TokenChoice = {
  token: Address
  symbol: string
  /** Why it is offered. */
  from: 'created' | 'received' | 'known' | 'paid' | 'held' | 'demo'
  /** Undefined until both are read. */
  held?: { balance: bigint; decimals: number } | undefined
}

/** Lists the tokens that the account created, or received as first owner, with its balances. */
export type FindOwnTokens = (
  config: Config,
  place: { chainId: number; account: Address },
) => Promise<Required<TokenChoice>[]>

/**
 * What is wrong with an indexer's word about the account's tokens. `silent`: it gives no answer that can be read. `wrong`: the
 * chain does not confirm all of them.
 */
export type IndexerFault = { kind: 'silent' | 'wrong'; host: string }

type ChoiceSources = {
  known: readonly TokenChoice[]
  findOwnTokens: FindOwnTokens | undefined
  /** Address of an indexer, as docs/indexer.md describes it. */
  indexer?: string | undefined
}

/**
 * Reads the balances of tokens that this device knows, in one call, and adds the account's own, and those that an indexer names
 * and the chain confirms. A list that cannot be read, and a token that no longer answers, take nothing from the others.
 */
export async function readTokenChoices(
  config: Config,
  place: Place,
  { known, findOwnTokens, indexer }: ChoiceSources,
): Promise<{ choices: TokenChoice[]; fault?: IndexerFault | undefined }> {
  const [own, others, indexed] = await Promise.all([
    findOwnTokens?.(config, place).catch(() => []) ?? [],
    Promise.all(known.map((choice) => readHeld(config, place, choice).catch(() => choice))),
    indexer ? readIndexed(config, place, indexer) : { choices: [] },
  ])
  return { ...indexed, choices: mergeTokenChoices([...own, ...others, ...indexed.choices]) }
}

type Place = { chainId: number; account: Address }

async function readHeld(config: Config, { chainId, account }: Place, choice: TokenChoice) {
  const contract = { chainId, address: choice.token }
  const [decimals, balance] = await Promise.all([
    readIerc20Decimals(config, contract),
    readIerc20BalanceOf(config, { ...contract, args: [account] }),
  ])
  return { ...choice, held: { decimals, balance } }
}

/** Tokens that an indexer is asked for: the list shows fewer. */
const mostIndexed = 20

/** Takes nothing from an indexer but addresses: each token says symbol, decimals and balance itself, in one call for all. */
async function readIndexed(config: Config, place: Place, url: string) {
  const { host } = new URL(url)
  let named: Address[]
  try {
    named = await askHeldTokens({ url, patience: 5_000 }, { ...place, most: mostIndexed })
  } catch {
    return { choices: [], fault: { kind: 'silent' as const, host } }
  }
  const read = named.map(async (token): Promise<TokenChoice> => {
    const [choice, symbol] = await Promise.all([
      readHeld(config, place, { token, symbol: '', from: 'held' }),
      readIerc20Symbol(config, { chainId: place.chainId, address: token }).catch(orEmpty),
    ])
    return { ...choice, symbol: cleanText(symbol) || shortenAddress(token) }
  })
  const answers = await Promise.allSettled(read)
  const choices = answers.flatMap((each) =>
    each.status === 'fulfilled' && each.value.held?.balance ? [each.value] : [],
  )
  const isRefuted = answers.some((each) =>
    each.status === 'fulfilled' ? !each.value.held?.balance : isAnswered(each.reason),
  )
  return { choices, ...(isRefuted && { fault: { kind: 'wrong' as const, host } }) }
}

/**
 * Lists each token once, by its first place in the list. A symbol that is nothing but marks of direction is replaced by the
 * address.
 */
export function mergeTokenChoices<Choice extends TokenChoice>(choices: readonly Choice[]): Choice[] {
  const named = choices.map((choice) => ({
    ...choice,
    symbol: cleanText(choice.symbol) || shortenAddress(choice.token),
  }))
  return [...new Map(named.reverse().map((choice) => [choice.token.toLowerCase(), choice])).values()].reverse()
}

/** Reads the current balance from the chain, in base units. */
export function readTokenBalance(config: Config, { chainId, token, account }: ReadTokenParameters): Promise<bigint> {
  return readIerc20BalanceOf(config, { chainId, address: token, args: [account] })
}

function orEmpty(error: unknown): string {
  if (isAnswered(error)) return ''
  throw error
}
