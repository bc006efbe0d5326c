// Compares folded balances with the chain: proof where the chain gives one, a sample otherwise, and what does not fit.

import type { HistoryError } from '@saleyard/history/errors.ts'
import { zeroAccount } from '@saleyard/history/folds/fold.ts'
import type { BlockMark } from '@saleyard/history/read/log-store.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { type Abi, type Address, type Client, parseAbi } from 'viem'
import { askContracts, type Question, withState } from './ask-chain.ts'

/** What an account has by the logs. For a collection one for each id: the amount, which is 1 for an owner. */
export type Holding = { account: Address; amount: bigint; id?: bigint }

export type Standard = 'erc20' | 'erc721' | 'erc1155'

export type Verdict = {
  /**
   * `proven`: all holdings are those of the chain, and together they are the whole supply, so that there is no other;
   * `sampled`: what was compared is right, and nothing shows that there is no other;
   * `unchecked`: no endpoint has the state of the block; `wrong`: something differs.
   */
  kind: 'proven' | 'sampled' | 'unchecked' | 'wrong'
  /** Holdings that were compared, of all. */
  checked: number
  of: number
  /** Why it is not proven. */
  reason?: VerdictReason
  /** The first of those that differ; `chain` is undefined where the contract gives none. Without an id all of an owner. */
  differences: { holding: Holding; chain: bigint | undefined }[]
  /** Base units, or ids, of all holdings, and by the contract; undefined where it has no total. */
  supply: { folded: bigint; chain: bigint | undefined }
  /** By which the random part of a sample was drawn. */
  seed: number
  /** Whether other endpoints give the same holdings; undefined where that is open. */
  isConfirmed?: boolean
}

export type VerdictReason =
  /** There are more holdings than are compared. */
  | 'tooMany'
  /** The contract has no total supply. */
  | 'supplyMissing'
  | 'stateMissing'
  /** All together are not the supply: logs are missing, or units came without any. */
  | 'sumDiffers'
  /** Few holdings differ: logs are missing, or the endpoint is wrong. */
  | 'someDiffer'
  /** Most holdings differ: the token changes balances without a log, as rebasing ones do. */
  | 'mostDiffer'
  /** Another endpoint has for these holdings what the logs say. */
  | 'endpointsDisagree'
  /** The logs of another endpoint give other holdings. */
  | 'logsDiffer'

export type CheckParameters = {
  /** Asked in this order for the block's state. */
  endpoints: readonly LogEndpoint[]
  contract: Address
  standard: Standard
  block: BlockMark
  holdings: readonly Holding[]
  /** Holdings to compare: of more the largest half of these, and as many others drawn by the seed. */
  most?: number
  seed?: number
  /** By how much the sum may fall short of the supply: shares that are rounded down lack less than a unit each. */
  shortBy?: bigint
}

export const mostShown = 20

/** Compares holdings with the state of their block. */
export async function checkBalances(parameters: CheckParameters): Promise<Verdict> {
  const { endpoints, block, holdings, most = 20_000, seed = 1 } = parameters
  const sample = chooseSample(holdings, most, seed)
  const folded = holdings.reduce((sum, { amount }) => sum + amount, 0n)
  const outline = { checked: sample.length, of: holdings.length, differences: [], seed }
  try {
    const { found, supply } = await withState(endpoints, block, (client) => askAll(client, parameters, sample))
    const verdict = { ...outline, differences: found.slice(0, mostShown), supply: { folded, chain: supply } }
    if (found.length === 0) return { ...verdict, ...judgeSum(verdict, parameters) }
    return { ...verdict, kind: 'wrong', reason: await explain(found, sample.length, parameters) }
  } catch (error) {
    if ((error as HistoryError).code !== 'stateMissing') throw error
    const supply = { folded, chain: undefined }
    return { ...outline, checked: 0, supply, kind: 'unchecked', reason: 'stateMissing' }
  }
}

export type Difference = Verdict['differences'][number]

async function askAll(
  client: Client,
  { contract, standard, block, holdings }: CheckParameters,
  sample: readonly Holding[],
) {
  const compared = standard === 'erc721' ? [...sample, ...countByOwner(holdings, sample)] : sample
  const questions = compared.map((holding) => toQuestion(contract, standard, holding))
  const totals = listTotals(contract, standard)
  const all = await askContracts(client, block, [...totals, ...questions])
  const [supply, ofZero] = all.slice(0, totals.length) as (bigint | undefined)[]
  // Some tokens keep what was burnt as the zero address's, and in their supply.
  const held = supply === undefined ? undefined : supply - (ofZero ?? 0n)
  return { found: compare(compared, all.slice(totals.length)), supply: held }
}

/** How many ids each owner has that is in the sample: of one that has more, an id is missing. */
function countByOwner(holdings: readonly Holding[], sample: readonly Holding[]): Holding[] {
  const counts = new Map(sample.map(({ account }) => [account, 0n]))
  for (const { account } of holdings) {
    const count = counts.get(account)
    if (count !== undefined) counts.set(account, count + 1n)
  }
  return Array.from(counts, ([account, amount]) => ({ account, amount }))
}

const erc20Abi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])
const erc721Abi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
])
const erc1155Abi = parseAbi(['function balanceOf(address, uint256) view returns (uint256)'])

function listTotals(address: Address, standard: Standard): Question[] {
  if (standard === 'erc1155') return []
  const supply = { address, abi: erc20Abi as Abi, functionName: 'totalSupply' }
  if (standard === 'erc721') return [supply]
  return [supply, { address, abi: erc20Abi, functionName: 'balanceOf', args: [zeroAccount] }]
}

function toQuestion(address: Address, standard: Standard, { account, id }: Holding): Question {
  if (id === undefined) return { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] }
  if (standard === 'erc721') return { address, abi: erc721Abi, functionName: 'ownerOf', args: [id] }
  return { address, abi: erc1155Abi, functionName: 'balanceOf', args: [account, id] }
}

function compare(sample: readonly Holding[], answers: readonly unknown[]): Difference[] {
  return sample.flatMap((holding, index) => {
    const chain = toAmount(holding, answers[index])
    return chain === holding.amount ? [] : [{ holding, chain }]
  })
}

/** An id's owner has one of it, any other account none. */
function toAmount({ account }: Holding, answer: unknown): bigint | undefined {
  if (typeof answer === 'string') return answer.toLowerCase() === account ? 1n : 0n
  return answer as bigint | undefined
}

type Judged = Pick<Verdict, 'checked' | 'of' | 'supply'>

function judgeSum(
  { checked, of, supply }: Judged,
  { shortBy = 0n }: CheckParameters,
): Pick<Verdict, 'kind' | 'reason'> {
  const { folded, chain } = supply
  if (chain === undefined) return { kind: 'sampled', reason: 'supplyMissing' }
  if (folded > chain || folded + shortBy < chain) return { kind: 'wrong', reason: 'sumDiffers' }
  return checked < of ? { kind: 'sampled', reason: 'tooMany' } : { kind: 'proven' }
}

async function explain(found: readonly Difference[], checked: number, parameters: CheckParameters) {
  if (await isContradicted(found.slice(0, mostShown), parameters)) return 'endpointsDisagree'
  return found.length * 2 > checked ? 'mostDiffer' : 'someDiffer'
}

/** Whether another endpoint agrees with the logs. */
async function isContradicted(found: readonly Difference[], { endpoints, contract, standard, block }: CheckParameters) {
  const questions = found.map(({ holding }) => toQuestion(contract, standard, holding))
  const holdings = found.map(({ holding }) => holding)
  const votes = endpoints.map((endpoint) =>
    withState([endpoint], block, (client) => askContracts(client, block, questions)).then(
      (answers) => compare(holdings, answers).length === 0,
      () => false,
    ),
  )
  return (await Promise.all(votes)).includes(true)
}

/** Chooses all, or the largest half of so many and others drawn by the seed. The same ones for the same seed and order. */
export function chooseSample<Item extends Pick<Holding, 'amount'>>(
  items: readonly Item[],
  most: number,
  seed: number,
): Item[] {
  if (items.length <= most) return [...items]
  const sorted = items.toSorted((one, other) => (one.amount > other.amount ? -1 : one.amount < other.amount ? 1 : 0))
  const largest = Math.ceil(most / 2)
  const rest = sorted.slice(largest)
  const draw = createDraw(seed)
  // Fisher and Yates, as far as it is needed.
  for (let index = 0; index < most - largest; index++) {
    const other = index + Math.floor(draw() * (rest.length - index))
    ;[rest[index], rest[other]] = [rest[other] as Item, rest[index] as Item]
  }
  return [...sorted.slice(0, largest), ...rest.slice(0, most - largest)]
}

/** Numbers from 0 up to 1, by the generator mulberry32. */
function createDraw(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
