// Implements the history service inside the worker: readings by job, with their endpoints, stores and limits.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import type { AccountKinds } from '@saleyard/history/holders/choose-holders.ts'
import { findKinds } from '@saleyard/history/holders/find-kinds.ts'
import { listHolders } from '@saleyard/history/holders/provenance.ts'
import { type ContractKind, type HolderReading, readHolders } from '@saleyard/history/holders/read-holders.ts'
import { type BlockHeader, findBlockAt, findCreationBlock, readHeader } from '@saleyard/history/read/blocks.ts'
import type { LogStore } from '@saleyard/history/read/log-store.ts'
import type { RangeLimits } from '@saleyard/history/read/ranges.ts'
import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { type Address, type Client, formatUnits, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { confirmReading, type DoneReading, summarizeReading } from './confirm-holders.ts'
import type {
  HistoryService,
  HoldersList,
  HoldersSummary,
  ReadAt,
  ReadHoldersRequest,
  ReadTokenRequest,
} from './history-service.ts'
import { readIndexedToken } from './read-indexed-token.ts'
import { readIndexedHolders } from './read-indexer.ts'
import { askFirst, readTokenHistory } from './read-token-history.ts'

/** How the history of a network is read. */
export type HistoryNetwork = {
  /** One for each node, in the order of their use. */
  endpoints: readonly LogEndpoint[]
  /** Blocks after which a block counts as final. */
  confirmations: number
}

type CreateHistoryServiceParameters = {
  openNetwork: (chainId: number) => HistoryNetwork
  openStore: (history: string) => Promise<LogStore>
  /** Address of an indexer that may know more than the logs on this device, see docs/indexer.md. */
  indexerUrl?: string | undefined
  /** How long an answer of it may take, ms. */
  indexerPatience?: number
}

type Job = {
  request: ReadHoldersRequest
  abort: AbortController
  done?: DoneReading & { summary: HoldersSummary }
  /** Found once, for all lists of a reading. */
  kinds?: Promise<AccountKinds>
}

const noKinds: AccountKinds = { contracts: new Set(), pools: new Set() }

/** Creates the history service for the worker; tests use it without one. */
export function createHistoryService({
  openNetwork,
  openStore,
  indexerUrl,
  indexerPatience,
}: CreateHistoryServiceParameters): HistoryService {
  const jobs = new Map<string, Job>()
  /** Histories of tokens, and confirmations. */
  const others = new Map<string, AbortController>()
  const learned = new Map<string, RangeLimits>()

  function startOther(name: string): AbortController {
    others.get(name)?.abort()
    const abort = new AbortController()
    others.set(name, abort)
    return abort
  }

  async function read(job: Job, onProgress?: (progress: ReadProgress) => void): Promise<HoldersSummary> {
    const { contract, chainId, at } = job.request
    const { endpoints, confirmations } = openNetwork(chainId)
    const { signal } = job.abort
    const block = await askFirst(endpoints, (client) => findBlock(client, at, confirmations))
    const kind = await askFirst(endpoints, (client) => findKind(client, contract))
    const place = { chainId, token: contract, kind, endpoints, final: block, signal }
    const indexed = indexerUrl && at.kind === 'final' && (await readIndexedHolders({ url: indexerUrl, ...place }))
    const parameters = { endpoints, contract, kind, confirmations, learned, toBlock: block.number }
    const openHolders = () => openStore(`${chainId} ${contract.toLowerCase()} ${kind}`)
    const findOwnStart = (some: readonly LogEndpoint[]) => findStart(some, contract, block.number)
    const readAll = async () =>
      readHolders({
        ...parameters,
        ...{ fromBlock: await findOwnStart(endpoints), store: await openHolders(), signal },
        ...(onProgress && { onProgress }),
      })
    // What an indexer says is of no endpoint.
    const reading = indexed ? { ...indexed, sources: [] } : await readAll()
    signal.throwIfAborted()
    const forget = async () => (await openHolders()).dropFrom(0n)
    return keep(job, { reading, parameters, findStart: findOwnStart, forget, witnesses: [], isReplaced: false })
  }

  function findKindsOnce(job: Job, { holders, end }: HolderReading): Promise<AccountKinds> {
    const { endpoints } = openNetwork(job.request.chainId)
    const accounts = holders.map(({ account }) => account)
    job.kinds ??= findKinds(endpoints, end, accounts).catch((error) => {
      delete job.kinds
      throw error
    })
    return job.kinds
  }

  /** An indexer keeps no earnings: with an account to follow it is not asked. */
  async function readIndexed(
    request: ReadTokenRequest,
    around: Pick<Parameters<typeof readIndexedToken>[0], 'endpoints' | 'final' | 'learned' | 'signal'>,
  ) {
    if (!indexerUrl || request.account) return undefined
    return readIndexedToken({ ...request, ...around, url: indexerUrl, patience: indexerPatience })
  }

  return {
    async readHolders(request, onProgress) {
      jobs.get(request.job)?.abort.abort()
      const job: Job = { request, abort: new AbortController() }
      jobs.set(request.job, job)
      return read(job, onProgress)
    },

    async confirmHolders({ job: name, reading, endpoint }, onProgress) {
      const job = jobs.get(reading)
      if (!job?.done) throw new Error(`No reading ${reading}`)
      const signal = AbortSignal.any([startOther(name).signal, job.abort.signal])
      const done = await confirmReading(job.done, endpoint, { signal, ...(onProgress && { onProgress }) })
      signal.throwIfAborted()
      if (done.isReplaced) delete job.kinds
      return keep(job, done)
    },

    async readToken(request, onProgress) {
      const { signal } = startOther(request.job)
      const { chainId, token, kind, pair, vault } = request
      const { endpoints, confirmations } = openNetwork(chainId)
      const block = await askFirst(endpoints, (client) => findBlock(client, { kind: 'final' }, confirmations))
      const indexed = await readIndexed(request, { endpoints, final: block, learned, signal })
      if (typeof indexed === 'object') return indexed
      const contracts = [token, pair, vault].map((address) => address?.toLowerCase() ?? '')
      const history = await readTokenHistory({
        ...request,
        endpoints,
        fromBlock: await findStart(endpoints, token, block.number),
        toBlock: block.number,
        store: await openStore([chainId, ...contracts, kind].join(' ')),
        confirmations,
        learned,
        signal,
        ...(onProgress && { onProgress }),
      })
      return { ...history, ...(indexed && { indexer: { host: new URL(indexerUrl ?? '').host, refusal: indexed } }) }
    },

    async listHolders({ job: name, rules, ids, decimals, mayBeUnchecked = false }) {
      const job = jobs.get(name)
      if (!job?.done) throw new Error(`No reading ${name}`)
      const { summary, parameters } = job.done
      const { kind } = parameters
      const reading = { ...job.done.reading, verdict: summary.verdict }
      const { chainId, contract } = job.request
      const kinds = rules.withoutContracts || rules.withoutPools ? await findKindsOnce(job, reading) : noKinds
      return toList(listHolders({ chainId, contract, kind, ids, reading, kinds, rules, mayBeUnchecked }), decimals)
    },

    async stop(job) {
      jobs.get(job)?.abort.abort()
      jobs.delete(job)
      others.get(job)?.abort()
      others.delete(job)
    },
  }
}

function toList(
  { recipients, leftOut, total, provenance }: ReturnType<typeof listHolders>,
  decimals: number,
): HoldersList {
  const counts: HoldersList['leftOut'] = {}
  for (const { reason } of leftOut) counts[reason] = (counts[reason] ?? 0) + 1
  const lines = recipients.map(({ address, amount }) => `${address},${formatUnits(amount, decimals)}`)
  return { text: lines.join('\n'), recipients: recipients.length, total, leftOut: counts, provenance }
}

function keep(job: Job, done: DoneReading): HoldersSummary {
  const summary = summarizeReading(done)
  job.done = { ...done, summary }
  return summary
}

async function findBlock(client: Client, at: ReadAt, confirmations: number): Promise<BlockHeader> {
  if (at.kind === 'block') return readHeader(client, at.block)
  const latest = await readHeader(client, 'latest')
  if (at.kind === 'time') return findBlockAt(client, { timestamp: at.seconds, latest })
  const depth = BigInt(confirmations - 1)
  return depth === 0n ? latest : readHeader(client, latest.number > depth ? latest.number - depth : 0n)
}

const kindAbi = parseAbi([
  'function supportsInterface(bytes4) view returns (bool)',
  'function eligible() view returns (uint256 units, uint256 shares)',
])

/**
 * By ERC-165 as of today; a token that shares among its holders says how many units earn.
 *
 * @throws HistoryError `contractMissing`
 */
async function findKind(client: Client, address: Address): Promise<ContractKind> {
  if (!(await getCode(client, { address })))
    throw new HistoryError('contractMissing', `There is no contract at ${address}`, { values: { address } })
  const supports = (id: `0x${string}`) =>
    readContract(client, { address, abi: kindAbi, functionName: 'supportsInterface', args: [id] }).catch(toFalse)
  if (await supports('0x80ac58cd')) return 'erc721'
  if (await supports('0xd9b67a26')) return 'erc1155'
  const shares = readContract(client, { address, abi: kindAbi, functionName: 'eligible' })
  return (await shares.then(() => true, toFalse)) ? 'reflection' : 'erc20'
}

function toFalse(error: unknown): false {
  if (isAnswered(error)) return false
  throw error
}

/** The block of the contract's creation. Where no endpoint has the state of old blocks, the whole chain is read. */
async function findStart(endpoints: readonly LogEndpoint[], contract: Address, latest: bigint): Promise<bigint> {
  const start = await askFirst(endpoints, (client) => findCreationBlock(client, contract, latest)).catch(() => 0n)
  return start ?? latest
}
