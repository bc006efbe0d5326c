// Sorts a list's names by their known records, and looks names up on request, one lookup at a time.

import type { NameRecords } from '@saleyard/send/list/questions.ts'
import { useEffect, useRef, useState } from 'react'
import type { Transport } from 'viem'
import { mainnet } from 'viem/chains'
import { createChainTransport } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'

let ethereum: Transport | undefined

/**
 * Returns one transport for all lookups, so that it learns each endpoint's health once; the first lookup creates it.
 */
function openEthereum(): Transport {
  ethereum ??= createChainTransport(getChain(mainnet.id))
  return ethereum
}

type NameLookup = {
  /** Progress of the running lookup, in names. */
  progress: { done: number; total: number } | undefined
  /** @param hosts Gateways that the user consented to. */
  start: (names: readonly string[], hosts?: readonly string[]) => void
  /** Stops the lookup; known records stay. */
  stop: () => void
}

/** Looks names up for a chain on request, one lookup at a time. Leaving the chain or the page stops a lookup. */
export function useNameLookup(chainId: number, onLearned: (records: NameRecords) => void): NameLookup {
  const [progress, setProgress] = useState<NameLookup['progress']>()
  const running = useRef<AbortController>(undefined)

  // A running lookup belongs to the former chain.
  useEffect(
    () => () => {
      running.current?.abort('left')
      running.current = undefined
      setProgress(undefined)
    },
    [chainId],
  )

  const start: NameLookup['start'] = async (names, hosts = []) => {
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const total = names.length
    setProgress({ done: 0, total })
    const onProgress = (done: number) => !signal.aborted && setProgress({ done, total })
    // Loaded on demand: most lists have no names.
    const records = await import('@saleyard/send/names/resolve-names.ts')
      .then(({ resolveNames }) =>
        resolveNames({ names, hosts, chainId, transport: openEthereum(), onProgress, signal }),
      )
      .catch(() => ({}))
    if (signal.reason === 'left') return
    running.current = undefined
    setProgress(undefined)
    onLearned(records)
  }
  return { progress, start, stop: () => running.current?.abort('stopped') }
}

export type SortedNames = {
  /** Names without a record, or with a failed one. */
  open: string[]
  /** Names of `open` whose lookup failed. */
  failed: string[]
  gateway: string[]
  /** Hosts that the lookup of `gateway` requires; `failedHosts` are those that did not answer. */
  hosts: string[]
  failedHosts: string[]
  /** When the oldest of the other records was read, ms since 1970; undefined without any. */
  oldest: number | undefined
}

/** Sorts the names of a list by their records. */
export function sortNames(names: readonly string[], records: NameRecords): SortedNames {
  const known = names.map((name) => ({ name, record: Object.hasOwn(records, name) ? records[name] : undefined }))
  const open = known.filter(({ record }) => !record || record.kind === 'failed')
  const gateways = known.flatMap(({ name, record }) => (record?.kind === 'gateway' ? [{ name, record }] : []))
  const times = known.flatMap(({ record }) => (record && record.kind !== 'failed' ? [record.readAt] : []))
  return {
    open: open.map(({ name }) => name),
    failed: open.flatMap(({ name, record }) => (record ? [name] : [])),
    gateway: gateways.map(({ name }) => name),
    hosts: [...new Set(gateways.flatMap(({ record }) => record.hosts))],
    failedHosts: [...new Set(gateways.flatMap(({ record }) => record.failed ?? []))],
    oldest: times.length > 0 ? times.reduce((first, time) => Math.min(first, time)) : undefined,
  }
}
