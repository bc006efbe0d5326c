// Makes a list of recipients from a reading and its rules, with the statement by which anybody makes it again.

import type { Verdict } from '@saleyard/history/check/check-balances.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { type Address, getAddress, type Hash } from 'viem'
import {
  type AccountKinds,
  type ChosenHolders,
  chooseHolders,
  type HolderRules,
  type HolderSplit,
} from './choose-holders.ts'
import type { ContractKind, Holder, HolderReading } from './read-holders.ts'

/** Where a list comes from: plain JSON, amounts in decimals, addresses with their checksum. */
export type Provenance = {
  format: 'saleyard holders 1'
  chainId: number
  block: { number: string; hash: Hash; timestamp: string }
  contract: Address
  kind: ContractKind
  /** Ids of a collection that count, in rising order; missing for all. */
  ids?: string[]
  rules: {
    atLeast: string
    split:
      | { kind: 'same'; amount: string }
      | { kind: 'proportion'; total: string }
      | { kind: 'byId'; amounts: Record<string, string>; other: string }
    withoutContracts: boolean
    withoutPools: boolean
    withoutBurnt: boolean
    without: Address[]
  }
  /** Accounts with a balance, of these ids, and those of them that get something. */
  holders: number
  recipients: number
  /** All amounts together. */
  total: string
  verdict: Pick<Verdict, 'kind' | 'checked' | 'of' | 'seed' | 'reason' | 'isConfirmed'>
}

export type HolderList = ChosenHolders & { provenance: Provenance }

type ListHoldersParameters = {
  chainId: number
  contract: Address
  kind: ContractKind
  /** Ids of a collection that count; all by default. */
  ids?: readonly bigint[] | undefined
  reading: HolderReading
  kinds: AccountKinds
  rules: HolderRules
  /** Takes balances that no endpoint could confirm; the provenance says so. */
  mayBeUnchecked?: boolean
}

/**
 * Makes the list.
 *
 * @throws HistoryError `unproven` if the balances differ from the chain, or were not compared; `nothingChosen`.
 */
export function listHolders(parameters: ListHoldersParameters): HolderList {
  const { reading, rules, kinds } = parameters
  const { kind, reason } = reading.verdict
  if (kind === 'wrong' || (kind === 'unchecked' && !parameters.mayBeUnchecked))
    throw new HistoryError('unproven', `The balances are ${kind}: ${reason}`, {
      values: { kind, reason: reason ?? '' },
    })
  const { holders, others } = keepIds(reading.holders, parameters.ids)
  const { leftOut, ...chosen } = chooseHolders(holders, kinds, rules)
  const provenance = describe(parameters, { ...chosen, holders: holders.length })
  return { ...chosen, leftOut: [...leftOut, ...others], provenance }
}

/** Holders with what they have of the ids, and those that have none. */
function keepIds(all: readonly Holder[], ids: readonly bigint[] | undefined) {
  if (!ids) return { holders: [...all], others: [] }
  const wanted = new Set(ids)
  const holders: Holder[] = []
  const others: ChosenHolders['leftOut'] = []
  for (const { account, balance, ids: held = [] } of all) {
    const kept = held.filter(({ id }) => wanted.has(id))
    if (kept.length === 0) others.push({ address: account, balance, reason: 'otherIds' })
    else holders.push({ account, balance: kept.reduce((sum, { amount }) => sum + amount, 0n), ids: kept })
  }
  return { holders, others }
}

function sortIds(ids: readonly bigint[]): string[] {
  return [...new Set(ids)].sort((one, other) => (one < other ? -1 : 1)).map(String)
}

type Described = Pick<ChosenHolders, 'recipients' | 'total'> & { holders: number }

function describe({ reading, rules, ...of }: ListHoldersParameters, described: Described): Provenance {
  const { recipients, total, holders } = described
  const { number, hash, timestamp } = reading.end
  const { kind, checked, of: all, seed, reason, isConfirmed } = reading.verdict
  return {
    format: 'saleyard holders 1',
    chainId: of.chainId,
    block: { number: String(number), hash, timestamp: String(timestamp) },
    contract: getAddress(of.contract),
    kind: of.kind,
    ...(of.ids && { ids: sortIds(of.ids) }),
    rules: packRules(rules),
    holders,
    recipients: recipients.length,
    total: String(total),
    verdict: { kind, checked, of: all, seed, ...(reason && { reason }), ...(isConfirmed && { isConfirmed }) },
  }
}

/** The rules as plain JSON: what is saved for the next time, too. */
export function packRules({ atLeast, split, without, ...rest }: HolderRules): Provenance['rules'] {
  const { withoutContracts, withoutPools, withoutBurnt } = rest
  const flags = { withoutContracts, withoutPools, withoutBurnt }
  return { atLeast: String(atLeast), split: packSplit(split), ...flags, without: without.map((one) => getAddress(one)) }
}

/** The rules of a provenance. */
export function unpackRules({ atLeast, split, ...rest }: Provenance['rules']): HolderRules {
  return { ...rest, atLeast: BigInt(atLeast), split: unpackSplit(split) }
}

function packSplit(split: HolderSplit): Provenance['rules']['split'] {
  if (split.kind === 'same') return { kind: 'same', amount: String(split.amount) }
  if (split.kind === 'proportion') return { kind: 'proportion', total: String(split.total) }
  const amounts = Object.entries(split.amounts).map(([id, amount]) => [id, String(amount)] as const)
  return { kind: 'byId', amounts: Object.fromEntries(amounts), other: String(split.other) }
}

function unpackSplit(split: Provenance['rules']['split']): HolderSplit {
  if (split.kind === 'same') return { kind: 'same', amount: BigInt(split.amount) }
  if (split.kind === 'proportion') return { kind: 'proportion', total: BigInt(split.total) }
  const amounts = Object.entries(split.amounts).map(([id, amount]) => [id, BigInt(amount)] as const)
  return { kind: 'byId', amounts: Object.fromEntries(amounts), other: BigInt(split.other) }
}
