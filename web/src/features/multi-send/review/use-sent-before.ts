import { multiSenderAddress } from '@saleyard/generated'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { ListSummary } from '../list/types.ts'
import { useListService } from '../list/use-list-service.ts'
import { readRecentBatches } from '../run/read-recent-batches.ts'
import { runStore } from '../run/run-store.ts'
import type { RunMatch } from '../run/types.ts'
import type { Asset } from '../shared/asset.ts'

type UseSentBeforeParameters = { list: Pick<ListSummary, 'revision' | 'recipientCount'>; asset: Asset }

export type SentBefore = {
  /** Runs of this device that pay this list, or much of it. */
  alike: RunMatch[]
  /**
   * How many batches of the last day no run of this device explains; `unread` where that cannot be known, undefined until
   * it is.
   */
  unknown: number | 'unread' | undefined
  hasAgreedToAlike: boolean
  hasAgreedToUnknown: boolean
  onAgreeToAlike: (hasAgreed: boolean) => void
  onAgreeToUnknown: (hasAgreed: boolean) => void
  checkAgain: () => void
}

/** A look at the chain is good for so long, ms; at this device's runs each press looks anew. */
const goodFor = 60_000

/** Longest that the chain is asked about the last day, ms. Who presses the button may have to wait for it. */
const longest = 15_000

/**
 * Whether a list was sent before: by the runs on this device, and by what the account has sent within the last day from
 * anywhere. What other windows store is seen at once.
 */
export function useSentBefore({ list, asset }: UseSentBeforeParameters): SentBefore & {
  /** Looks once more, at the moment of the press. False where the user has not agreed to all of it. */
  look: () => Promise<boolean>
  /** Ids of the runs that the user has agreed to. */
  agreedRuns: readonly string[]
  /** Another window was faster. */
  show: (alike: RunMatch[]) => void
} {
  const client = useQueryClient()
  const config = useConfig()
  const service = useListService()
  const [agreedRuns, setAgreedRuns] = useState<readonly string[]>([])
  const [agreedUnknown, setAgreedUnknown] = useState<string>()
  const { token, symbol } = asset
  const chainId = asset.chain.id
  const sender = asset.account as Address
  const shared = { gcTime: 0, retry: false, refetchOnWindowFocus: false } as const

  const ofDevice = {
    ...shared,
    queryKey: ['multi-send-alike', list.revision, chainId, token],
    queryFn: () =>
      service.findAlike(list.revision, {
        chainId,
        symbol,
        asset: token ? { kind: 'erc20', token } : { kind: 'native' },
      }),
  } as const
  const ofChain = {
    ...shared,
    queryKey: ['multi-send-recent', chainId, sender],
    queryFn: async () => {
      const of = { multiSender: multiSenderAddress, sender }
      const ids = await withinTime(readRecentBatches(config.getClient({ chainId }), of))
      // Afterwards: a batch that was just found may be of a run that was just stored.
      const jobs = new Set(await runStore.listJobs())
      return ids.filter((id) => !jobs.has(id >> 8n)).map(String)
    },
    staleTime: goodFor,
  } as const
  const alikeQuery = useQuery(ofDevice)
  // A single payment goes without MultiSender, which therefore knows nothing of it.
  const asksChain = list.recipientCount > 1
  const recentQuery = useQuery({ ...ofChain, enabled: asksChain })
  const { refetch } = alikeQuery
  useEffect(() => runStore.subscribe(() => void refetch()), [refetch])

  const alike = alikeQuery.data ?? []
  const unknown = recentQuery.error ? 'unread' : recentQuery.data?.length
  const isKnown = (matches: RunMatch[]) => matches.every(({ runId }) => agreedRuns.includes(runId))
  const isAgreed = (ids: string[] | 'unread') => ids.length === 0 || agreedUnknown === String(ids)

  return {
    alike,
    unknown: asksChain ? unknown : 0,
    hasAgreedToAlike: isKnown(alike),
    hasAgreedToUnknown: isAgreed(recentQuery.error ? 'unread' : (recentQuery.data ?? [])),
    onAgreeToAlike: (hasAgreed) => setAgreedRuns(hasAgreed ? alike.map(({ runId }) => runId) : []),
    onAgreeToUnknown: (hasAgreed) =>
      setAgreedUnknown(hasAgreed ? String(recentQuery.error ? 'unread' : recentQuery.data) : undefined),
    checkAgain: () => void recentQuery.refetch(),
    agreedRuns,
    show: (matches) => client.setQueryData(ofDevice.queryKey, matches),
    look: async () => {
      const isDeviceKnown = isKnown(await client.fetchQuery({ ...ofDevice, staleTime: 0 }))
      if (!asksChain) return isDeviceKnown
      // Who has agreed to a day that cannot be read does not wait for it once more.
      if (recentQuery.error && isAgreed('unread')) return isDeviceKnown
      const recent = await client.fetchQuery(ofChain).catch(() => 'unread' as const)
      return isAgreed(recent) && isDeviceKnown
    },
  }
}

function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${longest} ms`)), longest)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
