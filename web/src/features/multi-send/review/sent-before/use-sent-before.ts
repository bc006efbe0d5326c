// Checks whether a list was sent before, by this device's runs and on chain, and holds the user's consent.

import { deployments } from '@saleyard/generated/deployments'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import type { RunMatch, StoredRun } from '@saleyard/send/run/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListKey, ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { loadTexts } from '@/lib/i18n/load-language.ts'
import { isContractAccount } from '@/lib/safe/contract-account.ts'
import { readKnown } from './read-known.ts'
import { readSentElsewhere, type SentElsewhere } from './read-sent-elsewhere.ts'

export type SentBefore = {
  /** Runs on this device that pay this list, or much of it. */
  alike: RunMatch[]
  /**
   * Transactions outside of this device that may have paid the list within the last day, and open proposals of a Safe that
   * would pay it; `unread` if that cannot be determined, undefined during the check.
   */
  elsewhere: SentElsewhere | 'unread' | undefined
  hasAgreedToAlike: boolean
  hasAgreedToElsewhere: boolean
  onAgreeToAlike: (hasAgreed: boolean) => void
  onAgreeToElsewhere: (hasAgreed: boolean) => void
  checkAgain: () => void
}

export type UseSentBeforeReturnType = SentBefore & {
  /** Checks again at the click. False unless the user has agreed to all findings. */
  checkNow: () => Promise<boolean>
  /** Ids of the runs to which the user has agreed. */
  agreedRuns: readonly string[]
  /** Shows runs that another window stored in the meantime. */
  showMatches: (alike: RunMatch[]) => void
}

type ListToCheck = {
  list: ListKey
  chainId: number
  sender: Address
  /** Undefined for native coin. */
  token: Address | undefined
  symbol: string
  /** Reads the payment of a list that goes without MultiSender. */
  readOnly: (isContract: boolean) => Promise<Payment | undefined>
}

/** In milliseconds: validity of a read of the chain; each click reads this device's runs again. */
const chainStaleTime = 15_000

/**
 * In milliseconds: maximum duration of reading the last day from the chain. The user may have to wait for it after a
 * click.
 */
const searchTimeout = 15_000

type UseSentBeforeParameters = { list: Pick<ListSummary, 'revision' | 'recipientCount'>; asset: Asset }

/** Checks whether the list in Review was sent before. */
export function useSentBefore({ list, asset }: UseSentBeforeParameters): UseSentBeforeReturnType {
  const service = useListService()
  return useCheck({
    list: list.revision,
    chainId: asset.chain.id,
    sender: asset.account as Address,
    token: asset.token,
    symbol: asset.symbol,
    // One recipient of a contract is paid through MultiSender as well, whose events show it, whichever account executes it.
    readOnly: async (isContract) =>
      list.recipientCount === 1 && !isContract ? (await service.recipientsAt([0]))[0] : undefined,
  })
}

/** Checks whether the list of a stored run was sent before, by another run or under other ids. */
export function useRunSentBefore({ plan, summary }: Pick<StoredRun, 'plan' | 'summary'>): UseSentBeforeReturnType {
  const { asset, only, total } = plan
  return useCheck({
    list: summary.id,
    chainId: plan.chainId,
    sender: plan.sender,
    token: asset.kind === 'erc20' ? asset.token : undefined,
    symbol: summary.symbol,
    readOnly: async () => only && { address: only, amount: total },
  })
}

/**
 * Checks whether a list was sent before: by this device's runs, and by the account's transactions of the last day from
 * anywhere. Runs that other windows store appear at once.
 */
function useCheck({ list, chainId, sender, token, symbol, readOnly }: ListToCheck): UseSentBeforeReturnType {
  const client = useQueryClient()
  const config = useConfig()
  const service = useListService()
  const [agreedRuns, setAgreedRuns] = useState<readonly string[]>([])
  const [agreedElsewhere, setAgreedElsewhere] = useState<string>()
  const shared = { gcTime: 0, retry: false, refetchOnWindowFocus: false } as const

  const findAlike = () => {
    const asset = token ? ({ kind: 'erc20', token } as const) : ({ kind: 'native' } as const)
    return service.findAlike(list, { chainId, symbol, asset })
  }
  const deviceQuery = {
    ...shared,
    queryKey: ['multi-send-alike', list, chainId, token],
    queryFn: async () => (await findAlike()).filter(({ runId }) => runId !== list),
  } as const
  // No generated hook: pages of logs of the last day, compared with what this device knows.
  const chainQuery = {
    ...shared,
    queryKey: ['multi-send-elsewhere', list, chainId, sender, token],
    queryFn: () => withinTime(searchElsewhere()),
    staleTime: chainStaleTime,
  } as const
  const searchElsewhere = async (): Promise<SentElsewhere> => {
    const reads = { token, countShared: (lists: Payment[][]) => service.countPaid(list, lists) }
    const isContract = await isContractAccount(config.getClient({ chainId }), sender)
    const found = await readSentElsewhere(config.getClient({ chainId }), {
      ...reads,
      multiSender: deployments.MultiSender,
      sender,
      only: await readOnly(isContract),
      readJobs: async () => new Set(await runStore.listJobs()),
      readKnown: () => readKnown(chainId, sender),
    })
    if (!isContract) return found
    const { findOpenProposals } = await import('@/features/multi-send/safe/find-open-proposals.ts')
    const proposals = await findOpenProposals(config.getClient({ chainId }), {
      ...reads,
      chainId,
      safe: sender,
      readAsking: async () => [`${list}`, ...(await findAlike()).map(({ runId }) => runId)],
    })
    if (proposals.length > 0) await loadTexts('safe')
    return { ...found, proposals }
  }
  const alikeQuery = useQuery(deviceQuery)
  const elsewhereQuery = useQuery(chainQuery)
  const { refetch } = alikeQuery
  useEffect(() => runStore.subscribe(() => void refetch()), [refetch])

  const alike = alikeQuery.data ?? []
  const elsewhere = elsewhereQuery.error ? 'unread' : elsewhereQuery.data
  const isKnown = (matches: RunMatch[]) => matches.every(({ runId }) => agreedRuns.includes(runId))
  const isAgreed = (found: SentElsewhere | 'unread') => nameOf(found) === '' || agreedElsewhere === nameOf(found)

  return {
    alike,
    elsewhere,
    hasAgreedToAlike: isKnown(alike),
    hasAgreedToElsewhere: elsewhere === undefined || isAgreed(elsewhere),
    onAgreeToAlike: (hasAgreed) => setAgreedRuns(hasAgreed ? alike.map(({ runId }) => runId) : []),
    onAgreeToElsewhere: (hasAgreed) => setAgreedElsewhere(hasAgreed && elsewhere ? nameOf(elsewhere) : undefined),
    checkAgain: () => void elsewhereQuery.refetch(),
    agreedRuns,
    showMatches: (matches) => client.setQueryData(deviceQuery.queryKey, matches),
    checkNow: async () => {
      // A running query may have begun before another window stored its run.
      await client.cancelQueries(deviceQuery)
      const isDeviceKnown = isKnown(await client.fetchQuery({ ...deviceQuery, staleTime: 0 }))
      // A user who has agreed to an unreadable day does not wait for it again.
      if (elsewhereQuery.error && isAgreed('unread')) return isDeviceKnown
      const found = await client.fetchQuery(chainQuery).catch(() => 'unread' as const)
      return isAgreed(found) && isDeviceKnown
    },
  }
}

/** Identifies the findings that the user agrees to: other findings require a new consent. Empty without findings. */
function nameOf(found: SentElsewhere | 'unread'): string {
  return found === 'unread' ? found : [...found.unknown, ...found.payers, ...(found.proposals ?? [])].join()
}

function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${searchTimeout} ms`)), searchTimeout)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
