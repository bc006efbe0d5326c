// Decodes what a Safe's transaction does: approvals, batches with their marks, transfers, and what we do not know.

import { ierc20Abi, multiSenderAbi } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import {
  type Address,
  decodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbi,
  size,
  slice,
} from 'viem'
import { listCalls, type SafeCall } from './multi-send.ts'
import type { SafeTx } from './safe-tx.ts'

/** One call in words' data; amounts in wei and base units. */
export type Act =
  /** Of an NFT, `amount` is the number of the one that is given. */
  | { kind: 'approve'; token: Address; spender: Address; amount: bigint }
  | BatchAct
  /** Gives the batch with this mark up: it is never sent. */
  | { kind: 'cancel'; contract: Address; id: bigint }
  | { kind: 'transfer'; token: Address; recipient: Address; amount: bigint }
  | { kind: 'coin'; recipient: Address; amount: bigint }
  /** The whole transaction is a call of the Safe by itself without bytes: it only uses the nonce. */
  | { kind: 'rejection' }
  /** A call of the Safe by itself: owners, threshold, modules, or others of its settings. */
  | ({ kind: 'settings'; selector: Hex; bytes: number } & Partial<Setting>)
  | { kind: 'unknown'; to: Address; value: bigint; selector: Hex; bytes: number }

/** What a known function of the settings sets, by the names of its arguments. */
type Setting = { functionName: string; values: Record<string, Address | bigint> }

export type BatchAct = {
  kind: 'batch'
  /** MultiSender, or a token that pays by itself: whether that is a token of ours only the chain knows. */
  contract: Address
  functionName: string
  /** The batch's mark in the contract; never 0, which sets none. */
  id: bigint
  /** keccak256 of the call's bytes: an id alone says nothing about the recipients. */
  callHash: Hash
  /** Absent for the native coin. */
  token?: Address
  count: number
  /** Sum of all payments. */
  total: bigint
  /** Coin above the total, which the contract gives back to the Safe. */
  surplus?: bigint
}

const settingsAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
])

/**
 * Decodes what a transaction does, one act for each call.
 *
 * @throws {SafeError} `delegateCallRefused`.
 */
export function describeTx(safe: Address, tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>): Act[] {
  const { to, value, data, operation } = tx
  if (operation === 0 && isAddressEqual(to, safe) && data === '0x' && value === 0n) return [{ kind: 'rejection' }]
  return listCalls(tx).map((call) => describeCall(safe, call))
}

/**
 * Whether acts do nothing but pay batches as ours do: a batch of coin, of a token that pays by itself, or behind an
 * approval of exactly its total. Anything else in a transaction wants a warning.
 */
export function isOurPayment(acts: readonly Act[]): boolean {
  const tokens = new Set(acts.map((act) => (act.kind === 'batch' ? act.token : undefined)))
  const isOfNothing = (act: Act) => act.kind === 'approve' && act.amount === 0n && tokens.has(act.token)
  const steps = acts.filter((act) => !(isOfNothing(act) && isForSender(act)))
  return steps.some(({ kind }) => kind === 'batch') && steps.every((act, index) => isStep(act, steps, index))
}

const isForSender = (act: Act) => act.kind === 'approve' && isAddressEqual(act.spender, deployments.MultiSender)

function isStep(act: Act, steps: readonly Act[], index: number): boolean {
  if (act.kind === 'approve') return isForSender(act) && isApproved(steps[index + 1], act)
  if (act.kind !== 'batch' || act.surplus !== undefined) return false
  return act.token === undefined || act.token === act.contract || isApproved(act, steps[index - 1])
}

function isApproved(batch: Act | undefined, approval: Act | undefined): boolean {
  if (batch?.kind !== 'batch' || approval?.kind !== 'approve') return false
  return batch.contract !== batch.token && batch.token === approval.token && batch.total === approval.amount
}

/** Whether an act is this batch of a plan, byte by byte. */
export function isSameBatch(act: BatchAct, batch: Pick<Batch, 'to' | 'data'>): boolean {
  return isAddressEqual(act.contract, batch.to) && act.callHash === keccak256(batch.data)
}

function describeCall(safe: Address, call: SafeCall): Act {
  const { value, data } = call
  const to = getAddress(call.to)
  if (isAddressEqual(to, safe)) return describeOwn(call)
  if (data === '0x') return { kind: 'coin', recipient: to, amount: value }
  return (
    describeBatch(call) ??
    describeCancel(call) ??
    describeToken(call) ?? { kind: 'unknown', to, value, ...shorten(data) }
  )
}

function describeOwn({ data }: SafeCall): Act {
  return { kind: 'settings', ...readSetting(data), ...shorten(data) }
}

function readSetting(data: Hex): Setting | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: settingsAbi, data })
    const inputs = settingsAbi.find(({ name }) => name === functionName)?.inputs ?? []
    return { functionName, values: Object.fromEntries(inputs.map(({ name }, index) => [name, args[index] ?? 0n])) }
  } catch {
    return undefined
  }
}

function shorten(data: Hex): { selector: Hex; bytes: number } {
  return { selector: size(data) < 4 ? '0x' : slice(data, 0, 4), bytes: size(data) }
}

/** Any contract may have functions of these names: only MultiSender is known to do what they say. */
function describeBatch({ to, value, data }: SafeCall): BatchAct | undefined {
  const batch = readBatch(data)
  if (!batch || batch.values.id === 0n) return undefined
  const { functionName, payments, values } = batch
  const contract = getAddress(to)
  const token = findToken(contract, functionName, values.token)
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const surplus = token ? findTokenSurplus(value, total, values.total) : value - total
  if (!isKnown(contract, functionName) || surplus < 0n) return undefined
  return {
    kind: 'batch',
    contract,
    functionName,
    id: values.id,
    callHash: keccak256(data),
    ...(token && { token }),
    count: payments.length,
    total,
    ...(surplus > 0n && { surplus }),
  }
}

const isKnown = (contract: Address, functionName: string) =>
  functionName === 'transferMany' || isAddressEqual(contract, deployments.MultiSender)

const findToken = (contract: Address, functionName: string, token?: Address) =>
  functionName === 'transferMany' ? contract : token && getAddress(token)

/** Below 0 for a call that the contract refuses: with coin, or with another total than the sum. */
function findTokenSurplus(value: bigint, total: bigint, stated: bigint | undefined): bigint {
  return value === 0n && stated === total ? 0n : -1n
}

function describeCancel({ to, value, data }: SafeCall): Act | undefined {
  if (value !== 0n || !isAddressEqual(to, deployments.MultiSender)) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: multiSenderAbi, data })
    return functionName === 'cancel' ? { kind: 'cancel', contract: getAddress(to), id: args[0] } : undefined
  } catch {
    return undefined
  }
}

function describeToken({ to, value, data }: SafeCall): Act | undefined {
  if (value !== 0n) return undefined
  const token = getAddress(to)
  try {
    const { functionName, args } = decodeFunctionData({ abi: ierc20Abi, data })
    if (functionName === 'approve') return { kind: 'approve', token, spender: getAddress(args[0]), amount: args[1] }
    if (functionName !== 'transfer') return undefined
    return { kind: 'transfer', token, recipient: getAddress(args[0]), amount: args[1] }
  } catch {
    return undefined
  }
}
