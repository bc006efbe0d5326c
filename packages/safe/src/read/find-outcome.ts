// Determines what became of a proposed transaction from the chain alone: by its hash, its nonce, and its batches' marks.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { executionAbis, safeAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { decodeExecution, hashSafeTx, type SafeDomain, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { isConnectionLost } from '@saleyard/send/run/find-batch-logs.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import {
  type Address,
  type Client,
  formatLog,
  getAddress,
  type Hash,
  type Hex,
  isAddressEqual,
  type Log,
  numberToHex,
  parseEventLogs,
  TransactionNotFoundError,
  toEventSelector,
} from 'viem'
import { getBlock, getChainId, getTransaction, readContract } from 'viem/actions'
import { type BatchFate, findBatches } from './find-batches.ts'

/** `sentBy` is missing where the node lacks the transaction that its log names. */
type Place = { hash: Hash; blockNumber: bigint; sentBy?: Address }

/** The transaction that has the nonce: its hash was computed with it. */
export type Replacement = Place & { safeTxHash: Hash; isRejection: boolean }

/**
 * `executed`: the Safe has logged its hash as a success. `failed`: its nonce is used and its calls were taken back.
 * `replaced`: another transaction has used its nonce; `by` is missing where that one went through a contract that does not
 * show its nonce, and the searched blocks have a log of every nonce, none of them its own. `unclear`: its nonce is used, and
 * the logs do not say by which transaction. `possible`: it can still be executed, after `before` others.
 */
export type Fate =
  | ({ state: 'executed' | 'failed' } & Place)
  | { state: 'replaced'; by?: Replacement }
  | { state: 'unclear' }
  | { state: 'possible'; before: bigint }

export type ProposalOutcome = Fate & {
  /** The block at which all of this is so: a reorg may take it back until enough blocks lie behind. */
  atBlock: bigint
  batches: BatchFate[]
}

type FindOutcomeParameters = SafeDomain & {
  tx: SafeTx
  /** The block of the proposal, or an earlier one. */
  fromBlock: bigint
  /** Default: the newest. */
  toBlock?: bigint
}

/**
 * Determines what became of a transaction, as it is at one block.
 *
 * @throws {SafeError} `chainMismatch`, `reorganised`. The node's error.
 */
export async function findOutcome(client: Client, parameters: FindOutcomeParameters): Promise<ProposalOutcome> {
  const { safe, tx, fromBlock, toBlock, chainId } = parameters
  const [found, block] = await Promise.all([
    getChainId(client),
    getBlock(client, toBlock === undefined ? { blockTag: 'latest' } : { blockNumber: toBlock }),
  ])
  if (found !== chainId) throw new SafeError('chainMismatch', { expected: chainId, found })

  const range = { fromBlock, toBlock: block.number }
  const [nonce, executions, batches] = await Promise.all([
    readNonce(client, safe, block.number),
    findExecutions(client, { safe, ...range }),
    findBatches(client, { safe, batches: describeTx(safe, tx).filter((act) => act.kind === 'batch'), ...range }),
  ])
  const { safeTx: safeTxHash } = hashSafeTx({ chainId, safe }, tx)
  const fate = await findFate(client, { chainId, safe, safeTxHash, nonce: tx.nonce, fromBlock }, nonce, executions)
  // All of it was read by the block's number, from several requests.
  const { hash } = await getBlock(client, { blockNumber: block.number })
  if (hash !== block.hash) throw new SafeError('reorganised')
  return { ...fate, atBlock: block.number, batches }
}

/** A transaction of a Safe of which no more is known than its hash and its nonce. */
export type SoughtTx = SafeDomain & { safeTxHash: Hash; nonce: bigint; fromBlock: bigint }

/**
 * Determines what became of a transaction from facts of one block.
 *
 * @param nonce The Safe's next one.
 * @param executions All of the Safe since `fromBlock`, which is the block of the proposal or an earlier one.
 * @throws The node's error.
 */
export async function findFate(
  client: Client,
  sought: SoughtTx,
  nonce: bigint,
  executions: readonly Execution[],
): Promise<Fate> {
  const own = executions.find(({ safeTxHash }) => safeTxHash === sought.safeTxHash)
  if (own) return { state: own.isSuccess ? 'executed' : 'failed', ...toPlace(own, await read(client, own)) }
  if (nonce <= sought.nonce) return { state: 'possible', before: sought.nonce - nonce }
  const by = await findReplacement(client, sought, nonce, executions)
  if (by) return { state: 'replaced', by }
  return (await isComplete(client, sought, nonce, executions)) ? { state: 'replaced' } : { state: 'unclear' }
}

/** Executions to either side of the expected one that may be it, where some are nested or a log is missing. */
const around = 2

/** Only a hash proves a nonce: a Safe logs an execution behind those that are nested in it, and a node may lack a log. */
async function findReplacement(
  client: Client,
  { chainId, safe, nonce: used }: SoughtTx,
  nonce: bigint,
  executions: readonly Execution[],
): Promise<Replacement | undefined> {
  const domain = { chainId, safe }
  const rejectionHash = hashSafeTx(domain, proposeRejection(safe, used)).safeTx
  const rejection = executions.find(({ safeTxHash }) => safeTxHash === rejectionHash)
  const expected = executions.length - Number(nonce - used)
  const near = executions.slice(Math.max(0, expected - around), Math.max(0, expected + around + 1))
  for (const execution of rejection ? [rejection] : near) {
    const sent = await read(client, execution)
    const { safeTxHash } = execution
    if (rejection || (sent && hasNonce(domain, sent, used, safeTxHash)))
      return { ...toPlace(execution, sent), safeTxHash, isRejection: rejection !== undefined }
  }
  return undefined
}

const read = (client: Client, { hash }: Execution) =>
  undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)

function toPlace({ hash, blockNumber }: Execution, sent: { from: Address } | undefined): Place {
  return { hash, blockNumber, ...(sent && { sentBy: getAddress(sent.from) }) }
}

/** Whether the executed transaction had this nonce: only then does its hash come out again. */
function hasNonce(domain: SafeDomain, { input }: { input: Hex }, nonce: bigint, safeTxHash: Hash): boolean {
  const execution = decodeExecution(input)
  return execution !== undefined && hashSafeTx(domain, { ...execution.tx, nonce }).safeTx === safeTxHash
}

/** Whether the logs have every nonce that was used in the searched blocks, this one among them. */
async function isComplete(
  client: Client,
  { safe, nonce: used, fromBlock }: SoughtTx,
  nonce: bigint,
  executions: readonly Execution[],
): Promise<boolean> {
  try {
    const first = fromBlock === 0n ? 0n : await readNonce(client, safe, fromBlock - 1n)
    return first <= used && nonce - first === BigInt(executions.length)
  } catch (error) {
    // Before the Safe was made; or a node that keeps no old state, which proves nothing.
    return isAnswered(error) && nonce === BigInt(executions.length)
  }
}

function readNonce(client: Client, address: Address, blockNumber: bigint): Promise<bigint> {
  return readContract(client, { address, abi: safeAbi, functionName: 'nonce', blockNumber })
}

/** Of a nonce that is used in `toBlock`, at the latest. */
type FindUseParameters = { safe: Address; nonce: bigint; toBlock: bigint }

/** How far back the first older state is read, in blocks: nodes that keep few states keep these. */
const firstStep = 64n

/**
 * Finds the block in which a Safe has used a nonce, by its state in earlier blocks.
 *
 * @returns Undefined where the node keeps no such states.
 */
export async function findUse(client: Client, sought: FindUseParameters): Promise<bigint | undefined> {
  const { toBlock } = sought
  let used = toBlock
  try {
    for (let step = firstStep; used > 0n; step *= 4n) {
      const block = toBlock > step ? toBlock - step : 0n
      if (!(await isUsed(client, { ...sought, toBlock: block }))) return await halve(client, sought, [block, used])
      used = block
    }
    return used
  } catch {
    return undefined
  }
}

/** Narrows down from a block in which the nonce is not used, and one in which it is. */
async function halve(client: Client, sought: FindUseParameters, range: readonly [bigint, bigint]): Promise<bigint> {
  let [unused, used] = range
  while (used - unused > 1n) {
    const middle = (used + unused) / 2n
    if (await isUsed(client, { ...sought, toBlock: middle })) used = middle
    else unused = middle
  }
  return used
}

async function isUsed(client: Client, { safe, nonce, toBlock }: FindUseParameters): Promise<boolean> {
  try {
    return (await readNonce(client, safe, toBlock)) > nonce
  } catch (error) {
    if (isAnswered(error)) return false // before the Safe was made
    throw error
  }
}

/** In blocks: what is searched at once on the way back, first and at most. A node may keep the logs of few blocks. */
const steps = { first: 100n, most: 5_000n }

/**
 * Goes back by logs until they have the use of a nonce, as many executions being as many nonces.
 *
 * @param next The Safe's next nonce in `toBlock`.
 * @param most Blocks at which it ends in any case; a node that lacks old logs ends it before.
 * @returns The first block that was searched.
 * @throws The node's error, if nothing could be searched.
 */
export async function findUseByLogs(
  client: Client,
  { safe, nonce, next, toBlock, most }: FindUseParameters & { next: bigint; most: bigint },
): Promise<bigint> {
  const last = toBlock > most ? toBlock - most : 0n
  let first = toBlock + 1n
  let missing = Number(next - nonce)
  let step = { blocks: steps.first, isGrowing: true }
  while (missing > 0 && first > last && step.blocks >= steps.first) {
    const range = { fromBlock: first > last + step.blocks ? first - step.blocks : last, toBlock: first - 1n }
    const isBegun = first <= toBlock
    const found = await findExecutions(client, { safe, ...range }).catch((error) => refuse(error, isBegun))
    missing -= found?.length ?? 0
    if (found) first = range.fromBlock
    step = adjust(step, found !== undefined)
  }
  return first
}

/** Grows until the first range that the node refuses; from then on it only shrinks. */
function adjust({ blocks, isGrowing }: { blocks: bigint; isGrowing: boolean }, isFound: boolean) {
  if (!isFound) return { blocks: blocks / 4n, isGrowing: false }
  if (!isGrowing) return { blocks, isGrowing }
  return { blocks: blocks * 4n < steps.most ? blocks * 4n : steps.most, isGrowing }
}

/** @throws The error, unless it only ends what has begun. */
function refuse(error: unknown, isBegun: boolean): undefined {
  if (!isBegun) throw error
}

export type Execution = {
  safeTxHash: Hash
  /** False: the nonce is used, and the call inside of it failed. */
  isSuccess: boolean
  hash: Hash
  blockNumber: bigint
}

type FindExecutionsParameters = { safe: Address; fromBlock: bigint; toBlock: bigint }

/** Smallest range in blocks: if the node refuses this one too, the refusal is final. */
const smallestRange = 100n
/** The same in all versions: whether the hash is a topic does not change it. */
const selectors = executionAbis['1.4.1'].map((event) => toEventSelector(event))

/** Finds every execution in a range of blocks, in the order of their logs. Each has used one nonce, but those that are nested log theirs first. */
export async function findExecutions(client: Client, parameters: FindExecutionsParameters): Promise<Execution[]> {
  const { safe, fromBlock, toBlock } = parameters
  if (fromBlock > toBlock) return []
  try {
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [
        { address: safe, topics: [selectors], fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) },
      ],
    })
    return readExecutions(
      logs.map((log) => formatLog(log) as Log),
      safe,
    )
  } catch (error) {
    if (toBlock - fromBlock < smallestRange || isConnectionLost(error)) throw error
    const middle = (fromBlock + toBlock) / 2n
    const first = await findExecutions(client, { ...parameters, toBlock: middle })
    return [...first, ...(await findExecutions(client, { ...parameters, fromBlock: middle + 1n }))]
  }
}

/** Reads the executions of a Safe from logs, whichever version it has. */
function readExecutions(logs: readonly Log[], safe: Address): Execution[] {
  return logs.flatMap((log): Execution[] => {
    const abi = log.topics.length > 1 ? executionAbis['1.4.1'] : executionAbis['1.3.0']
    const [event] = parseEventLogs({ abi, logs: [log] })
    if (!event || !isAddressEqual(event.address, safe) || event.blockNumber === null || event.transactionHash === null)
      return []
    const { txHash } = event.args
    const isSuccess = event.eventName === 'ExecutionSuccess'
    return [{ safeTxHash: txHash, isSuccess, hash: event.transactionHash, blockNumber: event.blockNumber }]
  })
}
