import { multiSenderAddress } from '@saleyard/generated/abis'
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
import { readKnown } from './read-known.ts'
import { readSentElsewhere, type SentElsewhere } from './read-sent-elsewhere.ts'

export type SentBefore = {
  /** Runs of this device that pay this list, or much of it. */
  alike: RunMatch[]
  /**
   * What may have paid the list within the last day without this device; `unread` where that cannot be known, undefined until
   * it is.
   */
  elsewhere: SentElsewhere | 'unread' | undefined
  hasAgreedToAlike: boolean
  hasAgreedToElsewhere: boolean
  onAgreeToAlike: (hasAgreed: boolean) => void
  onAgreeToElsewhere: (hasAgreed: boolean) => void
  checkAgain: () => void
}

export type UseSentBeforeReturnType = SentBefore & {
  /** Looks once more, at the moment of the press. False where the user has not agreed to all of it. */
  checkNow: () => Promise<boolean>
  /** Ids of the runs that the user has agreed to. */
  agreedRuns: readonly string[]
  /** Another window was faster. */
  showMatches: (alike: RunMatch[]) => void
}

type ListToCheck = {
  list: ListKey
  chainId: number
  sender: Address
  /** Absent for native coin. */
  token: Address | undefined
  symbol: string
  /** Reads the payment of a list that goes without MultiSender. */
  readOnly: () => Promise<Payment | undefined>
}

/** A look at the chain is good for so long, ms; at this device's runs each press looks anew. */
const chainStaleTime = 15_000

/** Longest that the chain is asked about the last day, ms. Who presses the button may have to wait for it. */
const searchTimeout = 15_000

type UseSentBeforeParameters = { list: Pick<ListSummary, 'revision' | 'recipientCount'>; asset: Asset }

/** Whether the list in Review was sent before. */
export function useSentBefore({ list, asset }: UseSentBeforeParameters): UseSentBeforeReturnType {
  const service = useListService()
  return useCheck({
    list: list.revision,
    chainId: asset.chain.id,
    sender: asset.account as Address,
    token: asset.token,
    symbol: asset.symbol,
    readOnly: async () => (list.recipientCount === 1 ? (await service.recipientsAt([0]))[0] : undefined),
  })
}

/** Whether the list of a stored run was sent before, by another run or under other ids. */
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
 * Whether a list was sent before: by the runs on this device, and by what the account has sent within the last day from
 * anywhere. What other windows store is seen at once.
 */
function useCheck({ list, chainId, sender, token, symbol, readOnly }: ListToCheck): UseSentBeforeReturnType {
  const client = useQueryClient()
  const config = useConfig()
  const service = useListService()
  const [agreedRuns, setAgreedRuns] = useState<readonly string[]>([])
  const [agreedElsewhere, setAgreedElsewhere] = useState<string>()
  const shared = { gcTime: 0, retry: false, refetchOnWindowFocus: false } as const

  const ofDevice = {
    ...shared,
    queryKey: ['multi-send-alike', list, chainId, token],
    queryFn: async () => {
      const asset = token ? ({ kind: 'erc20', token } as const) : ({ kind: 'native' } as const)
      const matches = await service.findAlike(list, { chainId, symbol, asset })
      return matches.filter(({ runId }) => runId !== list)
    },
  } as const
  const ofChain = {
    ...shared,
    queryKey: ['multi-send-elsewhere', list, chainId, sender, token],
    queryFn: async () => {
      const only = await readOnly()
      const search = readSentElsewhere(config.getClient({ chainId }), {
        multiSender: multiSenderAddress,
        sender,
        token,
        only,
        countShared: (lists) => service.countPaid(list, lists),
        readKnown: () => readKnown(chainId, sender),
        readJobs: async () => new Set(await runStore.listJobs()),
      })
      return withinTime(search)
    },
    staleTime: chainStaleTime,
  } as const
  const alikeQuery = useQuery(ofDevice)
  const elsewhereQuery = useQuery(ofChain)
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
    showMatches: (matches) => client.setQueryData(ofDevice.queryKey, matches),
    checkNow: async () => {
      // One that is under way may have begun before another window stored its run.
      await client.cancelQueries(ofDevice)
      const isDeviceKnown = isKnown(await client.fetchQuery({ ...ofDevice, staleTime: 0 }))
      // Who has agreed to a day that cannot be read does not wait for it once more.
      if (elsewhereQuery.error && isAgreed('unread')) return isDeviceKnown
      const found = await client.fetchQuery(ofChain).catch(() => 'unread' as const)
      return isAgreed(found) && isDeviceKnown
    },
  }
}

/** Names what the user agrees to: another find asks again. Empty where nothing is found. */
function nameOf(found: SentElsewhere | 'unread'): string {
  return found === 'unread' ? found : [...found.unknown, ...found.payers].join()
}

function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${searchTimeout} ms`)), searchTimeout)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
