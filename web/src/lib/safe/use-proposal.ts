// Returns a proposal of this device with what the chain says about it, and keeps both up to date.

import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import { findChain } from '@/lib/networks/chains.ts'
import { isProven } from './hand-on.ts'
import { proposalStore, type StoredProposal } from './proposal-store.ts'
import { firstDepth, type ProposalReading, readProposalState } from './read-proposal.ts'

/** Between two reads, ms: owners take hours. */
const readInterval = 12_000
/** The same where logs do not say what became of it, ms: each read searches many blocks. */
const unclearInterval = 300_000
/** How much further back each further search goes. */
const furtherBy = 10n

export type ProposalView = {
  /** `undefined` while it is read; `missing` if this device has no such proposal, `unreadable` without storage. */
  stored: StoredProposal | 'missing' | 'unreadable' | undefined
  /** The last reading, which may be old: see `isSilent`. Undefined before the first one. */
  reading: ProposalReading | undefined
  /** Time of the reading, ms since 1970. */
  readAt: number
  /** Why the last read failed: then what is shown is as of `readAt`. */
  error: unknown
  readAgain: () => void
  isReading: boolean
  /** Searches blocks that are further back, from now on. */
  searchFurther: () => void
}

/** @param safeTxHash Of a proposal of this device. */
export function useProposal(safeTxHash: Hash): ProposalView {
  const config = useConfig()
  const stored = useStoredProposal(safeTxHash)
  const proven = typeof stored === 'object' && isProven(stored) ? stored : undefined
  const isReadable = proven !== undefined && findChain(proven.chainId)?.configured === true
  const [depth, setDepth] = useState(firstDepth)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    // Another signature is another reading; the one before stays visible until then.
    queryKey: ['safe-proposal', safeTxHash, proven?.signatures.length, depth.toString()],
    queryFn: () => readProposalState(config, proven as NonNullable<typeof proven>, depth),
    enabled: isReadable,
    placeholderData: (previous, query) => (query?.queryKey[1] === safeTxHash ? previous : undefined),
    refetchInterval: ({ state: { data: last } }) =>
      !last?.isFinal && (last?.outcome.state === 'unclear' ? unclearInterval : readInterval),
  })
  const readAgain = useCallback(() => void refetch(), [refetch])
  const searchFurther = useCallback(() => setDepth((last) => last * furtherBy), [])
  return { stored, reading: data, readAt: dataUpdatedAt, error, readAgain, isReading: isFetching, searchFurther }
}

/** Follows a stored proposal in this and in other tabs. */
function useStoredProposal(safeTxHash: Hash): ProposalView['stored'] {
  const [stored, setStored] = useState<ProposalView['stored']>()
  useEffect(() => {
    let isCurrent = true
    const read = () =>
      proposalStore.get(safeTxHash).then(
        (found) => isCurrent && setStored(found ?? 'missing'),
        () => isCurrent && setStored('unreadable'),
      )
    void read()
    const unsubscribe = proposalStore.subscribe(read)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [safeTxHash])
  return typeof stored === 'object' && stored.safeTxHash !== safeTxHash ? undefined : stored
}

/** Returns every proposal of this device, newest first; undefined while they are read, empty without storage. */
export function useProposals(): StoredProposal[] | undefined {
  const [proposals, setProposals] = useState<StoredProposal[]>()
  useEffect(() => {
    let isCurrent = true
    let reading: Promise<void> | undefined
    let hasChanged = false
    const read = async () => {
      const found = await proposalStore.list().catch(() => [])
      if (isCurrent) setProposals(found)
    }
    // While many are opened there are many changes: they are read once the read before is over.
    const readAgain = () => {
      hasChanged = reading !== undefined
      reading ??= read().finally(() => {
        reading = undefined
        if (isCurrent && hasChanged) readAgain()
      })
    }
    readAgain()
    const unsubscribe = proposalStore.subscribe(readAgain)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [])
  return proposals
}
